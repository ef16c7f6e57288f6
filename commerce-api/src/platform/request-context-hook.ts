/**
 * Fills `request.context`: market by header, locale by accept-language, caller by bearer. Responses to a bearer that is
 * not valid any more carry the header `session-ended: 1`, whatever their status. An API key makes the calls that its scopes
 * name, and no other, not even those that need no login.
 */
import { platformError } from './api-error';
import { isApiKey, requireScope } from './api-key';
import type { App } from './app-types';
import type { MarketDirectory } from './market-directory';
import { chooseLocale, headerOf, type RequestContext, type ResolveActor, type ResolveKey } from './request-context';

const VISITOR = /^[a-z]{2,10}_[A-Za-z0-9_-]{12}$/;
const ORDER_TOKENS_AT_MOST = 10;

export function registerRequestContext(
  app: App,
  markets: MarketDirectory,
  { resolveActor, resolveKey }: { resolveActor: ResolveActor; resolveKey: ResolveKey },
  clock: () => Date,
): void {
  app.decorateRequest('context', null as unknown as RequestContext);
  app.addHook('onRequest', async (request, reply) => {
    const visitor = headerOf(request, 'visitor-unique-id');
    const context: RequestContext = {
      market: null,
      locale: chooseLocale(request.headers['accept-language'], ['pl', 'en']),
      visitorUniqueId: visitor !== null && VISITOR.test(visitor) ? visitor : null,
      actor: { kind: 'visitor' },
      bearerRejected: false,
      orderTokens: orderTokens(headerOf(request, 'order-token')),
      now: clock(),
    };
    request.context = context;
    if (request.is404) return;
    await findMarket(context);
    await findActor(context);

    async function findMarket(found: RequestContext) {
      const slug = headerOf(request, 'market-slug');
      const isRequired = request.routeOptions.config.market !== false;
      if (slug === null) {
        if (isRequired) throw platformError('400 market_required');
        return;
      }
      found.market = await markets.find(slug);
      if (found.market) {
        found.locale = chooseLocale(
          request.headers['accept-language'],
          found.market.locales.map((locale) => locale.code),
        );
      } else if (isRequired) throw platformError('404 market_not_found');
    }

    async function findActor(found: RequestContext) {
      const bearer = /^Bearer ([\x21-\x7e]{16,500})$/i.exec(headerOf(request, 'authorization') ?? '')?.[1];
      if (!bearer) return;
      if (isApiKey(bearer)) {
        const key = await resolveKey(bearer, request.ip);
        requireScope(request, key);
        found.actor = key;
        return;
      }
      const user = await resolveActor(bearer);
      if (user) found.actor = user;
      else {
        found.bearerRejected = true;
        // Calls that need no login continue as a visitor's: the page has to learn that the session has ended.
        reply.header('session-ended', '1');
      }
    }
  });
}

function orderTokens(header: string | null): string[] {
  if (header === null) return [];
  return header
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '' && token.length <= 200)
    .slice(0, ORDER_TOKENS_AT_MOST);
}
