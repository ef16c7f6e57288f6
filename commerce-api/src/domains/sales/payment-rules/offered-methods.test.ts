import { paymentMethod } from '@aksamit/contracts';
import fc from 'fast-check';
import { isMethodAvailable, needsPayerAddress, offeredMethods } from './offered-methods';

const subject = {
  marketSlug: 'pl',
  defaultPaymentMethod: 'przelewy24' as const,
  amount: 50_000,
  cashAllowed: true,
  hasHeldSlot: false,
};
const british = { ...subject, marketSlug: 'en', defaultPaymentMethod: 'paypal' as const };
const namesOf = (offered: ReturnType<typeof offeredMethods>) => offered.map((method) => method.paymentMethod);

test('the Polish market offers all eight, the English one PayPal, Stripe and the salon; each its default', () => {
  expect([...namesOf(offeredMethods(subject))].sort()).toEqual([...paymentMethod.options].sort());
  expect(namesOf(offeredMethods(british))).toEqual(['paypal', 'stripe', 'cash']);
  const defaultOf = (offered: ReturnType<typeof offeredMethods>) =>
    namesOf(offered.filter((method) => method.isDefault));
  expect(defaultOf(offeredMethods(subject))).toEqual(['przelewy24']);
  expect(defaultOf(offeredMethods(british))).toEqual(['paypal']);
});

test.each([
  ['przelewy24', 99, false],
  ['przelewy24', 100, true],
  ['przelewy24', 5_000_000, true],
  ['przelewy24', 5_000_001, false],
  ['cash', 0, true],
  ['paypo', 4999, false],
  ['paypo', 5000, true],
  ['paypo', 500_000, true],
  ['paypo', 500_001, false],
  ['blikPayLater', 2999, false],
  ['blikPayLater', 3000, true],
  ['blikPayLater', 400_000, true],
  ['blikPayLater', 400_001, false],
] as const)('%s for %i: %s', (method, amount, expected) => {
  expect(isMethodAvailable(method, { ...subject, amount })).toBe(expected);
});

test('whatever the amount, a method is available exactly within its bounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.boolean(), (amount, hasHeldSlot) => {
      for (const method of offeredMethods({ ...subject, amount, hasHeldSlot })) {
        expect(method.isAvailable).toBe(amount >= method.minAmount && amount <= method.maxAmount);
        expect(method.isAvailable).toBe(method.reason === null);
      }
    }),
  );
});

test('a treatment that is not paid in the salon rules out cash only', () => {
  const offered = offeredMethods({ ...subject, cashAllowed: false });
  expect(offered.find((method) => method.paymentMethod === 'cash')?.reason).toBe('noCash');
  expect(offered.filter((method) => method.reason !== null)).toHaveLength(1);
});

test('what settles days later is not offered while a slot is held', () => {
  const held = { ...subject, hasHeldSlot: true };
  expect(namesOf(offeredMethods(held))).not.toContain('przelewy24Instalments');
  expect(isMethodAvailable('przelewy24Instalments', held)).toBe(false);
  expect(isMethodAvailable('przelewy24Instalments', subject)).toBe(true);
});

test('instalments and PayPo need to know where the payer lives', () => {
  expect(paymentMethod.options.filter(needsPayerAddress).sort()).toEqual(['paypo', 'przelewy24Instalments']);
});
