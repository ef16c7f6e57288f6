import { decimalAmount } from '@aksamit/contracts/money';
import type { LocaleCode } from '@aksamit/contracts/platform';

/** Minor units as they are typed: `199,00` in Polish, `199.00` in English. */
export const amountText = (minor: number, locale: LocaleCode): string =>
  locale === 'pl' ? decimalAmount(minor).replace('.', ',') : decimalAmount(minor);

const AMOUNT = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;

/** Minor units of a typed amount, with a comma or a point, by integers only; NaN where it is none. */
export function amountOf(text: string): number {
  const [, units, decimals = ''] = AMOUNT.exec(text.replace(/\s/g, '')) ?? [];
  return units === undefined ? Number.NaN : Number(units) * 100 + Number(decimals.padEnd(2, '0'));
}
