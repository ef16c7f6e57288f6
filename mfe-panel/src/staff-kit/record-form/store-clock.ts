import { storeDateOf } from '@aksamit/contracts/store-time';
import { formatTime } from '@aksamit/module-sdk/i18n';
import { clockMinutes, storeInstant } from '../store-time';

/** `YYYY-MM-DDTHH:mm` of an instant by the salons' clock, as the browser's control has it. */
export const toWallClock = (instant: string): string => `${storeDateOf(instant)}T${formatTime(instant)}`;

const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)/;

/** The instant at which the salons' clock shows it; the text itself where it is no time, for the schema to refuse. */
export function fromWallClock(text: string): string {
  const [, date, hours, minutes] = WALL_CLOCK.exec(text) ?? [];
  if (date === undefined || Number.isNaN(Date.parse(date))) return text;
  return storeInstant(date, clockMinutes(`${hours}:${minutes}`));
}
