import { differenceOf } from './till-words';

test.each([
  [null, 5_000, null],
  [5_000, 5_000, 0],
  [4_900, 5_000, -100],
  [0, -300, 300],
])('of a count of %s where %s was expected the difference is %s', (counted, expected, difference) => {
  expect(differenceOf({ counted, expected })).toBe(difference);
});
