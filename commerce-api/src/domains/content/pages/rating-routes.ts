import { articleRating, articleRatingRequest, dataOf, recordId } from '@aksamit/contracts';
import { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { limitAttempts } from '../../../platform/rate-counter';
import { rateArticle } from './rate-article';

/** Anybody can create visitors' ids: an address has a limit of ratings per hour. */
const RATINGS_PER_HOUR = 30;

export function registerRatings(app: App, { db, config }: AppDependencies): void {
  app.post(
    '/api/articles/:id/rating',
    {
      schema: {
        tags: ['blog'],
        summary: 'Rates an article from 1 to 5, once a visitor',
        params: z.object({ id: recordId }),
        body: articleRatingRequest,
        response: { 201: dataOf({ article: articleRating }) },
      },
    },
    async (request, reply) => {
      const { visitorUniqueId, now } = request.context;
      if (visitorUniqueId === null) throw invalidFields({ 'visitor-unique-id': ['required'] });
      const limit = { key: `article-rating:${request.ip}`, limit: RATINGS_PER_HOUR, windowSeconds: 3600 };
      await limitAttempts(db, limit, config.rateLimitFactor);
      const { rating } = request.body;
      return withIdempotencyKey(db, request, reply, async (trx) => {
        const article = await rateArticle(trx, { articleId: request.params.id, visitorUniqueId, rating, now });
        return { status: 201, body: { data: { article } } };
      });
    },
  );
}
