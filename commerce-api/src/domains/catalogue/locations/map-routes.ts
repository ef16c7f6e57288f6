import { listOf, locationProfilesQuery, mapsQuery, profiledLocation, salonMap } from '@aksamit/contracts';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { createCacheVersion } from '../../../platform/cache-version';
import { pageOf, sortItems } from '../../../platform/pagination';
import { cachePublicly } from '../../../platform/public-cache';
import { createResponseCache, sendCached } from '../../../platform/response-cache';
import { mapsOf } from './map-rules';
import { selectMapPoints, selectProfiles } from './profile-queries';

const countryName = { pl: 'Polska', en: 'Poland' };

/** One for each category and language, and some others. */
const LIMITS = { maxEntries: 24, maxBytes: 64 * 2 ** 20 };

/** Salons as points of maps, and their profiles on the maps service. */
export function registerMaps(app: App, { db }: AppDependencies): void {
  const cache = createResponseCache(createCacheVersion(db, 'pages'), LIMITS);
  app.get(
    '/api/maps',
    {
      schema: {
        tags: ['locations'],
        summary: 'Maps of salons: the country, then each voivodeship with a salon; sort: name',
        querystring: mapsQuery,
        response: { 200: listOf({ maps: z.array(salonMap) }) },
      },
    },
    async (request, reply) => {
      const { locale } = request.context;
      const key = JSON.stringify([locale, request.query]);
      return sendCached(request, reply, cache, key, async () => {
        const maps = mapsOf(await selectMapPoints(db, request.query, locale), countryName[locale]);
        const sorted = sortItems(maps, request.query.sort, { name: (map) => map.name });
        const { items, meta } = pageOf(sorted, request.query);
        return { data: { data: { maps: items }, meta } };
      });
    },
  );

  app.get(
    '/api/locations/gmb',
    {
      schema: {
        tags: ['locations'],
        summary: 'Salons with their business profiles on the maps service; sort: name, city, rating',
        querystring: locationProfilesQuery,
        response: { 200: listOf({ locations: z.array(profiledLocation) }) },
      },
    },
    async (request, reply) => {
      const profiles = await selectProfiles(db, request.query, request.context.locale);
      const sorted = sortItems(profiles, request.query.sort, {
        name: (entry) => entry.name,
        city: (entry) => entry.city.name,
        rating: (entry) => entry.gmb.rating ?? 0,
      });
      const { items, meta } = pageOf(sorted, request.query);
      cachePublicly(request, reply);
      return { data: { locations: items }, meta };
    },
  );
}
