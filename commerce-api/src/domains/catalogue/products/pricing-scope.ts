import type { FastifyRequest } from 'fastify';
import { marketOf } from '../../../platform/request-context';
import type { PricingScope } from '../pricing';

/** Market, language and instant that a request's prices are for. */
export const pricingScopeOf = (request: FastifyRequest): PricingScope => ({
  marketId: Number(marketOf(request).id),
  locale: request.context.locale,
  now: request.context.now,
});
