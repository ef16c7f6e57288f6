import { rangeBefore, rangeRefusal, readRange, usualRanges } from './figures-range';

const TODAY = '2026-03-31';

test('without an address it is the last 30 days by day', () => {
  expect(readRange({ from: '', to: '', step: '' }, TODAY)).toEqual({ from: '2026-03-02', to: TODAY, step: 'day' });
});

test.each(['2026-13-01', 'yesterday', '2026-1-1'])('a date that is none is as if it were not set: %s', (from) => {
  expect(readRange({ from, to: '2026-03-10', step: 'month' }, TODAY)).toEqual({
    from: '2026-02-09',
    to: '2026-03-10',
    step: 'month',
  });
});

test('a range that the API refuses is refused with its reason', () => {
  expect(rangeRefusal({ from: '2026-03-02', to: '2026-03-01' })).toBe('order');
  expect(rangeRefusal({ from: '2025-01-01', to: '2026-03-01' })).toBe('length');
  expect(rangeRefusal({ from: '2026-03-01', to: '2026-03-01' })).toBeNull();
});

test.each([
  [
    { from: '2026-03-01', to: '2026-03-31' },
    { from: '2026-01-29', to: '2026-02-28' },
  ],
  [
    { from: '2026-03-29', to: '2026-03-29' },
    { from: '2026-03-28', to: '2026-03-28' },
  ],
])('the range before %j has as many days and ends the day before', (range, before) => {
  expect(rangeBefore(range)).toEqual(before);
});

test('usual ranges lie within what the API takes, and the last month is a whole one', () => {
  const ranges = usualRanges(TODAY);
  expect(ranges.map(({ range }) => rangeRefusal(range))).toEqual([null, null, null, null, null, null]);
  expect(ranges.find(({ name }) => name === 'lastMonth')?.range).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
    step: 'day',
  });
});
