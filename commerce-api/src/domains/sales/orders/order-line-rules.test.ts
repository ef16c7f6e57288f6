import fc from 'fast-check';
import { firstPosition, orderLinesOf } from './order-line-rules';

const amounts = { price: 10_001, discountCodeValue: 100, finalPrice: 9_001 };

test.each(['product', 'offer'] as const)('several of a %s stay one line', (itemType) => {
  expect(orderLinesOf({ itemType, quantity: 3, ...amounts }, 2)).toEqual([
    { position: firstPosition(2), quantity: 3, standardPrice: 10_001, discountCodeValue: 100, price: 9_001 },
  ]);
});

test.each(['package', 'bundle', 'voucher'] as const)('each of several of a %s is a line of its own', (itemType) => {
  expect(orderLinesOf({ itemType, quantity: 2, ...amounts }, 0)).toEqual([
    { position: 0, quantity: 1, standardPrice: 5001, discountCodeValue: 50, price: 4501 },
    { position: 1, quantity: 1, standardPrice: 5000, discountCodeValue: 50, price: 4500 },
  ]);
});

test('the lines add up to what the cart showed, and none is dearer than its standard price', () => {
  const lines = fc
    .record({
      itemType: fc.constantFrom('product', 'package', 'bundle', 'offer', 'voucher'),
      quantity: fc.integer({ min: 1, max: 99 }),
      price: fc.integer({ min: 0, max: 50_000_000 }),
      promoShare: fc.double({ min: 0, max: 1, noNaN: true }),
      codeShare: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ promoShare, codeShare, ...line }) => {
      const promoted = Math.floor(line.price * promoShare);
      const discountCodeValue = Math.floor(promoted * codeShare);
      return { ...line, discountCodeValue, finalPrice: promoted - discountCodeValue };
    });
  fc.assert(
    fc.property(lines, fc.nat(49), (line, cartPosition) => {
      const made = orderLinesOf({ ...line, itemType: line.itemType as 'product' }, cartPosition);
      const sum = (field: 'quantity' | 'standardPrice' | 'discountCodeValue' | 'price') =>
        made.reduce((total, part) => total + part[field], 0);
      expect([sum('quantity'), sum('standardPrice'), sum('discountCodeValue'), sum('price')]).toEqual([
        line.quantity,
        line.price,
        line.discountCodeValue,
        line.finalPrice,
      ]);
      for (const { price, discountCodeValue, standardPrice, position } of made) {
        expect(Math.min(price, discountCodeValue)).toBeGreaterThanOrEqual(0);
        expect(price + discountCodeValue).toBeLessThanOrEqual(standardPrice);
        expect(position).toBeGreaterThanOrEqual(firstPosition(cartPosition));
        expect(position).toBeLessThan(firstPosition(cartPosition + 1));
      }
    }),
  );
});
