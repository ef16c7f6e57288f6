import type { LocationCity } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** A city with how many salons it has. */
export type SalonCity = Pick<LocationCity, 'id' | 'name' | 'locationsCount'>;

/** GET /locations/cities, those with most salons first, else in the API's order: it knows the alphabet. */
export function salonCitiesQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['cities', 'with-salons'],
    queryFn: async (): Promise<SalonCity[]> => {
      const { data } = await callApi(http, 'GET /locations/cities', { query: { perPage: 100 } });
      return data.cities
        .filter(({ locationsCount }) => locationsCount > 0)
        .map(({ id, name, locationsCount }) => ({ id, name, locationsCount }))
        .sort((a, b) => b.locationsCount - a.locationsCount);
    },
  });
}
