import type { CartItem } from '@aksamit/contracts';
import { cartFixture, cartItemFixture } from '../../testing/cart-fixtures';
import { cartSums, reservableItems, unavailableItems } from './cart-sums';

const { pricing } = cartItemFixture();
const line = (prices: Partial<NonNullable<CartItem['pricing']>>, change: Partial<CartItem> = {}) =>
  cartItemFixture({ pricing: pricing && { ...pricing, ...prices }, ...change });

test('splits what was taken off into promotion, code and voucher', () => {
  const cart = cartFixture({
    items: [
      // Two at 100 each; the lowest of the 30 days before was 110 each, whatever the price just before.
      line({ promoPrice: 20_000, lowestPriceValue: 11_000, quantitySaving: 1_000 }, { quantity: 2 }),
      // On promotion, but it was as cheap before: no reduction is shown.
      line({ price: 12_000, promoPrice: 10_000, lowestPriceValue: 10_000 }),
      line({ promoPrice: 9_000, lowestPriceValue: 20_000, quantitySaving: 500 }, { isAccepted: false }),
      cartItemFixture({ pricing: null }),
    ],
    discountCodeValue: 1_500,
    priceTotal: 28_500,
    amountDue: 23_500,
  });
  expect(cartSums(cart)).toEqual({
    original: 32_000,
    promotion: 2_000,
    code: 1_500,
    total: 28_500,
    vouchers: 5_000,
    due: 23_500,
    saved: 3_500,
    quantitySaving: 1_000,
  });
});

test('never shows a negative saving', () => {
  const items = [line({ promoPrice: 10_000, lowestPriceValue: 9_000 })];
  const sums = cartSums(cartFixture({ items, priceTotal: 10_000, amountDue: 11_000 }));
  expect([sums.promotion, sums.saved, sums.vouchers, sums.quantitySaving]).toEqual([0, 0, 0, 0]);
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
