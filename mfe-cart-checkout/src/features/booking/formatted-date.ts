/** Formats of the salons' dates (`YYYY-MM-DD`). */
import type { LocaleCode } from '@aksamit/contracts/platform';
import { STORE_TIME_ZONE } from '@aksamit/contracts/store-time';

/** Noon in UTC, which falls on the same date in the stores' zone, summer and winter. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

const formatted = (date: string, locale: LocaleCode, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', { timeZone: STORE_TIME_ZONE, ...options }).format(
    noon(date),
  );

/** `pon.`, `Mon`. */
export const weekdayOf = (date: string, locale: LocaleCode) => formatted(date, locale, { weekday: 'short' });
/** `23`. */
export const dayOfMonth = (date: string) => String(Number(date.slice(8)));
/** `lis`, `Nov`. */
export const monthOf = (date: string, locale: LocaleCode) => formatted(date, locale, { month: 'short' });
/** `poniedziałek, 23 listopada`, `Monday 23 November`. */
export const longDay = (date: string, locale: LocaleCode) =>
  formatted(date, locale, { weekday: 'long', day: 'numeric', month: 'long' });
/** `listopad 2026`, over the days of a week. */
export const monthAndYear = (date: string, locale: LocaleCode) =>
  formatted(date, locale, { month: 'long', year: 'numeric' });
