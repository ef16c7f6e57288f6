/** Local dates (`YYYY-MM-DD`) of the stores' zone, and how they are said. */
import type { LocaleCode } from '@aksamit/shared-kit/contracts/platform';

/** Zone of every store. Source: specification, commerce core, section 1. */
const STORE_TIME_ZONE = 'Europe/Warsaw';
const DAY_MS = 86_400_000;

/** Noon in UTC, which falls on the same date in the stores' zone, summer and winter. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

const isoDate = new Intl.DateTimeFormat('en-CA', { timeZone: STORE_TIME_ZONE });

/** The store's date of an instant. */
export function localDateOf(instant: string | Date): string {
  return isoDate.format(new Date(instant));
}

export function addDays(date: string, days: number): string {
  return localDateOf(new Date(noon(date).getTime() + days * DAY_MS));
}

/** Whole days from one date to another; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((noon(to).getTime() - noon(from).getTime()) / DAY_MS);
}

const said = (date: string, locale: LocaleCode, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', { timeZone: STORE_TIME_ZONE, ...options }).format(
    noon(date),
  );

/** `pon.`, `Mon`. */
export const weekdayOf = (date: string, locale: LocaleCode) => said(date, locale, { weekday: 'short' });
/** `23`. */
export const dayOfMonth = (date: string) => String(Number(date.slice(8)));
/** `lis`, `Nov`. */
export const monthOf = (date: string, locale: LocaleCode) => said(date, locale, { month: 'short' });
/** `poniedziałek, 23 listopada`, `Monday 23 November`. */
export const longDay = (date: string, locale: LocaleCode) =>
  said(date, locale, { weekday: 'long', day: 'numeric', month: 'long' });
/** `listopad 2026`, over the days of a week. */
export const monthAndYear = (date: string, locale: LocaleCode) =>
  said(date, locale, { month: 'long', year: 'numeric' });
