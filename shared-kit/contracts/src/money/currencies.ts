import type { CurrencyCode } from '../money-schema';
import type { LocaleCode } from '../platform';
import { formatMoney, formatWholeMoney, type MoneyCurrency } from './format-money';

/** Notation of each currency that the shop sells in; the database's records are generated from it. */
export const CURRENCIES: Readonly<Record<CurrencyCode, MoneyCurrency>> = {
  PLN: { code: 'PLN', symbol: 'zł', isPrefix: false },
  GBP: { code: 'GBP', symbol: '£', isPrefix: true },
};

/** The currency of a code as records hold it. Throws for one that the shop does not sell in. */
export function currencyOf(code: string): MoneyCurrency {
  const found = Object.values(CURRENCIES).find((currency) => currency.code === code);
  if (!found) throw new Error(`Failed to write an amount: ${code} is no currency of the shop. Add it to CURRENCIES.`);
  return found;
}

/** `1 234,50 zł`, `£1,234.50`: formatMoney where only the currency's code is known (messages, documents). */
export function moneyText(amountMinor: number, currencyCode: string, locale: LocaleCode): string {
  return formatMoney(amountMinor, currencyOf(currencyCode), locale);
}

/** `1 500 zł`, `£50`: formatWholeMoney where only the currency's code is known. */
export function wholeMoneyText(amountMinor: number, currencyCode: string, locale: LocaleCode): string {
  return formatWholeMoney(amountMinor, currencyOf(currencyCode), locale);
}
