import fc from 'fast-check';
import { inZloty, rateText } from './exchange-rate-rules';

test.each([
  [0, 49_123, 0],
  [100, 49_123, 491],
  [1, 50_000, 5],
  [1, 45_000, 5],
  [1, 44_999, 4],
  [-100, 49_123, -491],
])('%i at %i is %i', (amount, rate, expected) => {
  expect(inZloty(amount, { rate })).toBe(expected);
});

test('an amount and its opposite add up to nothing, and nothing is off by more than half a grosz', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 1, max: 99_999 }), (amount, rate) => {
      expect(inZloty(amount, { rate }) + inZloty(-amount, { rate })).toBe(0);
      expect(Math.abs(inZloty(amount, { rate }) * 10_000 - amount * rate)).toBeLessThanOrEqual(5000);
    }),
  );
});

test.each([
  [49_123, '4.9123'],
  [500, '0.0500'],
])('%i is written %s', (rate, text) => {
  expect(rateText({ rate })).toBe(text);
});
