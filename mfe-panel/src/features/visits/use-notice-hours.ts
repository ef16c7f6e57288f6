import type { Event } from '@aksamit/contracts';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';

/** The notice for moving and canceling a visit, hours: of the market in which it was bought. */
export function useNoticeHours(visit: Pick<Event, 'cancellationNoticeHours'> | null): number {
  const here = useMarketPolicies();
  // An older API leaves it out.
  return visit?.cancellationNoticeHours ?? here.cancellationNoticeHours;
}
