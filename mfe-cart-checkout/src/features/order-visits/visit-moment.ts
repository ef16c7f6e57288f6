import type { LocaleCode } from '@aksamit/contracts/platform';
import { formatFullDate } from '@aksamit/module-sdk/dates';
import { formatTime } from '@aksamit/module-sdk/i18n';

/** A dash without a line break after it: start and end of a time stay together. */
const DASH = '–\u2060';

/** `piątek, 27 listopada 2026, 10:15–10:45`; without an end only the start. */
export function visitMoment(startAt: string | Date, locale: LocaleCode, endAt?: string): string {
  const times = endAt ? `${formatTime(startAt)}${DASH}${formatTime(endAt)}` : formatTime(startAt);
  return `${formatFullDate(startAt, locale)}, ${times}`;
}
