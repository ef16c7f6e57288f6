import fc from 'fast-check';
import { leftOf, splitRefund } from './refund-rules';

const part = (paymentTransactionId: string, left: number, isInSalon = false) => ({
  paymentTransactionId,
  isInSalon,
  left,
});

test('the voucher gets its share first, then gateways, the salon last', () => {
  const paid = [part('desk', 50, true), part('card', 60)];
  expect(splitRefund(30, 40, paid)).toEqual({ voucherAmount: 30, payments: [] });
  expect(splitRefund(140, 40, paid)).toEqual({
    voucherAmount: 40,
    payments: [
      { paymentTransactionId: 'card', isInSalon: false, amount: 60 },
      { paymentTransactionId: 'desk', isInSalon: true, amount: 40 },
    ],
  });
  expect(splitRefund(151, 40, paid)).toBeNull();
});

test('for any money the parts add up, none is more than what it holds, and only too much is refused', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(
      amounts,
      amounts,
      fc.array(fc.tuple(amounts, fc.boolean()), { maxLength: 5 }),
      (amount, voucher, list) => {
        const paid = list.map(([left, isInSalon], index) => part(String(index), left, isInSalon));
        const there = voucher + paid.reduce((sum, { left }) => sum + left, 0);
        const split = splitRefund(amount, voucher, paid);
        expect(split === null).toBe(amount > there);
        if (!split) return;
        expect(split.voucherAmount + split.payments.reduce((sum, entry) => sum + entry.amount, 0)).toBe(amount);
        expect(split.voucherAmount).toBeLessThanOrEqual(voucher);
        for (const { paymentTransactionId, amount: back } of split.payments) {
          expect(back).toBeGreaterThan(0);
          expect(back).toBeLessThanOrEqual(paid[Number(paymentTransactionId)]?.left ?? 0);
        }
      },
    ),
  );
});

test('of a line no more is left than was paid', () => {
  expect(leftOf({ orderItemId: 'x', price: 100, returned: 30 })).toBe(70);
  expect(leftOf({ orderItemId: 'x', price: 100, returned: 100 })).toBe(0);
});
