import { addDays } from '@aksamit/contracts/store-time';
import { localDay, localOf } from '../../booking/slots';

/** Counted from the day after the order's. */
const WITHDRAWAL_DAYS = 14;

/** The last instant of the 14th day after the order's own, by the calendar of Warsaw. Source: readings.md, "Orders". */
export function withdrawUntil(orderedAt: Date): Date {
  const dayAfter = addDays(localOf(orderedAt).date, WITHDRAWAL_DAYS + 1);
  const midnight = localDay(dayAfter).at(0);
  if (!midnight) throw new Error(`Failed to find the midnight of ${dayAfter}: no change of clocks skips one.`);
  return new Date(midnight.getTime() - 1);
}
