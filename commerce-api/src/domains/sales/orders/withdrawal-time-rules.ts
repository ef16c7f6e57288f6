import { addDays } from '@aksamit/contracts/store-time';
import { localDay, localOf } from '../../booking/slots';
import { salesPolicies } from '../policies';

/** The last instant of the last day to withdraw from an order of a market, by the calendar of Warsaw. */
export function withdrawUntil(orderedAt: Date, marketSlug: string): Date {
  const { withdrawalDays } = salesPolicies.of(marketSlug);
  const dayAfter = addDays(localOf(orderedAt).date, withdrawalDays + 1);
  const midnight = localDay(dayAfter).at(0);
  if (!midnight) throw new Error(`Failed to find the midnight of ${dayAfter}: no change of clocks skips one.`);
  return new Date(midnight.getTime() - 1);
}
