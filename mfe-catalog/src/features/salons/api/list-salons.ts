import type { Image, Location } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { type HttpClient, isHttpError } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** Parameters of GET /locations. `city`: slug or name; `category`: code or slug. */
export interface SalonListParams {
  city?: string | undefined;
  category?: string | undefined;
}

/** The most that one call gives; the chain has some fifty salons. */
const MOST_SALONS = 100;
/** Around a point or city. */
const MOST_NEAR = 10;

type Shown =
  | 'id'
  | 'name'
  | 'slug'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'phone'
  | 'location'
  | 'openTime'
  | 'openingExceptions'
  | 'rating'
  | 'ratingsCount';

/** What a row of a list shows of a salon. */
export interface ListedSalon extends Pick<Location, Shown> {
  image: Image | undefined;
  categories: { name: string; slug: string }[];
  /** From where salons were searched for. */
  distanceKm?: number | undefined;
}

function listed(salon: Location & { distanceKm?: number }): ListedSalon {
  const { id, name, slug, address, postalCode, city, phone, location, openTime, openingExceptions } = salon;
  const { rating, ratingsCount, distanceKm } = salon;
  const shown = { id, name, slug, address, postalCode, city, phone, location, openTime, openingExceptions };
  const categories = salon.productCategories.map((category) => ({ name: category.name, slug: category.slug }));
  return { ...shown, categories, rating, ratingsCount, distanceKm, image: salon.images[0] };
}

/** Salons that are open to visitors: GET /locations. */
export async function listSalons(http: HttpClient, { city, category }: SalonListParams): Promise<ListedSalon[]> {
  const query = { city, category, sort: 'city', perPage: MOST_SALONS };
  const { data } = await callApi(http, 'GET /locations', { query });
  return data.locations.filter((salon) => !salon.isVirtual).map(listed);
}

/** The same for pages. */
export function salonListQuery(http: HttpClient, params: SalonListParams) {
  const { city, category } = params;
  return queryOptions({ queryKey: ['salons', { city, category }], queryFn: () => listSalons(http, params) });
}

/** Salons up to 50 km around a city that has none, the nearest first: GET /locations/nearby. Null: no such city is known. */
export function salonsAroundQuery(http: HttpClient, city: string) {
  return queryOptions({
    queryKey: ['salonsAround', city],
    queryFn: async (): Promise<ListedSalon[] | null> => {
      try {
        const { data } = await callApi(http, 'GET /locations/nearby', { query: { city, perPage: MOST_NEAR } });
        return data.locations.map(listed);
      } catch (error) {
        if (isHttpError(error) && error.status === 422) return null;
        throw error;
      }
    },
  });
}

/** Cities with how many salons each has: GET /locations/cities. */
export function salonCityListQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['salonCities'],
    queryFn: async () =>
      (await callApi(http, 'GET /locations/cities', { query: { perPage: MOST_SALONS } })).data.cities,
  });
}

/** The categories that any of the salons serves, each once. */
export function categoriesOf(salons: readonly ListedSalon[]): ListedSalon['categories'] {
  const all = salons.flatMap(({ categories }) => categories);
  return [...new Map(all.map((category) => [category.slug, category])).values()];
}
