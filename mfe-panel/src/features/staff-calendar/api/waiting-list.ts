import type { StaffWaitingEntry } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** Somebody who waits is no change of a calendar: the count in the toolbar may be a minute old. */
const REFETCH_MS = 60_000;

export const waitingKey = (locationId: string): string[] => ['staffWaiting', locationId];

/** GET /admin/waiting-list: who waits for a salon from today on, by day, the longest waiting first. */
export function waitingQuery(http: HttpClient, locationId: string) {
  return queryOptions({
    queryKey: waitingKey(locationId),
    queryFn: async () => {
      const { data } = await callStaffApi(http, 'GET /admin/waiting-list', { query: { locationId } });
      return data.waitingList;
    },
    staleTime: 0,
    refetchInterval: REFETCH_MS,
    refetchOnWindowFocus: true,
  });
}

/**
 * POST /admin/waiting-list/{id}/offer: offers a free time of the day by e-mail; nothing is held. 409 slot_taken with
 * alternatives, 404 once they wait no longer.
 */
export async function offerTime(
  http: HttpClient,
  { id, startAt }: { id: string; startAt: string },
  idempotencyKey: string,
): Promise<StaffWaitingEntry> {
  const input = { params: { id }, body: { startAt }, idempotencyKey };
  return (await callStaffApi(http, 'POST /admin/waiting-list/{id}/offer', input)).data.waitingEntry;
}
