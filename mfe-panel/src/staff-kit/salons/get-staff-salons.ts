import type { Location } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** The API's most; a chain with more salons than that needs a search here. */
const PER_PAGE = 100;
/** Salons are opened rarely, and an admin who changes opening hours is no colleague at the desk. */
const STALE_AFTER_MS = 30 * 60_000;

/** A salon as the staff area needs it. */
export type StaffSalon = Pick<Location, 'id' | 'name' | 'openTime' | 'openingExceptions'> & { city: string };

/** The salons in which a member of staff works, in the order of their names. Cached by person. */
export function staffSalonsQuery(http: HttpClient, user: { id: string; role: string }) {
  return queryOptions({
    queryKey: ['staffSalons', user.id, user.role],
    queryFn: async (): Promise<StaffSalon[]> => {
      const [locations, own] = await Promise.all([
        callApi(http, 'GET /locations', { query: { perPage: PER_PAGE, sort: 'name' } }),
        callStaffApi(http, 'GET /admin/salons'),
      ]);
      const ids = new Set(own.data.salons.map(({ id }) => id));
      return locations.data.locations
        .filter(({ id }) => ids.has(id))
        .map(({ id, name, city, openTime, openingExceptions }) => ({
          id,
          name,
          city: city.name,
          openTime,
          openingExceptions,
        }));
    },
    staleTime: STALE_AFTER_MS,
    gcTime: STALE_AFTER_MS,
  });
}
