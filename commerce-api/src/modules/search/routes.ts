import { dataOf, searchQuery, searchResult } from '@aksamit/shared-kit/contracts';
import type { App, AppDependencies } from '../../platform/app-types';
import { createKeptAnswers, sendKept } from '../../platform/kept-answers';
import { pricingScopeOf } from '../catalog';
import { searchShop } from './search-shop';
import { requireWords } from './search-words';

/** Words that many look for; what is typed once only makes room soon. */
const ROOM = { most: 1000, mostBytes: 24 * 2 ** 20, changes: 'lists' } as const;

export function registerSearch(app: App, { db }: AppDependencies): void {
  const kept = createKeptAnswers(db, ROOM);
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
      return sendKept(request, reply, kept, key, async () => {
        const { search, boundary } = await searchShop(db, words, scope);
        return { answer: { data: { search } }, boundary };
      });
    },
  );
}
