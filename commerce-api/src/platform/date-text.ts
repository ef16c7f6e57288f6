/** Dates and times in people's formats, in messages and documents. */
import type { LocaleCode } from '@aksamit/contracts';
import { STORE_TIME_ZONE } from '@aksamit/contracts/store-time';

const tags: Record<LocaleCode, string> = { pl: 'pl-PL', en: 'en-GB' };

/** `21 listopada 2026`, by the calendar of Warsaw. */
export function dateText(at: Date, locale: LocaleCode): string {
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: STORE_TIME_ZONE }).format(at);
}

/** `pt. 4.06, 10:00`, `Fri 4 Jun, 10:00`, by the clocks of Warsaw: for where letters are few. */
export function shortDateTimeText(at: Date, locale: LocaleCode): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: STORE_TIME_ZONE }).format(at);
  const month = locale === 'pl' ? '2-digit' : 'short';
  return `${format({ weekday: 'short' })} ${format({ day: 'numeric', month })}, ${format({ timeStyle: 'short' })}`;
}

/** `sobota, 21 listopada 2026, 14:30`, `Saturday 21 November 2026, 14:30`, by the clocks of Warsaw. */
export function dateTimeText(at: Date, locale: LocaleCode): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: STORE_TIME_ZONE }).format(at);
  const weekday = `${format({ weekday: 'long' })}${locale === 'pl' ? ',' : ''}`;
  return `${weekday} ${dateText(at, locale)}, ${format({ timeStyle: 'short' })}`;
}

/** An instant of a calendar date (`YYYY-MM-DD`) that is of the same date in Warsaw, for the formats above. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);
