import type { Location, OpeningDay, Weekday } from '@aksamit/contracts';
import { isoWeekdayOf, STORE_TIME_ZONE } from '@aksamit/contracts/store-time';

/** Days in the order of a week's table. */
export const weekdays: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

type Opening = Pick<Location, 'openTime' | 'openingExceptions'>;

const warsawClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: STORE_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Date (`YYYY-MM-DD`), weekday and time (`HH:mm`) of an instant on the salons' clocks. */
export function salonClock(now: Date): { date: string; weekday: Weekday; time: string } {
  const part = Object.fromEntries(warsawClock.formatToParts(now).map(({ type, value }) => [type, value]));
  const date = `${part.year}-${part.month}-${part.day}`;
  return { date, weekday: weekdays[isoWeekdayOf(date) - 1] ?? 'monday', time: `${part.hour}:${part.minute}` };
}

/**
 * Whether a salon is open at an instant: closed when the day is marked closed, else open when it is open all day, else
 * closed outside of start to end or when one is missing. A date's own hours override the week's. Specification, section
 * 4.
 */
export function isOpen(salon: Opening, now: Date): boolean {
  const { date, weekday, time } = salonClock(now);
  const day: OpeningDay = salon.openingExceptions.find((one) => one.date === date) ?? salon.openTime[weekday];
  if (day.closed) return false;
  if (day.allDay) return true;
  if (day.start === null || day.end === null) return false;
  return time >= day.start && time <= day.end;
}
