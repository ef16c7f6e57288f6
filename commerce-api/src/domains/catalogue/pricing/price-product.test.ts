import fc from 'fast-check';
import { priceProduct } from './price-product';
import type { PricingInput } from './pricing-queries';

const now = new Date('2026-11-20T12:00:00Z');
const prices: NonNullable<PricingInput[0]> = [
  [1, 1, 32_900, 'PLN'],
  [2, 4, 30_300, 'PLN'],
  [5, 9, 28_000, 'PLN'],
];
const promotion = (id: string, kind: 'percentage' | 'amount', value: number, position: number, endAt: string) =>
  [
    ...([id, `Promotion ${id}`, `promotion-${id}`, kind, value, '2026-11-10T23:00:00Z', endAt, position] as const),
    ...(['2026-10-11T22:00:00Z', '2026-11-10T23:00:00Z'] as const),
  ] as NonNullable<PricingInput[1]>[number];

test('the matrix and its first price do not hang on the order in which rows were gathered', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(prices, { minLength: prices.length }), (gathered) => {
      const priced = priceProduct([gathered, null, null], now);
      expect(priced?.pricing).toEqual({ price: 32_900, finalPrice: 32_900, currency: { code: 'PLN' } });
      expect(priced?.pricingMatrix.map(({ quantityFrom, price }) => [quantityFrom, price])).toEqual([
        [1, 32_900],
        [2, 30_300],
        [5, 28_000],
      ]);
    }),
  );
});

test('of promotions that run the first holds, and each row has its own lowest price before it', () => {
  const runs = '2026-12-01T00:00:00Z';
  const promos = [
    promotion('2', 'percentage', 50, 2, runs),
    promotion('1', 'percentage', 10, 1, runs),
    promotion('3', 'amount', 30_000, 0, '2026-11-15T00:00:00Z'),
  ];
  const at = '2026-09-01T00:00:00Z';
  const later = '2026-10-20T00:00:00Z';
  const priced = priceProduct(
    [
      prices,
      promos,
      [
        [1, 1, 34_900, at],
        [2, 4, 29_900, at],
        [5, 9, 28_000, at],
        [1, 1, 32_900, later],
        [2, 4, 30_300, later],
      ],
    ],
    now,
  );
  expect(priced?.pricing.finalPrice).toBe(29_610);
  expect(priced?.ongoingPromos.map(({ id, pricing }) => [id, pricing.finalPrice])).toEqual([
    ['1', 29_610],
    ['2', 16_450],
  ]);
  const lowest = [32_900, 29_900, 28_000];
  expect(priced?.pricingMatrix.map(({ lowestPriceValue }) => lowestPriceValue)).toEqual(lowest);
  for (const { pricingMatrix } of priced?.ongoingPromos ?? []) {
    expect(pricingMatrix.map(({ lowestPriceValue }) => lowestPriceValue)).toEqual(lowest);
  }
  expect(priced?.promoValidTo).toBe('2026-12-01T00:00:00.000Z');
});

test('without a price in the market there is nothing to sell', () => {
  expect(priceProduct([null, null, null], now)).toBeNull();
});
