import { dataOf, searchQuery, searchResult } from '@aksamit/contracts';
import type { App, AppDependencies } from '../../../platform/app-types';
import { createCacheVersion } from '../../../platform/cache-version';
import { createRecordCache } from '../../../platform/record-cache';
import { createResponseCache, sendCached } from '../../../platform/response-cache';
import { pricingScopeOf } from '../products';
import type { Card } from './search-cards';
import { searchShop } from './search-shop';
import { requireWords } from './search-words';

/** Queries that many visitors type; a query typed once is evicted soon. */
const LIMITS = { maxEntries: 1000, maxBytes: 24 * 2 ** 20 };
/** Treatments, articles and salons in a language of a market; the demo shop has 400, a card takes some 2 KB. */
const MAX_CARDS = 4000;

export function registerSearch(app: App, { db }: AppDependencies): void {
  const version = createCacheVersion(db, 'lists');
  const cache = createResponseCache(version, LIMITS);
  const cards = createRecordCache<Card>(version, MAX_CARDS);
  app.get(
    '/api/search',
    {
      schema: {
        tags: ['search'],
        summary: 'Suggestions: treatments, articles, salons; at least 3 letters',
        querystring: searchQuery,
        response: { 200: dataOf({ search: searchResult }) },
      },
    },
    async (request, reply) => {
      const words = requireWords(request.query.q);
      const scope = pricingScopeOf(request);
      const key = JSON.stringify([scope.marketId, scope.locale, words]);
      return sendCached(request, reply, cache, key, async (cacheVersion) => {
        const { search, boundary } = await searchShop({ db, cards, version: cacheVersion }, words, scope);
        return { data: { data: { search } }, boundary };
      });
    },
  );
}
