import type { LocaleCode } from '../platform';

/** A currency as the specification has it: the symbol's position depends on the currency, not the locale. */
export interface MoneyCurrency {
  code: string;
  symbol: string;
  isPrefix: boolean;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: LocaleCode, decimals: number): Intl.NumberFormat {
  const key = `${locale}:${decimals}`;
  const made = numberFormats.get(key);
  if (made) return made;
  const format = new Intl.NumberFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // Polish leaves four-digit numbers ungrouped by default; prices read `1 234,50`.
    useGrouping: 'always',
  });
  numberFormats.set(key, format);
  return format;
}

/** Major units with two decimals in the visitor's grouping: `1 234,50` or `1,234.50`. `amountMinor` is an integer. */
export function formatAmount(amountMinor: number, locale: LocaleCode): string {
  return numberFormat(locale, 2).format(amountMinor / 100);
}

/** `1 234,50 zł` or `£1,234.50`: symbol by the currency's isPrefix, no-break spaces. Source: readings, "Money". */
export function formatMoney(amountMinor: number, currency: MoneyCurrency, locale: LocaleCode): string {
  return withSymbol(amountMinor, formatAmount(Math.abs(amountMinor), locale), currency);
}

/** `1 500 zł` or `£50` for names (a voucher's worth, a step): two decimals only where the amount has minor units. */
export function formatWholeMoney(amountMinor: number, currency: MoneyCurrency, locale: LocaleCode): string {
  if (amountMinor % 100 !== 0) return formatMoney(amountMinor, currency, locale);
  return withSymbol(amountMinor, numberFormat(locale, 0).format(Math.abs(amountMinor) / 100), currency);
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
