import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

/** Of one page of the list. */
export const PROFILES_PER_PAGE = 50;

/** GET /locations/gmb: salons with their profiles on the maps service. */
export function profilesQuery(http: HttpClient, { page, sort }: { page?: number; sort?: string }) {
  const query = { perPage: PROFILES_PER_PAGE, sort: sort ?? 'name', ...(page === undefined ? {} : { page }) };
  return queryOptions({
    queryKey: ['staffProfiles', query],
    queryFn: async () => {
      const { data, meta } = await callApi(http, 'GET /locations/gmb', { query });
      return { profiles: data.locations, total: meta?.total ?? data.locations.length };
    },
    placeholderData: keepPreviousData,
  });
}
