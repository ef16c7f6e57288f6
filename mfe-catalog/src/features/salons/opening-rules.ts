import type { Location, OpeningDay, Weekday } from '@aksamit/contracts';
import { STORE_TIME_ZONE } from '@aksamit/contracts/store-time';

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

const DAY_MS = 86_400_000;
const midnightUtc = (date: string): number => Date.parse(`${date}T00:00:00Z`);

// Not the contracts' functions: a list of salons would carry a library of dates for these two.
const weekdayOf = (date: string): Weekday => weekdays[(new Date(midnightUtc(date)).getUTCDay() + 6) % 7] ?? 'monday';

/** The date some days later. */
export const addDays = (date: string, days: number): string =>
  new Date(midnightUtc(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Date (`YYYY-MM-DD`), weekday and time (`HH:mm`) of an instant on the salons' clocks. */
export function salonClock(now: Date): { date: string; weekday: Weekday; time: string } {
  const part = Object.fromEntries(warsawClock.formatToParts(now).map(({ type, value }) => [type, value]));
  const date = `${part.year}-${part.month}-${part.day}`;
  return { date, weekday: weekdayOf(date), time: `${part.hour}:${part.minute}` };
}

/** `09:00` as people write it. */
export const clockTime = (time: string): string => time.replace(/^0(?=\d:)/, '');

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
const SHOWN_DAYS = 3;
const SHOWN_AHEAD_MS = SHOWN_DAYS * DAY_MS;

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

/** When a closed salon opens, as it is put into words on the day on which that is read. */
export interface NextOpening {
  day: 'today' | 'tomorrow' | Weekday;
  time: string;
}

/** A time in which one state of a salon is shown. */
export interface ShownSpan extends TimeSpan {
  isOpen: boolean;
  ends?: string;
  opens?: NextOpening;
}

/** `openingSpans` of the next `days`, each closed one cut at midnight: what opens tomorrow opens today after it. */
export function shownSpans(salon: Opening, now: Date, days = SHOWN_DAYS): ShownSpan[] {
  const [today = '', ...later] = datesAhead(now, WEEK_DAYS + 2);
  const last = spanOfDate([today, ...later][days] ?? today).until;
  return openingSpans(salon, now)
    .filter((span) => span.from < last)
    .flatMap((span) => {
      const { opens, ...rest } = span;
      if (!opens) return [rest];
      const opensOn = salonClock(new Date(span.until)).date;
      return [today, ...later].flatMap((date): ShownSpan[] => {
        const whole = spanOfDate(date);
        const [from, until] = [Math.max(whole.from, span.from), Math.min(whole.until, span.until, last)];
        if (from >= until) return [];
        const day = date === opensOn ? 'today' : addDays(date, 1) === opensOn ? 'tomorrow' : opens.weekday;
        return [{ ...rest, from, until, opens: { day, time: opens.time } }];
      });
    })
    .filter((span) => span.until > now.getTime());
}

/** A day of a week's table: the weekday's next date, with that date's own hours. */
export interface WeekDay {
  weekday: Weekday;
  date: string;
  hours: OpeningDay;
  /** Why the hours differ from the week's; null: they do not. */
  exception: string | null;
}

/** The week from today on in the order of a week's table, with the dates that differ put in. */
export function weekAhead(salon: Opening, now: Date): WeekDay[] {
  const dates = datesAhead(now);
  return weekdays.flatMap((weekday) =>
    dates
      .filter((date) => weekdayOf(date) === weekday)
      .map((date) => {
        const own = salon.openingExceptions.find((one) => one.date === date);
        return { weekday, date, hours: dayOf(salon, date), exception: own ? own.reason : null };
      }),
  );
}

/** Today's hours on the salons' clocks. */
export const hoursToday = (salon: Opening, now: Date): OpeningDay => dayOf(salon, salonClock(now).date);

/** Whether a salon can be entered at all on that day. */
export const isClosedAllDay = (day: OpeningDay): boolean =>
  day.closed || (!day.allDay && (day.start === null || day.end === null));

/** When what a salon's page shows of the present time changes next. */
export function nextChange(salon: Opening, now: Date): Date {
  const [present] = openingSpans(salon, now);
  const { until } = spanOfDate(salonClock(now).date);
  return new Date(Math.min(present?.until ?? until, until));
}
