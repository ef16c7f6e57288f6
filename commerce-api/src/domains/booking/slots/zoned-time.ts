/**
 * Wall times of the salons, and the instants they stand for. Not through dayjs: its zones give an instant for a time that
 * the clocks jump over.
 */
import { STORE_TIME_ZONE } from '@aksamit/contracts/store-time';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: STORE_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Years have four digits: instants near the ends of that range, or beyond, are clamped to these. */
const FIRST = Date.parse('0002-01-01T00:00:00Z');
const LAST = Date.parse('9998-01-01T00:00:00Z');

/** Local date (YYYY-MM-DD) and minutes since local midnight by the wall clock. */
export function localOf(instant: Date): { date: string; minute: number } {
  const clamped = Math.min(LAST, Math.max(FIRST, instant.getTime()));
  const parts = new Map(format.formatToParts(clamped).map(({ type, value }) => [type, value]));
  const part = (name: 'year' | 'month' | 'day' | 'hour' | 'minute') => parts.get(name) ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Milliseconds that the wall clock is ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  const { date, minute } = localOf(new Date(instant));
  const wall = Date.parse(`${date}T00:00:00Z`) + minute * 60_000;
  return wall - Math.floor(instant / 60_000) * 60_000;
}

export interface LocalDay {
  /**
   * The instant of a wall time, in minutes since midnight (1440: the next midnight). Null for a time that the clocks
   * jump over; of a time that comes twice the first.
   */
  at(minute: number): Date | null;
}

/** A date with its offsets looked up once. */
export function localDay(date: string): LocalDay {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const before = offsetAt(midnight - DAY / 2);
  const after = offsetAt(midnight + DAY + DAY / 2);
  // The larger offset is the earlier instant of a wall time.
  const offsets = before === after ? [before] : [Math.max(before, after), Math.min(before, after)];
  return {
    at(minute) {
      const wall = midnight + minute * 60_000;
      if (offsets.length === 1) return new Date(wall - before);
      for (const offset of offsets) {
        if (offsetAt(wall - offset) === offset) return new Date(wall - offset);
      }
      return null;
    },
  };
}

/** Full years from one date to another. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** The first instant of a local date. */
export function startOfDay(date: string): Date {
  // The clocks never change at midnight in this zone.
  return localDay(date).at(0) ?? new Date(`${date}T00:00:00Z`);
}

/** ISO 8601 with the salons' offset, so that its date reads as the local one. */
export function isoInZone(instant: Date): string {
  const offset = offsetAt(instant.getTime());
  const wall = new Date(instant.getTime() + offset).toISOString().slice(0, 19);
  const hours = String(Math.floor(offset / HOUR)).padStart(2, '0');
  const minutes = String((offset % HOUR) / 60_000).padStart(2, '0');
  return `${wall}+${hours}:${minutes}`;
}
