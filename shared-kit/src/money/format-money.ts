import type { LocaleCode } from '../contracts/platform';

/** A currency as the specification has it: where the symbol stands is its own matter, not the locale's. */
export interface MoneyCurrency {
  code: string;
  symbol: string;
  isPrefix: boolean;
}

const numberFormats: Partial<Record<LocaleCode, Intl.NumberFormat>> = {};

/** Major units with two decimals in the reader's grouping: `1 234,50` or `1,234.50`. `amountMinor` is an integer. */
export function formatAmount(amountMinor: number, locale: LocaleCode): string {
  numberFormats[locale] ??= new Intl.NumberFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    // Polish leaves four-digit numbers ungrouped by default; prices read `1 234,50`.
    useGrouping: 'always',
  });
  return numberFormats[locale].format(amountMinor / 100);
}

/** `1 234,50 zł` or `£1,234.50`: symbol by the currency's isPrefix. Source: readings, "Money". */
export function formatMoney(amountMinor: number, currency: MoneyCurrency, locale: LocaleCode): string {
  const amount = formatAmount(Math.abs(amountMinor), locale);
  const sign = amountMinor < 0 ? '-' : '';
  return currency.isPrefix ? `${sign}${currency.symbol}${amount}` : `${sign}${amount}\u00a0${currency.symbol}`;
}

/** Savings as a whole percentage, never below 0. Source: specification, commerce core, section 5. */
export function formatSavings(originalMinor: number, finalMinor: number): number {
  if (originalMinor <= 0 || finalMinor >= originalMinor) return 0;
  return Math.round(((originalMinor - finalMinor) / originalMinor) * 100);
}
