import { city, dataOf, listOf, listQuery, location, locationCity, nearbyLocation } from '@aksamit/shared-kit/contracts';
import { z } from 'zod';
import { notFound } from '../../platform/api-error';
import type { App, AppDependencies } from '../../platform/app-types';
import { pageOf } from '../../platform/pagination';
import { cachePublicly } from '../../platform/public-cache';
import { selectCities, selectLocation, selectLocations, selectNearby } from './location-queries';

/** Farthest that salons are looked for, kilometres (business constants). */
const FARTHEST_KM = 50;

const filter = { city: z.string().max(80).optional(), category: z.string().max(80).optional() };
const many = listQuery.extend({ perPage: listQuery.shape.perPage.default(100) });
const locationsQuery = many.extend({ ...filter, q: z.string().max(100).optional() });
const nearbyQuery = many.extend({
  ...filter,
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
  radiusKm: z.coerce.number().positive().max(FARTHEST_KM).default(FARTHEST_KM),
});

export function registerLocations(app: App, { db }: AppDependencies): void {
  const tags = ['locations'];

  app.get(
    '/api/locations',
    {
      schema: {
        tags,
        summary: 'Salons',
        querystring: locationsQuery,
        response: { 200: listOf({ locations: z.array(location) }) },
      },
    },
    async (request, reply) => {
      const { locale, now } = request.context;
      const { items, meta } = pageOf(await selectLocations(db, request.query, locale, now), request.query);
      cachePublicly(request, reply);
      return { data: { locations: items }, meta };
    },
  );

  app.get(
    '/api/locations/nearby',
    {
      schema: {
        tags,
        summary: 'Salons around a point, the nearest first',
        querystring: nearbyQuery,
        response: { 200: listOf({ locations: z.array(nearbyLocation) }) },
      },
    },
    async (request, reply) => {
      const { locale, now } = request.context;
      const found = await selectNearby(db, request.query, request.query, locale, now);
      const { items, meta } = pageOf(found, request.query);
      cachePublicly(request, reply);
      return { data: { locations: items }, meta };
    },
  );

  app.get(
    '/api/locations/cities',
    {
      schema: {
        tags,
        summary: 'Cities that have a salon',
        querystring: many,
        response: { 200: listOf({ cities: z.array(locationCity) }) },
      },
    },
    async (request, reply) => {
      const { items, meta } = pageOf(await selectCities(db, true), request.query);
      cachePublicly(request, reply);
      return { data: { cities: items }, meta };
    },
  );

  app.get(
    '/api/cities',
    {
      schema: {
        tags,
        summary: 'All known cities, to search around',
        querystring: many,
        response: { 200: listOf({ cities: z.array(city) }) },
      },
    },
    async (request, reply) => {
      const { items, meta } = pageOf(await selectCities(db, false), request.query);
      cachePublicly(request, reply);
      return { data: { cities: items.map(({ locationsCount: _count, ...entry }) => entry) }, meta };
    },
  );

  app.get(
    '/api/locations/:slug',
    {
      schema: {
        tags,
        summary: 'A salon by its slug in any language',
        params: z.object({ slug: z.string() }),
        response: { 200: dataOf({ location }) },
      },
    },
    async (request, reply) => {
      const { locale, now } = request.context;
      const found = await selectLocation(db, request.params.slug, locale, now);
      if (!found) throw notFound();
      cachePublicly(request, reply);
      return { data: { location: found } };
    },
  );
}
