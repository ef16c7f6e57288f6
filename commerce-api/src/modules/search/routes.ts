import { dataOf, searchQuery, searchResult } from '@aksamit/shared-kit/contracts';
import type { App, AppDependencies } from '../../platform/app-types';
import { cachePublicly } from '../../platform/public-cache';
import { pricingScopeOf } from '../catalog';
import { searchShop } from './search-shop';

export function registerSearch(app: App, { db }: AppDependencies): void {
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
      const search = await searchShop(db, request.query.q, pricingScopeOf(request));
      cachePublicly(request, reply);
      return { data: { search } };
    },
  );
}
