import fc from 'fast-check';
import { loweredParts } from './lowering-rules';

const amount = fc.integer({ min: 0, max: 100_000 });

test('of any order and any of its lines: all that is withdrawn goes one of three ways, vouchers first, and no sum turns negative', () => {
  const orders = fc
    .record({ lines: fc.array(amount, { minLength: 1, maxLength: 8 }), voucher: amount, paid: amount, mask: fc.nat() })
    .map(({ lines, voucher, paid, mask }) => {
      const priceTotal = lines.reduce((sum, line) => sum + line, 0);
      const amountDue = priceTotal - Math.min(voucher, priceTotal);
      const parts = lines.map((price, index) => ({ orderItemId: `${index}`, amount: price }));
      const withdrawn = parts.filter((_, index) => ((mask >> index) & 1) === 0);
      return { order: { priceTotal, amountDue, amountPaid: Math.min(paid, amountDue) }, withdrawn };
    });
  fc.assert(
    fc.property(orders, ({ order, withdrawn }) => {
      const parts = loweredParts(order, withdrawn);
      const sum = (field: 'toVouchers' | 'waived' | 'refunded') => parts.reduce((all, part) => all + part[field], 0);
      const wanted = withdrawn.reduce((all, part) => all + part.amount, 0);
      parts.forEach((part, index) => {
        expect(part.toVouchers + part.waived + part.refunded).toBe(withdrawn[index]?.amount);
        expect(Math.min(part.toVouchers, part.waived, part.refunded)).toBeGreaterThanOrEqual(0);
      });
      const byVouchers = order.priceTotal - order.amountDue;
      const unpaid = order.amountDue - order.amountPaid;
      expect(sum('toVouchers')).toBe(Math.min(wanted, byVouchers));
      expect(sum('waived')).toBe(Math.min(wanted - sum('toVouchers'), unpaid));
      expect(sum('refunded')).toBeLessThanOrEqual(order.amountPaid);
      // Money is refunded only when nothing is owed any more.
      if (sum('refunded') > 0) expect(sum('waived')).toBe(unpaid);
    }),
  );
});

test('a voucher of 100 on an order of 300: the line of 120 gives the voucher its money back and lowers the rest', () => {
  const order = { priceTotal: 300, amountDue: 200, amountPaid: 0 };
  expect(loweredParts(order, [{ orderItemId: 'a', amount: 120 }])).toEqual([
    { orderItemId: 'a', toVouchers: 100, waived: 20, refunded: 0 },
  ]);
});

test('of an order of 300 with 100 paid in the salon, 250 withdrawn from: 200 is waived, 50 goes back', () => {
  const order = { priceTotal: 300, amountDue: 300, amountPaid: 100 };
  expect(loweredParts(order, [{ orderItemId: 'a', amount: 250 }])).toEqual([
    { orderItemId: 'a', toVouchers: 0, waived: 200, refunded: 50 },
  ]);
});
