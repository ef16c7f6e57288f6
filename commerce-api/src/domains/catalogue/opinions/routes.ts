import { dataOf, listMeta, opinionList, opinionQuery, opinionRequest, submittedOpinion } from '@aksamit/contracts';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { metaOf, readSort } from '../../../platform/pagination';
import { cachePublicly } from '../../../platform/public-cache';
import { requireUser } from '../../../platform/request-context';
import { selectFacets } from './opinion-facets';
import { selectAggregate, selectOpinions } from './opinion-queries';
import { submitOpinion } from './submit-opinion';

const tags = ['opinions'];
const opinions = z.object({ data: opinionList, meta: listMeta });

/** Customers' opinions: reading, and writing one of an own visit. */
export function registerOpinions(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/opinions',
    {
      schema: {
        tags,
        summary:
          'Published opinions and how they rate in all; `facets`: with what the list can be narrowed by; sort: createdAt, rating',
        querystring: opinionQuery,
        response: { 200: opinions },
      },
    },
    async (request, reply) => {
      const { page, perPage, sort, facets: wantsFacets, ...filter } = request.query;
      const { locale } = request.context;
      const order = readSort(sort, ['createdAt', 'rating'] as const);
      const [found, aggregate, facets] = await Promise.all([
        selectOpinions(db, filter, order, { page, perPage }, locale),
        selectAggregate(db, filter),
        wantsFacets === 'true' ? selectFacets(db, filter, locale) : undefined,
      ]);
      cachePublicly(request, reply);
      return { data: { opinions: found, aggregate, facets }, meta: metaOf({ page, perPage }, aggregate.ratingsCount) };
    },
  );

  app.post(
    '/api/opinions',
    {
      schema: {
        tags,
        summary: 'An opinion of an own visit that is done; shown when staff have read it',
        security: [{ bearer: [] }],
        body: opinionRequest,
        response: { 201: dataOf({ opinion: submittedOpinion }) },
      },
      preValidation: async (request) => {
        requireUser(request);
      },
    },
    async (request, reply) => {
      const { userId } = requireUser(request);
      const { locale } = request.context;
      const { eventId, rating, content } = request.body;
      return withIdempotencyKey(db, request, reply, async (trx) => {
        const submitted = await submitOpinion(trx, { userId, eventId, rating, content, locale });
        return { status: 201, body: { data: { opinion: submitted } } };
      });
    },
  );
}
