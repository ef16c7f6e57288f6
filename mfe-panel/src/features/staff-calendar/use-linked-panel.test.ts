import { linkedPanel } from './use-linked-panel';

const read = (query: string) => linkedPanel(new URLSearchParams(query), '2026-11-27');

test.each([
  ['open=book', { kind: 'book', preset: { date: '2026-11-27', time: '' } }],
  ['open=waiting', { kind: 'waiting' }],
  ['open=search', { kind: 'search' }],
  ['find=nowak', { kind: 'search', text: 'nowak' }],
])('a link with %s opens it', (query, panel) => {
  expect(read(query)).toEqual(panel);
});

test.each(['', 'open=all', 'find=', 'open=visit'])('"%s" opens nothing', (query) => {
  expect(read(query)).toBeNull();
});
