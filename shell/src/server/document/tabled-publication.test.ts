import { tabledPublication } from './tabled-publication';

const publication = (value: unknown) => ({ topic: 'commerce', value, id: 'commerce@1', kind: 'event' as const });

test('records with the same members become a table, and the value keeps the order of its members', () => {
  const value = {
    event: 'seen',
    items: [
      { id: '1', price: 2 },
      { id: '2', price: 3 },
    ],
    last: true,
  };
  const tabled = tabledPublication(publication(value));
  expect(tabled.tables).toEqual({
    items: {
      members: ['id', 'price'],
      rows: [
        ['1', 2],
        ['2', 3],
      ],
    },
  });
  expect(JSON.stringify(tabled.value)).toBe('{"event":"seen","items":[],"last":true}');
});

test.each([
  ['one record', { items: [{ id: '1' }] }],
  ['records of other members', { items: [{ id: '1' }, { id: '2', note: 'x' }] }],
  [
    'records in another order of members',
    {
      items: [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    },
  ],
  ['no records', { items: ['a', 'b'] }],
  ['a list by itself', [{ id: '1' }, { id: '2' }]],
  ['a number', 2],
  ['nothing', null],
])('%s stays as it is', (_what, value) => {
  expect(tabledPublication(publication(value))).toEqual(publication(value));
});
