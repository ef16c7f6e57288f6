import { workSpans, workWords } from './work-spans';

const open = { from: 540, to: 1200 };
const off = [
  { from: 0, to: 600, isBreak: false },
  { from: 780, to: 810, isBreak: true },
  { from: 1080, to: 1440, isBreak: false },
];

test('work is what opening hours leave without breaks and free time', () => {
  expect(workWords({ open, off })).toBe('10:00–13:00, 13:30–18:00');
  expect(workSpans({ open, off: [] })).toEqual([open]);
});

test('a day off and a closed salon have no work', () => {
  expect(workSpans({ open, off: [{ from: 0, to: 1440, isBreak: false }] })).toEqual([]);
  expect(workSpans({ open: null, off })).toEqual([]);
});
