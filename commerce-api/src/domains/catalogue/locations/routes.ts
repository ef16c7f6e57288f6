import {
  citiesQuery,
  city,
  dataOf,
  detailedLocation,
  listOf,
  location,
  locationCitiesQuery,
  locationCity,
  locationsQuery,
  nearbyLocation,
  nearbyLocationsQuery,
} from '@aksamit/contracts';
import { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Db } from '../../../platform/database';
import { metaOf, pageOf, readSort, sortItems } from '../../../platform/pagination';
import { cachePublicly } from '../../../platform/public-cache';
import { pricingScopeOf } from '../products';
import {
  findCity,
  selectCities,
  selectLocation,
  selectLocationCities,
  selectLocations,
  selectNearby,
} from './location-queries';
import { registerMaps } from './map-routes';
import { selectSalonPage } from './salon-page-queries';

const tags = ['locations'];

/**
 * Where the search is centred: the given point, which a city then narrows, or the middle of the city.
 * @throws 422 without either, and for a city that is not known
 */
async function centreOf(db: Db, { lat, lng, city: name }: z.infer<typeof nearbyLocationsQuery>) {
  if (lat !== undefined && lng !== undefined) return { point: { lat, lng }, city: name };
  if (name === undefined || lat !== undefined || lng !== undefined) {
    throw invalidFields({
      ...(lat === undefined && { lat: ['required'] }),
      ...(lng === undefined && { lng: ['required'] }),
    });
  }
  const point = await findCity(db, name);
  if (!point) throw invalidFields({ city: ['not_allowed'] });
  return { point, city: undefined };
}

export function registerLocations(app: App, dependencies: AppDependencies): void {
  registerMaps(app, dependencies);
  registerSalonLists(app, dependencies);
  registerCities(app, dependencies);
  registerSalon(app, dependencies);
}

/** Salons, and those near a point. */
function registerSalonLists(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/locations',
    {
      schema: {
        tags,
        summary: 'Salons; `perCity`: the first ones of each city; `largestCities`: of these alone; sort: name, city',
        querystring: locationsQuery,
        response: { 200: listOf({ locations: z.array(location) }) },
      },
    },
    async (request, reply) => {
      const { locale, now } = request.context;
      const sort = readSort(request.query.sort, ['name', 'city'] as const);
      const wanted = { page: request.query, sort };
      const { locations, total } = await selectLocations(db, request.query, wanted, locale, now);
      cachePublicly(request, reply);
      return { data: { locations }, meta: metaOf(request.query, total) };
    },
  );

  app.get(
    '/api/locations/nearby',
    {
      schema: {
        tags,
        summary: 'Salons around a point, or around the middle of a city, the nearest first; sort: distanceKm, name',
        querystring: nearbyLocationsQuery,
        response: { 200: listOf({ locations: z.array(nearbyLocation) }) },
      },
    },
    async (request, reply) => {
      const { locale, now } = request.context;
      const { point, city: within } = await centreOf(db, request.query);
      const { radiusKm, category } = request.query;
      const wanted = { page: request.query, sort: readSort(request.query.sort, ['distanceKm', 'name'] as const) };
      const around = { ...point, radiusKm };
      const found = await selectNearby(db, around, { category, city: within }, wanted, locale, now);
      cachePublicly(request, reply);
      return { data: { locations: found.locations }, meta: metaOf(request.query, found.total) };
    },
  );
}

function registerCities(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/locations/cities',
    {
      schema: {
        tags,
        summary: 'Cities that have a salon; sort: name, locationsCount',
        querystring: locationCitiesQuery,
        response: { 200: listOf({ cities: z.array(locationCity) }) },
      },
    },
    async (request, reply) => {
      const found = await selectLocationCities(db, request.query, request.context.locale);
      const sorted = sortItems(found, request.query.sort, {
        name: (entry) => entry.name,
        locationsCount: (entry) => entry.locationsCount,
      });
      const { items, meta } = pageOf(sorted, request.query);
      cachePublicly(request, reply);
      return { data: { cities: items }, meta };
    },
  );

  app.get(
    '/api/cities',
    {
      schema: {
        tags,
        summary: 'All known cities, to search around; sort: name',
        querystring: citiesQuery,
        response: { 200: listOf({ cities: z.array(city) }) },
      },
    },
    async (request, reply) => {
      const found = await selectCities(db, request.query.q);
      const { items, meta } = pageOf(
        sortItems(found, request.query.sort, { name: (entry) => entry.name }),
        request.query,
      );
      cachePublicly(request, reply);
      return { data: { cities: items }, meta };
    },
  );
}

function registerSalon(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/locations/:slug',
    {
      schema: {
        tags,
        summary: 'A salon by its slug in any language, with team, services in the market, and opinions',
        params: z.object({ slug: z.string() }),
        response: { 200: dataOf({ location: detailedLocation }) },
      },
    },
    async (request, reply) => {
      const { locale, now } = request.context;
      const found = await selectLocation(db, request.params.slug, locale, now);
      if (!found) throw notFound();
      const shown = await selectSalonPage(db, found.id, pricingScopeOf(request));
      cachePublicly(request, reply);
      return { data: { location: { ...found, ...shown } } };
    },
  );
}
