import { dataOf, searchQuery, searchResult } from '@aksamit/shared-kit/contracts';
import type { App, AppDependencies } from '../../platform/app-types';
import { createKeptAnswers, sendKept } from '../../platform/kept-answers';
import { createKeptRecords } from '../../platform/kept-records';
import { createSeenChanges } from '../../platform/seen-changes';
import { pricingScopeOf } from '../catalog';
import type { Card } from './search-cards';
import { searchShop } from './search-shop';
import { requireWords } from './search-words';

/** Words that many look for; what is typed once only makes room soon. */
const ROOM = { most: 1000, mostBytes: 24 * 2 ** 20 };
/** Treatments, articles and salons in a language of a market; the demo shop has 400, a card takes some 2 KB. */
const MOST_CARDS = 4000;

export function registerSearch(app: App, { db }: AppDependencies): void {
  const changes = createSeenChanges(db, 'lists');
  const kept = createKeptAnswers(changes, ROOM);
  const cards = createKeptRecords<Card>(changes, MOST_CARDS);
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
      return sendKept(request, reply, kept, key, async (version) => {
        const { search, boundary } = await searchShop({ db, cards, version }, words, scope);
        return { answer: { data: { search } }, boundary };
      });
    },
  );
}
