/**
 * Dates and times in the stores' zone: one format for each purpose and language. Polish writes the specification's figures,
 * English as British people write. A local date (`YYYY-MM-DD`) is formatted as that date. Source: specification, commerce
 * core, section 9.
 */
import type { LocaleCode } from '@aksamit/contracts/platform';
import { STORE_TIME_ZONE } from '@aksamit/contracts/store-time';

const TAGS: Record<LocaleCode, string> = { pl: 'pl-PL', en: 'en-GB' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each kind: a format of a zone is expensive to make. */
function formatOf(locale: LocaleCode, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(TAGS[locale], { timeZone: STORE_TIME_ZONE, hourCycle: 'h23', ...options });
  formats.set(key, format);
  return format;
}

const formatted = (instant: string | Date, locale: LocaleCode, options: Intl.DateTimeFormatOptions): string =>
  formatOf(locale, options).format(new Date(instant));

/** Month of a short date: in figures in Polish, by its short name in English. */
const monthStyle = (locale: LocaleCode) =>
  locale === 'pl' ? ({ day: '2-digit', month: '2-digit' } as const) : ({ day: 'numeric', month: 'short' } as const);

/** `26.11.2026`, `26 Nov 2026`: in lists, tables and sentences. */
export function formatDate(instant: string | Date, locale: LocaleCode): string {
  return formatted(instant, locale, { ...monthStyle(locale), year: 'numeric' });
}

/** `26.11`, `26 Nov`: a day whose year is clear from the context. */
export function formatDayMonth(instant: string | Date, locale: LocaleCode): string {
  return formatted(instant, locale, monthStyle(locale));
}

/** `14:30`, in both languages. */
export function formatTime(instant: string | Date): string {
  return formatted(instant, 'en', { hour: '2-digit', minute: '2-digit' });
}

/** `26.11.2026 14:30`, `26 Nov 2026, 14:30`. */
export function formatDateTime(instant: string | Date, locale: LocaleCode): string {
  return `${formatDate(instant, locale)}${locale === 'pl' ? ' ' : ', '}${formatTime(instant)}`;
}

/** `2026-11-26 14:30`, in both languages: for lists that are sorted and compared, and for spreadsheets. */
export function formatSortableDateTime(instant: string | Date): string {
  const [day, month, year] = formatted(instant, 'en', { day: '2-digit', month: '2-digit', year: 'numeric' }).split('/');
  return `${year}-${month}-${day} ${formatTime(instant)}`;
}

/** `21 listopada 2026`, `21 November 2026`: the date of an article or a document. */
export function formatLongDate(instant: string | Date, locale: LocaleCode): string {
  return formatted(instant, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

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
