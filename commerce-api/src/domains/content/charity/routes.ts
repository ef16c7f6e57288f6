import { charityTotal, charityTotalsQuery, listOf } from '@aksamit/contracts';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { cachePublicly } from '../../../platform/public-cache';
import { selectTotals } from './charity-queries';

/** The charity campaign's published sums. */
export function registerCharityTotals(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/charity-totals',
    {
      schema: {
        tags: ['content'],
        summary: 'Sums of the charity campaign by month, the newest first; sort: month, amount',
        querystring: charityTotalsQuery,
        response: { 200: listOf({ charityTotals: z.array(charityTotal) }) },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const { charityTotals, total } = await selectTotals(db, {
        sort: query.sort,
        limit: query.perPage,
        offset: offsetOf(query),
      });
      cachePublicly(request, reply);
      return { data: { charityTotals }, meta: metaOf(query, total) };
    },
  );
}
