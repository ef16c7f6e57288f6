/** Money that does not fit, in words. */

import { decimalAmount, moneyText } from '@aksamit/contracts/money';
import type { PaymentDifference } from '@aksamit/contracts/staff';
import { formatDate, type Translate } from '@aksamit/module-sdk/i18n';

/** Kinds as the texts name them: an alert of a gateway and a line of the comparison are the same matter. */
const KINDS: Readonly<Record<string, string>> = {
  moneyWithoutOrder: 'moneyWithoutOrder',
  money_without_order: 'moneyWithoutOrder',
  orderWithoutMoney: 'orderWithoutMoney',
  order_without_money: 'orderWithoutMoney',
  otherAmount: 'otherAmount',
  wrong_amount: 'otherAmount',
  refund_in_salon: 'refundInSalon',
  refund_failed: 'refundFailed',
  e_invoice_refused: 'invoiceRefused',
};

/** Name of the kind below `staff.differences.kinds`; `other` for one that this page does not know yet. */
export const kindOf = ({ kind }: Pick<PaymentDifference, 'kind'>): string => KINDS[kind] ?? 'other';

/** Resolving it records that the till has paid the money out. */
export const isPayout = (difference: Pick<PaymentDifference, 'kind'>): boolean =>
  kindOf(difference) === 'refundInSalon';

const PROVIDERS: Readonly<Record<string, string>> = {
  przelewy24: 'Przelewy24',
  paypal: 'PayPal',
  stripe: 'Stripe',
};

/** Of alerts that name none: refunds out of the salons' tills. */
const DEFAULT_CURRENCY = 'PLN';

/** A fact of a difference: its label below `staff.differences.facts`. */
export interface DifferenceFact {
  label: string;
  value: string;
}

/** What is known of a difference, in the order in which it is looked into. Unknown details are left out. */
export function differenceFacts(
  { details }: Pick<PaymentDifference, 'details'>,
  locale: 'pl' | 'en',
): DifferenceFact[] {
  const currency = textOf(details.currency) ?? DEFAULT_CURRENCY;
  const money = (value: unknown, code = currency) =>
    typeof value === 'number' ? amountText(value, code, locale) : null;
  const provider = textOf(details.provider);
  const own: unknown = Object(details.frozen);
  const frozen = money(Reflect.get(Object(own), 'amount'), textOf(Reflect.get(Object(own), 'currency')) ?? currency);
  // A gateway's alert has its own amount as `amount` and ours as `frozen`.
  const facts: [string, string | null][] = [
    ['day', dayText(textOf(details.day), locale)],
    ['provider', provider && (PROVIDERS[provider] ?? provider)],
    ['gatewayAmount', frozen ? money(details.amount) : money(details.gatewayAmount)],
    ['amount', frozen ?? money(details.amount)],
    ['externalId', textOf(details.externalId)],
    ['invoice', textOf(details.invoice)],
    ['problem', textOf(details.problem)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A local day as it is read. */
const dayText = (day: string | null, locale: 'pl' | 'en'): string | null =>
  day !== null && !Number.isNaN(Date.parse(day)) ? formatDate(day, locale) : day;

/** A gateway may name a currency that the shop does not sell in: then the amount stands with its code. */
function amountText(amountMinor: number, currency: string, locale: 'pl' | 'en'): string {
  if (currency === 'PLN' || currency === 'GBP') return moneyText(amountMinor, currency, locale);
  return `${amountMinor < 0 ? '−' : ''}${decimalAmount(Math.abs(amountMinor))} ${currency}`;
}

/** One sentence on what to do, by kind. */
export const adviceOf = (difference: Pick<PaymentDifference, 'kind'>, t: Translate): string =>
  t(`staff.differences.advice.${kindOf(difference)}`);
