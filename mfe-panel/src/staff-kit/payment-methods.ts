import type { Translate } from '@aksamit/module-sdk/i18n';

const METHODS = [
  'blik',
  'przelewy24',
  'przelewy24Instalments',
  'stripe',
  'paypal',
  'paypo',
  'blikPayLater',
  'salonCash',
  'salonCard',
  'salonCoupon',
  'voucher',
];

/** Name of a payment method as orders, their history and the figures have it; `cash` is whatever the salon takes. */
export const methodWord = (method: string | null, t: Translate): string =>
  t(`staff.orders.methods.${method !== null && METHODS.includes(method) ? method : 'cash'}`);
