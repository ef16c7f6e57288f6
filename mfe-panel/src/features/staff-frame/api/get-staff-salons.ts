import type { Location } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { worksEverywhere } from '../staff-role';

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
        worksEverywhere(user.role) ? null : ownSalonIds(http),
      ]);
      return locations.data.locations
        .filter(({ id, isVirtual }) => (own ? own.has(id) : !isVirtual))
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

/**
 * Ids of the salons that an admin has given to this person. No call returns them alone: they are part of what the shop
 * holds about a person.
 */
async function ownSalonIds(http: HttpClient): Promise<ReadonlySet<string>> {
  const { data } = await callApi(http, 'GET /me/export');
  const rows: unknown[] = data.export.salons ?? [];
  return new Set(rows.map((row) => String(Reflect.get(Object(row), 'location_id'))));
}
