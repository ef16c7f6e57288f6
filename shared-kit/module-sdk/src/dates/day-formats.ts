/**
 * Days as words. Each module brings its own copy: a shell of before, whose `i18n` lacks them, runs modules of today too. Source:
 * docs/decisions/0148.
 */
import type { LocaleCode } from '@aksamit/contracts/platform';
import { formatted } from './format-of';

/** `piątek, 27 listopada`, `Friday 27 November`: the day of a visit that is near. */
export function formatWeekdayDate(instant: string | Date, locale: LocaleCode): string {
  return formatted(instant, locale, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** `piątek, 27 listopada 2026`, `Friday 27 November 2026`. */
export function formatFullDate(instant: string | Date, locale: LocaleCode): string {
  return `${formatWeekdayDate(instant, locale)} ${formatted(instant, 'en', { year: 'numeric' })}`;
}

/** `listopad 2026`, `November 2026`. */
export function formatMonth(instant: string | Date, locale: LocaleCode): string {
  return formatted(instant, locale, { month: 'long', year: 'numeric' });
}

/**
 * The months of a run of days: `listopad – grudzień 2026`, `grudzień 2026 – styczeń 2027`, and one of a single month. Intl
 * repeats the year in Polish.
 */
export function formatMonths(from: string | Date, to: string | Date, locale: LocaleCode): string {
  const [first, last] = [formatMonth(from, locale), formatMonth(to, locale)];
  if (first === last) return last;
  const yearOf = (instant: string | Date) => formatted(instant, 'en', { year: 'numeric' });
  const isOneYear = yearOf(from) === yearOf(to);
  return `${isOneYear ? formatted(from, locale, { month: 'long' }) : first} – ${last}`;
}

/** `pt.`, `Fri`: over the leaf of a calendar or a narrow column. */
export function formatShortWeekday(instant: string | Date, locale: LocaleCode): string {
  return formatted(instant, locale, { weekday: 'short' });
}

/** `lis`, `Nov`: on the leaf of a calendar. */
export function formatShortMonth(instant: string | Date, locale: LocaleCode): string {
  return formatted(instant, locale, { month: 'short' });
}
