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

/** `pt.`, `Fri`: over the leaf of a calendar or a narrow column. */
export function formatShortWeekday(instant: string | Date, locale: LocaleCode): string {
  return formatted(instant, locale, { weekday: 'short' });
}

/** `lis`, `Nov`: on the leaf of a calendar. */
export function formatShortMonth(instant: string | Date, locale: LocaleCode): string {
  return formatted(instant, locale, { month: 'short' });
}
