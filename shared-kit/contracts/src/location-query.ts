/** Search for salons and cities. Source: calls.md, "GET /locations, …". */
import { z } from 'zod';
import { listQuery, shortListQuery } from './envelope';

/** Largest search radius for salons, kilometres (business constants). */
const FARTHEST_KM = 50;

const filter = { city: z.string().max(80).optional(), category: z.string().max(80).optional() };

/** Up to ten slugs of cities, separated by commas. */
const citySlugs = z
  .string()
  .regex(/^[a-z0-9-]{1,80}(,[a-z0-9-]{1,80}){0,9}$/)
  .transform((slugs) => slugs.split(','));

/**
 * GET /locations. `cities`: salons of these alone; `largestCities`: of so many cities, those with the most salons of the
 * search; `perCity`: of each city so many at most. `sort`: name, city.
 */
export const locationsQuery = shortListQuery.extend({
  ...filter,
  cities: citySlugs.optional(),
  largestCities: z.coerce.number().int().min(1).max(10).optional(),
  perCity: z.coerce.number().int().min(1).max(50).optional(),
  q: z.string().max(100).optional(),
});

/** GET /locations/nearby: around a point, or around the middle of a city. `sort`: distanceKm, name. */
export const nearbyLocationsQuery = shortListQuery.extend({
  ...filter,
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
  radiusKm: z.coerce.number().positive().max(FARTHEST_KM).default(FARTHEST_KM),
});

/** GET /cities. */
export const citiesQuery = shortListQuery.extend({ q: z.string().max(80).optional() });

/** GET /locations/cities. `category`: cities whose salons serve it. */
export const locationCitiesQuery = citiesQuery.extend({ category: filter.category });

/** GET /maps. */
export const mapsQuery = listQuery.extend(filter);

/** GET /locations/gmb. `sort`: name, city, rating. */
export const locationProfilesQuery = shortListQuery.extend(filter);
