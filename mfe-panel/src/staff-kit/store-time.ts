import { storeDateOf } from '@aksamit/contracts/store-time';
import { formatTime } from '@aksamit/module-sdk/i18n';

const MINUTE_MS = 60_000;

/** Minutes of a day, `HH:mm`. */
export function clockMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `HH:mm` of minutes since midnight. */
export function clockOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Minutes since midnight of an instant, by the clock on the salons' wall. */
export const minutesOf = (instant: string | Date): number => clockMinutes(formatTime(instant));

/** The wall clock at an instant, read as if it were UTC, minus the instant. */
function offsetAt(at: number): number {
  const date = new Date(at);
  const wall = Date.parse(`${storeDateOf(date)}T${formatTime(date)}:00Z`);
  return wall - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

/**
 * The instant at which the salons' clock shows a time of a date. A time that the change to summer time skips becomes one
 * beside it, which the API refuses: no salon is open then.
 */
export function storeInstant(date: string, minutes: number): string {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
  // The offset is that of the instant itself, which the first guess may lie an hour beside.
  const guess = wall - offsetAt(wall);
  return new Date(wall - offsetAt(guess)).toISOString();
}
