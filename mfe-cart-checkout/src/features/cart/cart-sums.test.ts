import { cartFixture, cartItemFixture } from '../../testing/cart-fixtures';
import { cartSums, reservableItems, unavailableItems } from './cart-sums';

test('splits what was taken off into promotion, code and voucher', () => {
  const cart = cartFixture({
    originalPriceTotal: 20_000,
    highestPriceTotal: 26_000,
    discountCodeValue: 1_500,
    priceTotal: 16_000,
    amountDue: 11_000,
  });
  expect(cartSums(cart)).toEqual({
    original: 20_000,
    promotion: 2_500,
    code: 1_500,
    total: 16_000,
    vouchers: 5_000,
    due: 11_000,
    saved: 4_000,
    savedBySeries: 6_000,
  });
});

test('never shows a negative saving', () => {
  const sums = cartSums(cartFixture({ originalPriceTotal: 9_000, highestPriceTotal: 8_000, priceTotal: 10_000 }));
  expect([sums.promotion, sums.saved, sums.savedBySeries]).toEqual([0, 0, 0]);
});

test('a line without a price stops the order, one that is not accepted does not', () => {
  const gone = cartItemFixture({ id: '1', pricing: null });
  const left = cartItemFixture({ id: '2', pricing: null, isAccepted: false });
  expect(unavailableItems({ items: [gone, left] })).toEqual([gone]);
});

test('vouchers need no reservation', () => {
  const voucher = cartItemFixture({ id: '1', itemType: 'voucher' });
  const bundle = cartItemFixture({ id: '2', itemType: 'bundle' });
  expect(reservableItems({ items: [voucher, bundle] })).toEqual([bundle]);
});
