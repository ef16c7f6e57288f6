import fc from 'fast-check';
import { type CodeTerms, cartTotals, type TotalsLine } from './cart-totals';

const unit = fc
  .record({ promoPrice: fc.nat(500_000), promotion: fc.nat(200_000), series: fc.nat(100_000) })
  .map(({ promoPrice, promotion, series }) => ({
    promoPrice,
    price: promoPrice + promotion,
    singlePrice: promoPrice + promotion + series,
    lowestPriceValue: null,
  }));
const line: fc.Arbitrary<TotalsLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  isAccepted: fc.boolean(),
  categoryId: fc.constantFrom('1', '2', null),
  unit: fc.option(unit, { freq: 8 }),
});
const terms: fc.Arbitrary<CodeTerms | null> = fc.option(
  fc.oneof(
    fc.record({
      discountType: fc.constant('percentage' as const),
      discountValue: fc.integer({ min: 1, max: 100 }),
      categoryId: fc.constantFrom('1', null),
    }),
    fc.record({
      discountType: fc.constant('amount' as const),
      discountValue: fc.integer({ min: 1, max: 5_000_000 }),
      categoryId: fc.constantFrom('1', null),
    }),
  ),
);

test('lines add up to the totals, nothing falls below 0, left-out lines cost nothing', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), terms, fc.nat(1_000_000), (lines, code, voucher) => {
      const totals = cartTotals(lines, code, voucher);
      const accepted = totals.lines.filter((_, index) => lines[index]?.isAccepted);
      const sum = (pick: (amounts: NonNullable<(typeof accepted)[number]>) => number) =>
        accepted.reduce((total, amounts) => total + (amounts ? pick(amounts) : 0), 0);
      expect(sum((amounts) => amounts.finalPrice)).toBe(totals.priceTotal);
      expect(sum((amounts) => amounts.discountCodeValue)).toBe(totals.discountCodeValue);
      expect(totals.priceTotal).toBe(sum((amounts) => amounts.promoPrice) - totals.discountCodeValue);
      expect(totals.highestPriceTotal).toBeGreaterThanOrEqual(totals.originalPriceTotal);
      expect(totals.originalPriceTotal).toBeGreaterThanOrEqual(totals.priceTotal);
      expect(totals.amountDue).toBe(Math.max(0, totals.priceTotal - voucher));
      for (const amounts of totals.lines) {
        if (!amounts) continue;
        expect(amounts.finalPrice).toBeGreaterThanOrEqual(0);
        expect(amounts.discountCodeValue).toBeGreaterThanOrEqual(0);
      }
      totals.lines.forEach((amounts, index) => {
        if (!lines[index]?.isAccepted && amounts) expect(amounts.discountCodeValue).toBe(0);
        if (code?.categoryId && lines[index]?.categoryId !== code.categoryId && amounts)
          expect(amounts.discountCodeValue).toBe(0);
      });
    }),
  );
});

const one = (promoPrice: number, quantity = 1, categoryId: string | null = '1'): TotalsLine => ({
  quantity,
  isAccepted: true,
  categoryId,
  unit: { price: promoPrice, promoPrice, singlePrice: promoPrice, lowestPriceValue: null },
});

test('ten percent of 99.99 and 0.05 is 10.00, taken from the larger line first', () => {
  const totals = cartTotals([one(9999), one(5)], { discountType: 'percentage', discountValue: 10, categoryId: null });
  expect(totals.discountCodeValue).toBe(1000);
  expect(totals.lines.map((amounts) => amounts?.discountCodeValue)).toEqual([1000, 0]);
});

test('an amount larger than the lines it is for takes only those to zero', () => {
  const totals = cartTotals([one(3000), one(7000, 1, '2')], {
    discountType: 'amount',
    discountValue: 5000,
    categoryId: '1',
  });
  expect(totals.discountCodeValue).toBe(3000);
  expect(totals.priceTotal).toBe(7000);
});

test('the highest price is that of quantity 1', () => {
  const totals = cartTotals(
    [
      {
        quantity: 3,
        isAccepted: true,
        categoryId: null,
        unit: { price: 900, promoPrice: 800, singlePrice: 1000, lowestPriceValue: 850 },
      },
    ],
    null,
  );
  expect(totals).toMatchObject({ highestPriceTotal: 3000, originalPriceTotal: 2700, priceTotal: 2400 });
});
