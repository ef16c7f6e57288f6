import { dataOf, market, visitor, visitorRequest } from '@aksamit/contracts';
import { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { cachePublicly } from '../../../platform/public-cache';
import { limitAttempts } from '../../../platform/rate-counter';
import { marketOf } from '../../../platform/request-context';
import { selectShopBars } from '../../content/shop-bars';
import { operationsError } from '../errors';
import { findVisitor, upsertVisitor } from './market-queries';

/** New visitors of an address: a whole office, or the phones of a mobile network. Source: docs/decisions/0101. */
const NEW_VISITORS = { limit: 1_200, windowSeconds: 3_600 };

export function registerMarkets(app: App, { db, markets, config }: AppDependencies): void {
  app.get(
    '/api/markets/:slug',
    {
      config: { notFoundError: '404 market_not_found' },
      schema: {
        tags: ['markets'],
        summary: 'A market',
        params: z.object({ slug: z.string() }),
        response: { 200: dataOf({ market }) },
      },
    },
    async (request, reply) => {
      const found = await markets.find(request.params.slug);
      if (!found) throw operationsError('404 market_not_found');
      cachePublicly(request, reply);
      return { data: { market: found } };
    },
  );

  // For page servers; behind the gateway no other caller reaches it.
  app.get('/internal/markets', { config: { market: false }, schema: { hide: true } }, async (request) => {
    const [contexts, bars] = await Promise.all([markets.contexts(), selectShopBars(db, request.context.now)]);
    return { data: { markets: contexts.map((market) => ({ ...market, promoBar: bars.get(market.id) })) } };
  });

  app.post(
    '/api/visitors',
    {
      schema: {
        tags: ['markets'],
        summary: 'Makes a visitor known; the same id again finds the same visitor. 1,200 new ones an hour and address',
        body: visitorRequest,
        response: { 200: dataOf({ visitor }), 201: dataOf({ visitor }) },
      },
    },
    async (request, reply) => {
      const { uniqueId } = request.body;
      const here = marketOf(request);
      if (!uniqueId.startsWith(`${here.slug}_`)) throw invalidFields({ uniqueId: ['wrong_format'] });
      // A visitor who is already registered inserts no row, and does not count.
      const known = await findVisitor(db, uniqueId);
      if (known !== undefined) return { data: { visitor: { id: known, uniqueId } } };
      await limitAttempts(db, { key: `visitor:${request.ip}`, ...NEW_VISITORS }, config.rateLimitFactor);
      const { id, isNew } = await upsertVisitor(db, uniqueId, here.id);
      return reply.code(isNew ? 201 : 200).send({ data: { visitor: { id, uniqueId } } });
    },
  );
}
