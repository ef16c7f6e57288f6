import type { Location, OpeningDay, Weekday } from '@aksamit/contracts';
import { isoWeekdayOf } from '@aksamit/contracts/store-time';
import { clockMinutes } from '../../staff-kit/store-time';

/** Minutes since midnight, the end excluded. */
export interface Span {
  from: number;
  to: number;
}

const WEEKDAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
export const DAY_MINUTES = 24 * 60;
/** Shown where a salon is closed on each day. */
const USUAL: Span = { from: 9 * 60, to: 18 * 60 };

/** What a salon's opening hours are read from. */
export type Opening = Pick<Location, 'openTime' | 'openingExceptions'>;

/** When a salon is open on a date; null: closed. An exception replaces the week's hours. */
export function openSpan({ openTime, openingExceptions }: Opening, date: string): Span | null {
  const exception = openingExceptions.find((one) => one.date === date);
  const weekday = WEEKDAYS[isoWeekdayOf(date) - 1];
  return spanOf(exception ?? (weekday && openTime[weekday]));
}

function spanOf(day: OpeningDay | undefined): Span | null {
  if (!day || day.closed) return null;
  if (day.allDay) return { from: 0, to: DAY_MINUTES };
  if (day.start === null || day.end === null) return null;
  return { from: clockMinutes(day.start), to: clockMinutes(day.end) };
}

/** The whole hours that contain all spans: opening hours, and visits outside of them. */
export function axisOf(spans: readonly Span[]): Span {
  const shown = spans.length > 0 ? spans : [USUAL];
  const from = Math.min(...shown.map((span) => span.from));
  const to = Math.max(...shown.map((span) => span.to));
  return { from: Math.floor(from / 60) * 60, to: Math.min(DAY_MINUTES, Math.ceil(to / 60) * 60) };
}
