import fc from 'fast-check';
import { matrixRow, type PricedProduct, priceChoice, priceChoices, seriesChoice } from './price-rules';

const row = (quantityFrom: number, quantityTo: number, price: number, lowestPriceValue: number | null = null) => ({
  quantityFrom,
  quantityTo,
  price,
  currency: 'PLN' as const,
  lowestPriceValue,
});

function product(change: Partial<PricedProduct> = {}): PricedProduct {
  return {
    type: 'product',
    packageQuantity: 1,
    recommendedQuantityFrom: 6,
    recommendedQuantityTo: 9,
    pricing: { price: 20_000, finalPrice: 20_000, currency: { code: 'PLN' } },
    pricingMatrix: [row(1, 3, 20_000), row(4, 8, 17_000), row(9, 12, 15_000)],
    ongoingPromos: [],
    ...change,
  };
}

function promoted(change: Partial<PricedProduct> = {}): PricedProduct {
  return product({
    pricingMatrix: [row(1, 3, 20_000, 18_900), row(4, 8, 17_000, 16_500), row(9, 12, 15_000)],
    ongoingPromos: [
      {
        id: '1',
        name: 'Autumn',
        slug: 'autumn',
        startAt: '2026-11-01T00:00:00+01:00',
        endAt: '2026-12-01T00:00:00+01:00',
        product: { id: '1', name: 'Legs' },
        pricing: { price: 20_000, finalPrice: 16_000, currency: { code: 'PLN' } },
        pricingMatrix: [row(1, 3, 16_000), row(4, 8, 14_000)],
      },
    ],
    ...change,
  });
}

test('a quantity outside of every row has no price', () => {
  expect(matrixRow(product().pricingMatrix, 8)?.price).toBe(17_000);
  expect(matrixRow(product().pricingMatrix, 13)).toBeNull();
  expect(priceChoice(product(), 13)).toBeNull();
  expect(priceChoice(product({ pricingMatrix: [] }), 1)).toBeNull();
});

test('a series costs its row’s price a piece and shows what it saves against single treatments', () => {
  expect(priceChoice(product(), 9)).toEqual({
    quantity: 9,
    treatments: 9,
    unitFinal: 15_000,
    total: 135_000,
    perTreatment: 15_000,
    reduction: null,
    savingsPercent: 25,
    saved: 45_000,
    recommended: false,
  });
});

test('one choice is the recommended series, and choices of one row differ in what they save', () => {
  const choices = priceChoices(product({ recommendedQuantityTo: 8 }));
  expect(choices.map(({ quantity, recommended }) => [quantity, recommended])).toEqual([
    [1, false],
    [4, false],
    [6, true],
    [8, false],
    [9, false],
  ]);
  expect(choices.map(({ savingsPercent, saved }) => [savingsPercent, saved])).toEqual([
    [0, 0],
    [15, 12_000],
    [15, 18_000],
    [15, 24_000],
    [25, 45_000],
  ]);
});

test('the first running promotion sets the price and brings the lowest price of the 30 days before it', () => {
  expect(priceChoice(promoted(), 1)).toMatchObject({
    total: 16_000,
    reduction: { lowest: 18_900, lowestEach: null, percent: 15 },
    savingsPercent: 0,
    recommended: false,
  });
  expect(priceChoice(promoted(), 4)).toMatchObject({
    unitFinal: 14_000,
    reduction: { lowest: 66_000, lowestEach: 16_500, percent: 15 },
    // Against single treatments at today's 160: the promotion is no part of the saving.
    savingsPercent: 12,
  });
});

test('a promotion without a row for the quantity leaves the regular price', () => {
  expect(priceChoice(promoted(), 9)).toMatchObject({ unitFinal: 15_000, total: 135_000, reduction: null });
});

test('a package is one piece of several treatments, priced per visit', () => {
  const soft = product({ type: 'package', packageQuantity: 9, pricingMatrix: [row(1, 1, 100_000)] });
  expect(priceChoices(soft)).toHaveLength(1);
  expect(priceChoice(soft, 1)).toMatchObject({ treatments: 9, total: 100_000, perTreatment: 11_111 });
  expect(seriesChoice(soft)).toBeNull();
});

test('choices are the starts of the rows and the recommended series, each once and only what is sold', () => {
  expect(priceChoices(product()).map(({ quantity }) => quantity)).toEqual([1, 4, 6, 9]);
  const single = product({ pricingMatrix: [row(1, 1, 20_000)] });
  expect(priceChoices(single).map(({ quantity }) => quantity)).toEqual([1]);
  expect(seriesChoice(single)).toBeNull();
});

test('a card names the recommended series only when a treatment is cheaper in it', () => {
  expect(seriesChoice(product())).toMatchObject({ quantity: 6, perTreatment: 17_000 });
  expect(seriesChoice(product({ pricingMatrix: [row(1, 12, 20_000)] }))).toBeNull();
});

test('totals are whole, never above the regular price, and savings a whole percentage from 0 to 100', () => {
  const price = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(price, price, price, fc.integer({ min: 1, max: 12 }), (single, series, cut, quantity) => {
      const matrix = [row(1, 3, single), row(4, 12, Math.min(single, series))];
      const base = promoted({ pricingMatrix: matrix });
      const [promo] = base.ongoingPromos;
      if (!promo) throw new Error('no promotion');
      const pricingMatrix = matrix.map((one) => ({ ...one, price: Math.min(one.price, cut) }));
      const choice = priceChoice({ ...base, ongoingPromos: [{ ...promo, pricingMatrix }] }, quantity);
      expect(choice?.total).toBeLessThanOrEqual((matrixRow(matrix, quantity)?.price ?? -1) * quantity);
      for (const amount of [choice?.total, choice?.perTreatment, choice?.savingsPercent]) {
        expect(Number.isInteger(amount)).toBe(true);
      }
      expect(choice?.savingsPercent).toBeGreaterThanOrEqual(0);
      expect(choice?.savingsPercent).toBeLessThanOrEqual(100);
    }),
  );
});
