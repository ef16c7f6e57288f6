import fc from 'fast-check';
import { type CartReductions, type CodeTerms, cartTotals, type TotalsLine } from './cart-totals';

const unit = fc
  .record({
    promoPrice: fc.nat(500_000),
    promotion: fc.oneof(fc.constant(0), fc.nat(200_000)),
    series: fc.nat(100_000),
  })
  .map(({ promoPrice, promotion, series }) => ({
    promoPrice,
    price: promoPrice + promotion,
    singlePrice: promoPrice + promotion + series,
    singlePromoPrice: promoPrice + promotion + series,
    lowestPriceValue: null,
  }));
const line: fc.Arbitrary<TotalsLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  isAccepted: fc.boolean(),
  categoryId: fc.constantFrom('1', '2', null),
  unit: fc.option(unit, { freq: 8 }),
  isVoucher: fc.boolean(),
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
const reductions: fc.Arbitrary<CartReductions> = fc.record({
  code: terms,
  newCustomer: fc.constantFrom(0, 1, 5000, 10_000_000),
  voucher: fc.oneof(fc.constant(0), fc.nat(1_000_000)),
});

test('lines add up to the totals, nothing falls below 0, left-out lines cost nothing', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), reductions, (lines, reduced) => {
      const totals = cartTotals(lines, reduced);
      const accepted = totals.lines.filter((_, index) => lines[index]?.isAccepted);
      const sum = (pick: (amounts: NonNullable<(typeof accepted)[number]>) => number) =>
        accepted.reduce((total, amounts) => total + (amounts ? pick(amounts) : 0), 0);
      expect(sum((amounts) => amounts.finalPrice)).toBe(totals.priceTotal);
      expect(sum((amounts) => amounts.discountCodeValue)).toBe(totals.discountCodeValue);
      expect(totals.priceTotal).toBe(sum((amounts) => amounts.promoPrice) - totals.discountCodeValue);
      expect(totals.highestPriceTotal).toBeGreaterThanOrEqual(totals.originalPriceTotal);
      expect(totals.originalPriceTotal).toBeGreaterThanOrEqual(totals.priceTotal);
      expect(totals.amountDue).toBe(totals.priceTotal - totals.voucherValue);
      expect(totals.amountDue).toBeGreaterThanOrEqual(0);
      expect(totals.voucherValue).toBeLessThanOrEqual(reduced.voucher ?? 0);
      for (const amounts of totals.lines) {
        if (!amounts) continue;
        expect(amounts.finalPrice).toBeGreaterThanOrEqual(0);
        expect(amounts.discountCodeValue).toBeGreaterThanOrEqual(0);
      }
      totals.lines.forEach((amounts, index) => {
        const isExcluded = !lines[index]?.isAccepted || lines[index]?.isVoucher;
        const isOfAnother = reduced.code?.categoryId && lines[index]?.categoryId !== reduced.code.categoryId;
        if (amounts && (isExcluded || (totals.standing === 'code' && isOfAnother)))
          expect(amounts.discountCodeValue).toBe(0);
      });
    }),
  );
});

test('one discount stands, the better one, and none where a voucher pays', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), reductions, (lines, reduced) => {
      const totals = cartTotals(lines, reduced);
      const { code = null, newCustomer = 0 } = reduced;
      const byCode = cartTotals(lines, { code }).discountCodeValue;
      const byNewCustomer = cartTotals(lines, { newCustomer }).discountCodeValue;
      if (totals.voucherValue > 0) expect([totals.standing, totals.discountCodeValue]).toEqual([null, 0]);
      else expect(totals.discountCodeValue).toBe(Math.max(byCode, byNewCustomer));
      if (totals.standing === 'code') expect(byCode).toBeGreaterThan(byNewCustomer);
      if (totals.standing === 'newCustomer') expect(byNewCustomer).toBeGreaterThanOrEqual(byCode);
    }),
  );
});

test('a voucher pays neither for vouchers nor for what is in promotion', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), fc.nat(50_000_000), (lines, voucher) => {
      const totals = cartTotals(lines, { voucher });
      const payable = totals.lines.reduce((total, amounts, index) => {
        const { isAccepted, isVoucher } = lines[index] ?? {};
        return (
          total + (amounts && isAccepted && !isVoucher && amounts.promoPrice === amounts.price ? amounts.price : 0)
        );
      }, 0);
      expect(totals.voucherValue).toBe(Math.min(voucher, payable));
    }),
  );
});

const one = (promoPrice: number, quantity = 1, categoryId: string | null = '1'): TotalsLine => ({
  quantity,
  isAccepted: true,
  categoryId,
  unit: {
    price: promoPrice,
    promoPrice,
    singlePrice: promoPrice,
    singlePromoPrice: promoPrice,
    lowestPriceValue: null,
  },
});

test('ten percent of 99.99 and 0.05 is 10.00, taken from the larger line first', () => {
  const code = { discountType: 'percentage' as const, discountValue: 10, categoryId: null };
  const totals = cartTotals([one(9999), one(5)], { code });
  expect(totals.discountCodeValue).toBe(1000);
  expect(totals.lines.map((amounts) => amounts?.discountCodeValue)).toEqual([1000, 0]);
});

test('an amount larger than the lines it is for takes only those to zero', () => {
  const code = { discountType: 'amount' as const, discountValue: 5000, categoryId: '1' };
  const totals = cartTotals([one(3000), one(7000, 1, '2')], { code });
  expect(totals.discountCodeValue).toBe(3000);
  expect(totals.priceTotal).toBe(7000);
});

test('the highest price is that of quantity 1', () => {
  const unitPrices = { price: 900, promoPrice: 800, singlePrice: 1000, singlePromoPrice: 1000, lowestPriceValue: 850 };
  const totals = cartTotals([{ quantity: 3, isAccepted: true, categoryId: null, unit: unitPrices }]);
  expect(totals).toMatchObject({ highestPriceTotal: 3000, originalPriceTotal: 2700, priceTotal: 2400 });
});
