import fc from 'fast-check';
import { percentBelow, reductionOf } from '.';

test.each([
  [16_915, 15_920, 5],
  [20_000, 16_000, 20],
  [18_997, 15_198, 19],
  [300, 200, 33],
  [300, 100, 66],
  [100, 100, 0],
  [100, 120, 0],
  [0, 0, 0],
  [100, 0, 100],
  [100_000, 99_999, 0],
])('from %i to %i are %i per cent', (reference, amount, percent) => {
  expect(percentBelow(reference, amount)).toBe(percent);
});

test('a percentage is whole, from 0 to 100, never more than is taken off, and less than one per cent short of it', () => {
  const amount = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const percent = percentBelow(high, low);
      expect(Number.isInteger(percent)).toBe(true);
      expect(BigInt(percent) * BigInt(high)).toBeLessThanOrEqual(BigInt(high - low) * 100n);
      expect(BigInt(percent + 1) * BigInt(high)).toBeGreaterThan(BigInt(high - low) * 100n);
    }),
  );
});

test('a reduction is counted from the lowest price of the 30 days before, not from the price just before', () => {
  // 199.00 on the last day, 169.15 three weeks earlier: 159.20 is 5 % less, not 20 %.
  expect(reductionOf({ paid: 15_920, lowestPiece: 16_915, pieces: 1 })).toEqual({
    lowest: 16_915,
    lowestEach: null,
    percent: 5,
  });
});

test.each([
  ['the price is the lowest again', { paid: 16_915, lowestPiece: 16_915, pieces: 1 }],
  ['the lowest price is not undercut', { paid: 17_000, lowestPiece: 16_915, pieces: 1 }],
  ['no promotion runs, or it was never sold before', { paid: 100, lowestPiece: null, pieces: 1 }],
])('nothing is announced when %s', (_why, bought) => {
  expect(reductionOf(bought)).toBeNull();
});

test('several treatments have the lowest price in all and for one', () => {
  expect(reductionOf({ paid: 57_600, lowestPiece: 14_400, pieces: 5 })).toEqual({
    lowest: 72_000,
    lowestEach: 14_400,
    percent: 20,
  });
  // Two packages of six treatments.
  expect(reductionOf({ paid: 180_000, lowestPiece: 100_000, pieces: 2, treatments: 12 })).toEqual({
    lowest: 200_000,
    lowestEach: 16_667,
    percent: 10,
  });
});
