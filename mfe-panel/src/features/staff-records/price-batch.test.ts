import fc from 'fast-check';
import { batchAmount, batchChanges, STEPS, typedPercent } from './price-batch';

test.each([
  ['5', 5],
  ['+5 %', 5],
  ['-7,5', -7.5],
  ['−10', -10],
  ['0', null],
  ['', null],
  ['dużo', null],
  ['-95', null],
  ['250', null],
  ['1,234', null],
])('%s is read as %s', (text, percent) => {
  expect(typedPercent(text)).toBe(percent);
});

test.each([
  [19_900, { percent: 5, step: 1 }, 20_895],
  [19_900, { percent: 5, step: 100 }, 20_900],
  [19_900, { percent: 5, step: 500 }, 21_000],
  [19_900, { percent: -10, step: 100 }, 17_900],
  [100, { percent: -90, step: 500 }, 500],
  [0, { percent: 5, step: 100 }, 0],
])('%s by %j is %s', (amount, rule, becomes) => {
  expect(batchAmount(amount, rule)).toBe(becomes);
});

test('a new amount is a multiple of the step, within one of it from the exact one', () => {
  const amounts = fc.integer({ min: 1, max: 10_000_000 });
  const percents = fc.integer({ min: -9000, max: 20_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(amounts, percents, fc.constantFrom(...STEPS), (amount, percent, step) => {
      const becomes = batchAmount(amount, { percent, step });
      expect(becomes % step).toBe(0);
      expect(becomes).toBeGreaterThanOrEqual(step);
      expect(Math.abs(becomes - (amount * (100 + percent)) / 100)).toBeLessThanOrEqual(step);
    }),
  );
});

test('prices that stay as they are are left out', () => {
  const price = (id: string, amount: number) => ({
    id,
    productId: '1',
    currency: 'PLN',
    quantityFrom: 1,
    quantityTo: 1,
    price: amount,
  });
  const changes = batchChanges([price('1', 100), price('2', 10_000)], { percent: 1, step: 100 });
  expect(changes.map(({ price: { id }, becomes }) => [id, becomes])).toEqual([['2', 10_100]]);
});
