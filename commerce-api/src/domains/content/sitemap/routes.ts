import { dataOf, siteMap } from '@aksamit/contracts';
import type { App, AppDependencies } from '../../../platform/app-types';
import { createCacheVersion } from '../../../platform/cache-version';
import { marketOf } from '../../../platform/request-context';
import { createResponseCache, sendCached } from '../../../platform/response-cache';
import { selectSiteMap } from './select-site-map';

/** One for each market and language. */
const LIMITS = { maxEntries: 8, maxBytes: 64 * 2 ** 20 };

export function registerSiteMap(app: App, { db }: AppDependencies): void {
  const cache = createResponseCache(createCacheVersion(db, 'pages'), LIMITS);

  app.get(
    '/api/sitemap',
    {
      schema: {
        tags: ['pages'],
        summary: 'Everything with an address of its own, as names and slugs',
        response: { 200: dataOf({ sitemap: siteMap }) },
      },
    },
    async (request, reply) => {
      const { locale, now } = request.context;
      const marketId = Number(marketOf(request).id);
      return sendCached(request, reply, cache, `${marketId} ${locale}`, async () => ({
        data: { data: { sitemap: await selectSiteMap(db, { marketId, locale, now }) } },
      }));
    },
  );
}
