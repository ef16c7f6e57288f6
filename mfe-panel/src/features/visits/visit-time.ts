import { STORE_TIME_ZONE } from '@aksamit/contracts/store-time';
import { formatTime } from '@aksamit/module-sdk/i18n';

const tags = { pl: 'pl-PL', en: 'en-GB' } as const;
type Locale = keyof typeof tags;

const format = (instant: string | Date, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tags[locale], { timeZone: STORE_TIME_ZONE, ...options }).format(new Date(instant));

/** `środa, 25 listopada 2026`, in the salons' zone. */
export function visitDay(instant: string | Date, locale: Locale): string {
  return format(instant, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** Day of the month and short month, for the calendar leaf of a card. */
export function visitLeaf(instant: string, locale: Locale): { day: string; month: string; weekday: string } {
  return {
    day: format(instant, locale, { day: 'numeric' }),
    month: format(instant, locale, { month: 'short' }).replace('.', ''),
    weekday: format(instant, locale, { weekday: 'short' }).replace('.', ''),
  };
}

/** `środa, 25 listopada 2026, 10:15`. */
export function visitMoment(instant: string | Date, locale: Locale): string {
  return `${visitDay(instant, locale)}, ${formatTime(instant)}`;
}

/** `10:15–10:45`. */
export function visitHours({ startAt, endAt }: { startAt: string; endAt: string }): string {
  return `${formatTime(startAt)}–${formatTime(endAt)}`;
}
