import type { StaffSalon } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** Salons are opened rarely, and an admin who changes opening hours is no colleague at the desk. */
const STALE_AFTER_MS = 30 * 60_000;

/** The salons in which a member of staff works, in the order of their names. Cached by person. */
export function staffSalonsQuery(http: HttpClient, user: { id: string; role: string }) {
  return queryOptions({
    queryKey: ['staffSalons', user.id, user.role],
    queryFn: async (): Promise<StaffSalon[]> => (await callStaffApi(http, 'GET /admin/salons')).data.salons,
    staleTime: STALE_AFTER_MS,
    gcTime: STALE_AFTER_MS,
  });
}
