import { balancedColumn } from './balanced-column';

const columns = (items: number) => Number(/\/ (\d)/.exec(balancedColumn(items, '14rem', '2rem'))?.[1]);

test('the last row is as full as can be', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(columns)).toEqual([4, 4, 3, 4, 3, 3, 4, 4, 3]);
});

test('a column is the share of the row, and never narrower than a text needs', () => {
  expect(balancedColumn(6, '14rem', '2rem')).toBe(
    'max(14rem, clamp((100% - 2 * 2rem) / 3, (3 * 14rem + 2 * 2rem - 100%) * 999, (100% - 1 * 2rem) / 2))',
  );
});

test('where three items do not fit beside each other, each has a row of its own', () => {
  expect(balancedColumn(3, '14rem', '2rem')).toMatch(/, 100%\)\)$/);
});
