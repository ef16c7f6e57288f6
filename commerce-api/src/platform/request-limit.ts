/** Requests per address: counted before any other check, so that a flood without a login costs no more. */
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { Config } from '../config';
import { platformError } from './api-error';
import type { App } from './app-types';

const REQUESTS_PER_MINUTE = 600;
const MINUTE_MS = 60_000;

/**
 * Limits every route, and unknown paths. `config.rateLimit` of a route: false for none, `{ max, timeWindow }` for one
 * of its own. Above it a caller gets 429 with `retry-after`. Source: architecture.md, commerce API. Must be registered
 * before the hooks for market, login and body.
 */
export async function registerRequestLimit(app: App, config: Config): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: Math.ceil(REQUESTS_PER_MINUTE * config.rateLimitFactor),
    timeWindow: MINUTE_MS,
    allowList: (request) =>
      // The page server itself, on this machine and without a client's request.
      (request.headers['x-forwarded-for'] === undefined && config.trustedProxies.includes(request.ip)) ||
      // The second half of an overridden POST was counted as the first; a route's own limit still counts it.
      (app.isRedispatched(request) && typeof request.routeOptions.config.rateLimit !== 'object'),
    errorResponseBuilder: () => platformError('429 too_many_requests'),
  });
  const limitAll = app.rateLimit();
  const ownLimits = new Map<RateLimitOptions, ReturnType<App['rateLimit']>>();
  // The plugin would count on the route, after the hooks of the whole app and the route's own check of the login.
  app.addHook('onRequest', async function count(request, reply) {
    const own = request.routeOptions.config.rateLimit;
    if (own === false) return;
    if (!own) return limitAll.call(this, request, reply);
    const limit = ownLimits.get(own) ?? app.rateLimit(own);
    ownLimits.set(own, limit);
    return limit.call(this, request, reply);
  });
}
