import type { Location, OpeningDay, Weekday } from '@aksamit/contracts';
import { addDays, isoWeekdayOf, STORE_TIME_ZONE } from '@aksamit/contracts/store-time';

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

const weekdayOf = (date: string): Weekday => weekdays[isoWeekdayOf(date) - 1] ?? 'monday';

/** Date (`YYYY-MM-DD`), weekday and time (`HH:mm`) of an instant on the salons' clocks. */
export function salonClock(now: Date): { date: string; weekday: Weekday; time: string } {
  const part = Object.fromEntries(warsawClock.formatToParts(now).map(({ type, value }) => [type, value]));
  const date = `${part.year}-${part.month}-${part.day}`;
  return { date, weekday: weekdayOf(date), time: `${part.hour}:${part.minute}` };
}

/** An instant, in milliseconds since 1970, of a date and time on the salons' clocks; `24:00` is the next date's midnight. */
function instantOf(date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const shownLater = (instant: number) => {
    const shown = salonClock(new Date(instant));
    return Date.parse(`${shown.date}T${shown.time}:00Z`) - instant;
  };
  // The zone's offset may change in the hours between the two.
  return asUtc - shownLater(asUtc - shownLater(asUtc));
}

/** A date's own hours override the week's. */
const dayOf = (salon: Opening, date: string): OpeningDay =>
  salon.openingExceptions.find((one) => one.date === date) ?? salon.openTime[weekdayOf(date)];

/**
 * Whether a salon is open at an instant: closed when the day is marked closed, else open when it is open all day, else
 * closed outside of start to end or when one is missing. Specification, section 4.
 */
export function isOpen(salon: Opening, now: Date): boolean {
  const { date, time } = salonClock(now);
  const day = dayOf(salon, date);
  if (day.closed) return false;
  if (day.allDay) return true;
  if (day.start === null || day.end === null) return false;
  return time >= day.start && time <= day.end;
}

/** From `from` until before `until`, in milliseconds since 1970. */
export interface TimeSpan {
  from: number;
  until: number;
}

/** A time in which a salon is open or closed. */
export interface OpeningSpan extends TimeSpan {
  isOpen: boolean;
  /** Of an open one: the time at which it ends (`HH:mm`), unless it ends on another date than it began. */
  ends?: string;
  /** Of a closed one: when the salon opens, unless that is more than a week ahead. */
  opens?: { weekday: Weekday; time: string };
}

const WEEK_DAYS = 7;
/** A page that stays open for longer shows no state. */
const SHOWN_AHEAD_MS = 3 * 86_400_000;

/** A date from its midnight to the next, on the salons' clocks. */
export const spanOfDate = (date: string): TimeSpan => ({
  from: instantOf(date, '00:00'),
  until: instantOf(date, '24:00'),
});

interface OpenSpan extends TimeSpan {
  ends?: string;
}

/** When a salon is open on a date. The minute at which it closes is one of them (`isOpen`). */
function openSpanOf(salon: Opening, date: string): OpenSpan | null {
  const { closed, allDay, start, end } = dayOf(salon, date);
  const day = spanOfDate(date);
  if (closed) return null;
  if (allDay) return day;
  if (start === null || end === null || start > end) return null;
  return { from: instantOf(date, start), until: Math.min(instantOf(date, end) + 60_000, day.until), ends: end };
}

/** Today and the dates of the week after it, `days` in all. */
export function datesAhead(now: Date, days = WEEK_DAYS): string[] {
  const today = salonClock(now).date;
  return Array.from({ length: days }, (_, index) => addDays(today, index));
}

/** The times in which a salon is open and closed in turn, the present one first. */
export function openingSpans(salon: Opening, now: Date): OpeningSpan[] {
  const dates = datesAhead(now, WEEK_DAYS + 1);
  const [today = '', last = today] = [dates[0], dates.at(-1)];
  const spans: OpeningSpan[] = [];
  let end = spanOfDate(today).from;
  for (const { from, until, ends } of dates.flatMap((date) => openSpanOf(salon, date) ?? [])) {
    const before = spans.at(-1);
    if (before && before.until === from) {
      before.until = until;
      delete before.ends;
    } else {
      const { weekday, time } = salonClock(new Date(from));
      if (from > end) spans.push({ from: end, until: from, isOpen: false, opens: { weekday, time } });
      spans.push({ from, until, isOpen: true, ...(ends === undefined ? {} : { ends }) });
    }
    end = until;
  }
  const { until } = spanOfDate(last);
  if (end < until) spans.push({ from: end, until, isOpen: false });
  const present = now.getTime();
  return spans.filter((span) => span.until > present && span.from < present + SHOWN_AHEAD_MS);
}

/** The next time each weekday comes, today's included, where the week's hours hold on that date. */
export function weekdaySpans(salon: Opening, now: Date): Partial<Record<Weekday, TimeSpan>> {
  const usual = datesAhead(now).filter((date) => !salon.openingExceptions.some((one) => one.date === date));
  return Object.fromEntries(usual.map((date) => [weekdayOf(date), spanOfDate(date)]));
}

/** When what a salon's page shows of the present time changes next. */
export function nextChange(salon: Opening, now: Date): Date {
  const [present] = openingSpans(salon, now);
  const { until } = spanOfDate(salonClock(now).date);
  return new Date(Math.min(present?.until ?? until, until));
}
