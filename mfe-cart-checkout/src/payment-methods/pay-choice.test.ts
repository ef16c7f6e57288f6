import type { OfferedPaymentMethod, PaymentMethod } from '@aksamit/contracts';
import { wallet } from '@aksamit/contracts';
import { methodOf, offeredChoices, walletOf } from './pay-choice';

const offer = (paymentMethod: PaymentMethod, isAvailable = true): OfferedPaymentMethod => ({
  paymentMethod,
  minAmount: 1,
  maxAmount: 5_000_000,
  isDefault: false,
  isAvailable,
  reason: isAvailable ? null : 'belowMin',
});
const all = (['cash', 'przelewy24', 'paypo', 'blik', 'stripe'] as const).map((method) => offer(method));

test('wallets of the device come first, then what pays now, later and in the salon', () => {
  const found = offeredChoices(all, ['googlePay', 'applePay']);
  expect(found.map(({ choice, group }) => `${group} ${choice}`)).toEqual([
    'wallets applePay',
    'wallets googlePay',
    'online blik',
    'online stripe',
    'online przelewy24',
    'later paypo',
    'salon cash',
  ]);
});

test('no wallet without the device, without Przelewy24, and for a sum that it does not take', () => {
  const choices = (...offered: OfferedPaymentMethod[]) =>
    offeredChoices(offered, ['googlePay']).map(({ choice }) => choice);
  expect(offeredChoices(all, []).map(({ choice }) => choice)).not.toContain('googlePay');
  expect(choices(offer('stripe'))).toEqual(['stripe']);
  expect(choices(offer('przelewy24', false))).toEqual(['przelewy24']);
});

test('a wallet is ordered and paid as Przelewy24; every wallet of the API is known', () => {
  for (const known of wallet.options) expect([methodOf(known), walletOf(known)]).toEqual(['przelewy24', known]);
  expect([methodOf('blik'), walletOf('blik')]).toEqual(['blik', null]);
});
