import { dataOf, searchQuery, searchResult, searchSuggestions, suggestionQuery } from '@aksamit/contracts';
import { LRUCache } from 'lru-cache';
import type { App, AppDependencies } from '../../../platform/app-types';
import { createCacheVersion } from '../../../platform/cache-version';
import { createRecordCache } from '../../../platform/record-cache';
import { createResponseCache, sendCached } from '../../../platform/response-cache';
import type { PricingScope } from '../pricing';
import { listSuggestions, pricingScopeOf } from '../products';
import type { Card } from './search-card';
import type { CardSource } from './search-cards';
import { createSearchCounter, popularSearches } from './search-counts';
import { searchShop } from './search-shop';
import { countedTerm } from './search-terms';
import { requireWords } from './search-words';
import { suggestionsOf } from './suggest';

/** Queries that many visitors type; a query typed once is evicted soon. */
const LIMITS = { maxEntries: 1000, maxBytes: 24 * 2 ** 20 };
/** Records in a language of a market; the demo shop has 500, a card takes some 2 KB. */
const MAX_CARDS = 4000;

/** Popular searches of an empty field. */
const POPULAR = 5;

export function registerSearch(app: App, { db, logger }: AppDependencies): void {
  const version = createCacheVersion(db, 'lists');
  const cache = createResponseCache(version, LIMITS);
  const cards = createRecordCache<Card>(version, MAX_CARDS);
  const counter = createSearchCounter({ db, logger });
  app.addHook('onClose', () => counter.flush());
  /** Whether what a cached response answers is counted. */
  const isAsTyped = new LRUCache<string, boolean>({ max: LIMITS.maxEntries });
  app.get(
    '/api/search',
    {
      schema: {
        tags: ['search'],
        summary: 'Treatments, bundles, offers, vouchers, salons, articles, pages; at least 3 letters; one group whole',
        querystring: searchQuery,
        response: { 200: dataOf({ search: searchResult }) },
      },
    },
    async (request, reply) => {
      const { q, group, counted } = request.query;
      const words = requireWords(q);
      const isCounted = counted === 'true' || counted === '1';
      const scope = pricingScopeOf(request);
      const key = JSON.stringify([scope.marketId, scope.locale, words, group, isCounted]);
      await sendCached(request, reply, cache, key, async (cacheVersion) => {
        const source = { db, cards, version: cacheVersion };
        const found = await searchShop(source, words, scope, { group, isCounted });
        isAsTyped.set(key, found.isAsTyped);
        return { data: { data: { search: found.search } }, boundary: found.boundary };
      });
      // A group shown whole goes on from a search that was counted.
      const term = group || !isAsTyped.get(key) ? null : countedTerm(q);
      if (term !== null) counter.count(term, scope);
      return reply;
    },
  );
  app.get(
    '/api/search/suggestions',
    {
      schema: {
        tags: ['search'],
        summary:
          'What a search field suggests while letters are typed; without `q` popular searches and recommended treatments',
        querystring: suggestionQuery,
        response: { 200: dataOf({ suggestions: searchSuggestions }) },
      },
    },
    async (request, reply) => {
      const { q, limit } = request.query;
      const words = q.trim() === '' ? null : requireWords(q);
      const scope = pricingScopeOf(request);
      const key = JSON.stringify(['suggestions', scope.marketId, scope.locale, words, limit]);
      return sendCached(request, reply, cache, key, async (cacheVersion) => {
        const source = { db, cards, version: cacheVersion };
        if (words === null) return suggestedForNothing(source, limit, scope);
        const { search, boundary } = await searchShop(source, words, scope);
        return { data: { data: { suggestions: suggestionsOf(search, limit, scope.locale) } }, boundary };
      });
    },
  );
}

/** For a field in which nothing is typed yet: what others search for, and what the shop recommends. */
async function suggestedForNothing({ db }: CardSource, limit: number, scope: PricingScope) {
  const request = { sort: undefined, page: { page: 1, perPage: limit } };
  const [{ suggestedProducts, boundary }, popular] = await Promise.all([
    listSuggestions(db, { productIds: [] }, request, scope),
    popularSearches(db, POPULAR, scope),
  ]);
  const { groups } = suggestionsOf({ treatments: suggestedProducts, articles: [], salons: [] }, limit, scope.locale);
  return { data: { data: { suggestions: { groups, popular } } }, boundary };
}
