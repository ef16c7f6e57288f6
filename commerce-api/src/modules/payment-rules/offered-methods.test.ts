import { isMethodAvailable, offeredMethods } from './offered-methods';

const subject = { marketSlug: 'pl', defaultPaymentMethod: 'przelewy24' as const, amount: 10_000, cashAllowed: true };

test('the Polish market offers the gateway first, the English one the salon', () => {
  expect(offeredMethods(subject).map((method) => [method.paymentMethod, method.isDefault])).toEqual([
    ['przelewy24', true],
    ['blik', false],
    ['cash', false],
  ]);
  expect(offeredMethods({ ...subject, marketSlug: 'en', defaultPaymentMethod: 'paypal' })).toMatchObject([
    { paymentMethod: 'cash', isDefault: true, isAvailable: true },
  ]);
});

test.each([
  ['przelewy24', 99, false],
  ['przelewy24', 100, true],
  ['przelewy24', 5_000_000, true],
  ['przelewy24', 5_000_001, false],
  ['cash', 0, true],
  ['stripe', 10_000, false],
] as const)('%s for %i: %s', (method, amount, expected) => {
  expect(isMethodAvailable(method, { ...subject, amount })).toBe(expected);
});

test('a treatment that is not paid in the salon rules out cash only', () => {
  const offered = offeredMethods({ ...subject, cashAllowed: false });
  expect(offered.find((method) => method.paymentMethod === 'cash')?.reason).toBe('noCash');
  expect(offered.find((method) => method.paymentMethod === 'blik')?.reason).toBeNull();
});
