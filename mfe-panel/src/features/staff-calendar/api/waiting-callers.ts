import type { WaitingCaller, WaitingCallerRequest } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** As for the waiting list: the count in the toolbar may be a minute old. */
const REFETCH_MS = 60_000;

export const callersKey = (locationId: string): string[] => ['staffWaitingCallers', locationId];

/** GET /admin/waiting-callers: who called and waits for a salon from today on, by day, the longest waiting first. */
export function callersQuery(http: HttpClient, locationId: string) {
  return queryOptions({
    queryKey: callersKey(locationId),
    queryFn: async () => {
      const { data } = await callStaffApi(http, 'GET /admin/waiting-callers', { query: { locationId } });
      return data.waitingCallers;
    },
    staleTime: 0,
    refetchInterval: REFETCH_MS,
    refetchOnWindowFocus: true,
  });
}

/** POST /admin/waiting-callers. 404 for an unknown treatment, 422 for a day on which the salon does not offer it. */
export async function addCaller(
  http: HttpClient,
  body: WaitingCallerRequest,
  idempotencyKey: string,
): Promise<WaitingCaller> {
  return (await callStaffApi(http, 'POST /admin/waiting-callers', { body, idempotencyKey })).data.waitingCaller;
}

/** DELETE /admin/waiting-callers/{id}. 404 once they wait no longer. */
export async function removeCaller(http: HttpClient, id: string, idempotencyKey: string): Promise<void> {
  await callStaffApi(http, 'DELETE /admin/waiting-callers/{id}', { params: { id }, idempotencyKey });
}
