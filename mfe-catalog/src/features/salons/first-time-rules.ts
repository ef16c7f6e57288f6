import type { LocaleCode } from '@aksamit/contracts/platform';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { addDays, clockTime, salonClock } from './opening-rules';

/** When a time is, for a text of its own: a day that is near is named as people name it. */
export interface DayAndTime {
  day: 'today' | 'tomorrow' | 'date';
  /** `piątek, 27 listopada`. */
  date: string;
  /** `9:00`, on the salons' clocks. */
  time: string;
}

/**
 * @param viewerDate the date where the viewer is (`YYYY-MM-DD`): where it is another one than the salons', `today` would be
 *   understood wrongly, and the date is named
 */
export function dayAndTime(startAt: string, locale: LocaleCode, now: Date, viewerDate = localDate(now)): DayAndTime {
  const { date, time } = salonClock(new Date(startAt));
  const today = salonClock(now).date;
  const isNear = viewerDate === today;
  const day = isNear && date === today ? 'today' : isNear && date === addDays(today, 1) ? 'tomorrow' : 'date';
  return { day, date: formatWeekdayDate(startAt, locale), time: clockTime(time) };
}

/** The date where the viewer is. */
const localDate = (now: Date): string => new Intl.DateTimeFormat('en-CA').format(now);
