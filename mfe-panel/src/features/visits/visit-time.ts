import type { LocaleCode } from '@aksamit/contracts/platform';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { formatFullDate, formatShortMonth, formatShortWeekday } from '@aksamit/module-sdk/dates';
import { formatTime } from '@aksamit/module-sdk/i18n';

/** Day of the month and short month, for the calendar leaf of a card. */
export function visitLeaf(instant: string, locale: LocaleCode): { day: string; month: string; weekday: string } {
  return {
    day: String(Number(storeDateOf(instant).slice('YYYY-MM-'.length))),
    month: formatShortMonth(instant, locale).replace('.', ''),
    weekday: formatShortWeekday(instant, locale).replace('.', ''),
  };
}

/** `środa, 25 listopada 2026, 10:15`. */
export function visitMoment(instant: string | Date, locale: LocaleCode): string {
  return `${formatFullDate(instant, locale)}, ${formatTime(instant)}`;
}

/** `10:15–10:45`. */
export function visitHours({ startAt, endAt }: { startAt: string; endAt: string }): string {
  return `${formatTime(startAt)}–${formatTime(endAt)}`;
}
