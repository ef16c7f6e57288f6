import type { LocaleCode } from '../platform';

/** A currency as the specification has it: the symbol's position depends on the currency, not the locale. */
export interface MoneyCurrency {
  code: string;
  symbol: string;
  isPrefix: boolean;
}

/**
 * Separators of thousands and decimals, as the locale data of `Intl.NumberFormat` have them (a test compares). Loading
 * those data takes a phone longer than a frame may, before the first price of an island is shown.
 */
const SEPARATORS = { pl: { group: '\u00a0', decimal: ',' }, en: { group: ',', decimal: '.' } } as const;

/** @param units major units, an integer not below 0 */
const grouped = (units: number, locale: LocaleCode): string =>
  String(units).replace(/\B(?=(?:\d{3})+$)/g, SEPARATORS[locale].group);

/**
 * Major units with two decimals in the visitor's grouping: `1 234,50` or `1,234.50`.
 * @param amountMinor minor units; a part of one (an average, a share) is rounded, half away from zero
 */
export function formatAmount(amountMinor: number, locale: LocaleCode): string {
  const rounded = wholeMinor(amountMinor);
  const minor = Math.abs(rounded);
  const decimals = String(minor % 100).padStart(2, '0');
  const amount = grouped(Math.floor(minor / 100), locale) + SEPARATORS[locale].decimal + decimals;
  return rounded < 0 ? `-${amount}` : amount;
}

/** Half away from zero: what rounds to nothing has no sign. */
const wholeMinor = (amountMinor: number): number => Math.sign(amountMinor) * Math.round(Math.abs(amountMinor));

/** `1 234,50 zł` or `£1,234.50`: symbol by the currency's isPrefix, no-break spaces. Source: readings, "Money". */
export function formatMoney(amountMinor: number, currency: MoneyCurrency, locale: LocaleCode): string {
  const rounded = wholeMinor(amountMinor);
  return withSymbol(rounded, formatAmount(Math.abs(rounded), locale), currency);
}

/** `1 500 zł` or `£50` for names (a voucher's worth, a step): two decimals only where the amount has minor units. */
export function formatWholeMoney(amountMinor: number, currency: MoneyCurrency, locale: LocaleCode): string {
  if (amountMinor % 100 !== 0) return formatMoney(amountMinor, currency, locale);
  return withSymbol(amountMinor, grouped(Math.abs(amountMinor) / 100, locale), currency);
}

function withSymbol(amountMinor: number, amount: string, { isPrefix, symbol }: MoneyCurrency): string {
  const sign = amountMinor < 0 ? '-' : '';
  return isPrefix ? `${sign}${symbol}${amount}` : `${sign}${amount}\u00a0${symbol}`;
}

/** Major units as schema.org writes them: `1234.50`, by integers only. `amountMinor` is not below 0. */
export function decimalAmount(amountMinor: number): string {
  const digits = String(amountMinor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
