import { beginsCheckout, expectPurchase, takePurchase } from './once';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an order of this browser is a purchase once, another’s never', () => {
  expectPurchase('31');
  expect(takePurchase('32')).toBe(false);
  expect([takePurchase('31'), takePurchase('31')]).toEqual([true, false]);
});

test('the way to the order is begun once with a cart', () => {
  expect([beginsCheckout('5'), beginsCheckout('5'), beginsCheckout('6')]).toEqual([true, false, true]);
});

test('what somebody else wrote under the keys does no harm', () => {
  localStorage.setItem('purchasesToTell', '{"x":1}');
  sessionStorage.setItem('checkoutBegun', 'no json');
  expect(takePurchase('31')).toBe(false);
  expect(beginsCheckout('5')).toBe(true);
});
