/** Arithmetic with calendar dates (`YYYY-MM-DD`), which have no time and no zone. */
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

// With time and Z the date is parsed by ISO 8601; without them dayjs takes the year 0050 for 1950.
const midnight = (date: string): Dayjs => dayjs.utc(`${date}T00:00:00Z`);
const dateOf = (day: Dayjs): string => day.format('YYYY-MM-DD');

/** The date some days later; earlier for a negative number. */
export const addDays = (date: string, days: number): string => dateOf(midnight(date).add(days, 'day'));

/** The same day some months later; the last of the month where there is no such day. */
export const addMonths = (date: string, months: number): string => dateOf(midnight(date).add(months, 'month'));

/** Whole days from one date to another; negative when it lies before. */
export const daysBetween = (from: string, to: string): number => midnight(to).diff(midnight(from), 'day');

/** ISO weekday: Monday is 1, Sunday 7. */
export const isoWeekdayOf = (date: string): number => midnight(date).day() || 7;
