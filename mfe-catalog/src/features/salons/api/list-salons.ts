import type { Location } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** Parameters of GET /locations. `city`: slug; `category`: code or slug. */
export interface SalonListParams {
  city?: string | undefined;
  category?: string | undefined;
}

/** The most that one call gives; the chain has some fifty salons. */
const MOST_SALONS = 100;

/** Fields of a salon that a card shows. The whole record of fifty salons would make the page three times as long. */
export type ListedSalon = Pick<Location, 'id' | 'name' | 'slug' | 'address' | 'postalCode' | 'city' | 'phone'>;

function listed({ id, name, slug, address, postalCode, city, phone }: Location): ListedSalon {
  return { id, name, slug, address, postalCode, city, phone };
}

/** Salons that are open to visitors: GET /locations. */
export function salonListQuery(http: HttpClient, { city, category }: SalonListParams) {
  return queryOptions({
    queryKey: ['salons', { city, category }],
    queryFn: async (): Promise<ListedSalon[]> => {
      const query = { city, category, sort: 'city', perPage: MOST_SALONS };
      const { data } = await callApi(http, 'GET /locations', { query });
      return data.locations.filter((salon) => !salon.isVirtual).map(listed);
    },
  });
}

/** Cities with how many salons each has: GET /locations/cities. */
export function salonCityListQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['salonCities'],
    queryFn: async () => (await callApi(http, 'GET /locations/cities')).data.cities,
  });
}
