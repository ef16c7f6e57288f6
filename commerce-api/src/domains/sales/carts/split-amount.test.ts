import fc from 'fast-check';
import { splitAmount } from './split-amount';

const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 40 });

test('parts add up to the amount and none is larger than its weight when the amount fits', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
      const sum = lines.reduce((total, line) => total + line, 0);
      const amount = Math.floor(sum * share);
      const parts = splitAmount(amount, lines);
      expect(parts.reduce((total, part) => total + part, 0)).toBe(amount);
      parts.forEach((part, index) => {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(lines[index] ?? 0);
      });
    }),
  );
});

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10, [999, 1], [10, 0]],
  [5, [0, 0], [0, 0]],
  [3, [1, 1, 2], [1, 1, 1]],
])('%i over %j is %j', (amount, lines, parts) => {
  expect(splitAmount(amount, lines)).toEqual(parts);
});
