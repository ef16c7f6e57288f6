/**
 * Dates and times in the stores' zone: one format for each purpose and language. Polish writes the specification's figures,
 * English as British people write. A local date (`YYYY-MM-DD`) is formatted as that date. Source: specification, commerce
 * core, section 9.
 */
import type { LocaleCode } from '@aksamit/contracts/platform';
import { formatted } from '../dates/format-of';

/**
 * Releases of modules that are older than the formats by language name none: they get the figures that they were written with,
 * from the page server and in the browser alike.
 */
const namedOr = (locale: LocaleCode | undefined): LocaleCode => locale ?? 'pl';

/** Month of a short date: in figures in Polish, by its short name in English. */
const monthStyle = (locale: LocaleCode) =>
  locale === 'pl' ? ({ day: '2-digit', month: '2-digit' } as const) : ({ day: 'numeric', month: 'short' } as const);

/** `26.11.2026`, `26 Nov 2026`: in lists, tables and sentences. */
export function formatDate(instant: string | Date, locale: LocaleCode): string {
  const named = namedOr(locale);
  return formatted(instant, named, { ...monthStyle(named), year: 'numeric' });
}

/** `26.11`, `26 Nov`: a day whose year is clear from the context. */
export function formatDayMonth(instant: string | Date, locale: LocaleCode): string {
  const named = namedOr(locale);
  return formatted(instant, named, monthStyle(named));
}

/** `14:30`, in both languages. */
export function formatTime(instant: string | Date): string {
  return formatted(instant, 'en', { hour: '2-digit', minute: '2-digit' });
}

/** `26.11.2026 14:30`, `26 Nov 2026, 14:30`. */
export function formatDateTime(instant: string | Date, locale: LocaleCode): string {
  return `${formatDate(instant, locale)}${namedOr(locale) === 'pl' ? ' ' : ', '}${formatTime(instant)}`;
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
