import type { Image, Location, LocationCity } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { type HttpClient, isHttpError } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { MOST_GROUPS, mainCities } from '../city-rules';

/** Parameters of GET /locations. `city`: slug or name; `category`: code or slug. */
export interface SalonListParams {
  city?: string | undefined;
  category?: string | undefined;
}

/** The most that one call gives. */
const PER_CALL = 100;
/** Around a point or city. */
const MOST_NEAR = 10;
/** Of a main city in the list of all salons: that list does not grow with the chain. */
const MOST_OF_CITY = 4;

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

/** Of a record what a row shows. */
export function listedSalon(salon: Location & { distanceKm?: number }): ListedSalon {
  const { id, name, slug, address, postalCode, city, phone, location, openTime, openingExceptions } = salon;
  const { rating, ratingsCount, distanceKm } = salon;
  const shown = { id, name, slug, address, postalCode, city, phone, location, openTime, openingExceptions };
  const categories = salon.productCategories.map((category) => ({ name: category.name, slug: category.slug }));
  return { ...shown, categories, rating, ratingsCount, distanceKm, image: salon.images[0] };
}

/** Salons that are open to visitors: GET /locations, call after call. */
export async function listSalons(http: HttpClient, { city, category }: SalonListParams): Promise<ListedSalon[]> {
  const query = { city, category, sort: 'city' };
  const salons = await everyPage(async (page) => {
    const { data, meta } = await callApi(http, 'GET /locations', { query: { ...query, page, perPage: PER_CALL } });
    return { records: data.locations, total: meta?.total };
  });
  return salons.filter((salon) => !salon.isVirtual).map(listedSalon);
}

/** All records of a list, page after page. */
async function everyPage<Entry>(
  read: (page: number) => Promise<{ records: readonly Entry[]; total: number | undefined }>,
): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let page = 1; ; page += 1) {
    const { records, total } = await read(page);
    all.push(...records);
    if (records.length < PER_CALL || all.length >= (total ?? 0)) return all;
  }
}

/** What a list of salons shows. */
export interface SalonOverview {
  /** All cities with a salon that serves the category, by name. */
  cities: LocationCity[];
  /** Those of the searched city, else some of each main city. */
  salons: ListedSalon[];
}

/** All cities, and the salons of one or of the main ones: GET /locations/cities and GET /locations. */
export function salonOverviewQuery(http: HttpClient, { city, category }: SalonListParams) {
  return queryOptions({
    queryKey: ['salonOverview', { city, category }],
    queryFn: async (): Promise<SalonOverview> => {
      if (city) {
        const [cities, salons] = await Promise.all([listSalonCities(http), listSalons(http, { city, category })]);
        return { cities, salons };
      }
      const [cities, salons] = await Promise.all([listSalonCities(http, category), listMainSalons(http, category)]);
      const main = new Set(mainCities(cities).main.map(({ slug }) => slug));
      return { cities, salons: salons.filter((salon) => main.has(salon.city.slug)) };
    },
  });
}

/**
 * Some salons of each of the largest cities, those of the main ones among them: which these are is known once all cities
 * are, and the calls do not wait for each other.
 */
async function listMainSalons(http: HttpClient, category: string | undefined): Promise<ListedSalon[]> {
  const { data } = await callApi(http, 'GET /locations', {
    query: { category, largestCities: MOST_GROUPS, perCity: MOST_OF_CITY, sort: 'city', perPage: PER_CALL },
  });
  return data.locations.filter((salon) => !salon.isVirtual).map(listedSalon);
}

/** How many salons the cities have together. */
export const countSalons = (cities: readonly LocationCity[]): number =>
  cities.reduce((sum, { locationsCount }) => sum + locationsCount, 0);

/** Cities with how many salons each has. */
const listSalonCities = (http: HttpClient, category?: string): Promise<LocationCity[]> =>
  everyPage(async (page) => {
    const query = { category, page, perPage: PER_CALL };
    const { data, meta } = await callApi(http, 'GET /locations/cities', { query });
    return { records: data.cities, total: meta?.total };
  });

/**
 * Salons up to 50 km around a city that has none (which serves the category), the nearest first: GET /locations/nearby. Null: no
 * such city is known.
 */
export function salonsAroundQuery(http: HttpClient, { city = '', category }: SalonListParams) {
  return queryOptions({
    queryKey: ['salonsAround', { city, category }],
    queryFn: async (): Promise<ListedSalon[] | null> => {
      try {
        const { data } = await callApi(http, 'GET /locations/nearby', {
          query: { city, category, perPage: MOST_NEAR },
        });
        return data.locations.map(listedSalon);
      } catch (error) {
        if (isHttpError(error) && error.status === 422) return null;
        throw error;
      }
    },
  });
}

type Point = Pick<Location, 'id' | 'location' | 'city'>;

/** The salons nearest to one in its city, with how many the city has beside it: GET /locations/nearby. */
export function neighboursQuery(http: HttpClient, { id, location: { lat, lng }, city }: Point) {
  return queryOptions({
    queryKey: ['salonNeighbours', id],
    queryFn: async (): Promise<{ salons: ListedSalon[]; total: number }> => {
      const query = { lat, lng, city: city.slug, perPage: MOST_NEAR };
      const { data, meta } = await callApi(http, 'GET /locations/nearby', { query });
      const salons = data.locations.filter((salon) => salon.id !== id).map(listedSalon);
      const beside = (meta?.total ?? data.locations.length) - (data.locations.length - salons.length);
      return { salons, total: beside };
    },
  });
}

/** The categories that any of the salons serves, each once. */
export function categoriesOf(salons: readonly ListedSalon[]): ListedSalon['categories'] {
  const all = salons.flatMap(({ categories }) => categories);
  return [...new Map(all.map((category) => [category.slug, category])).values()];
}
