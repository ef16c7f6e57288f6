/** The context of a request before its handler runs: market, locale, visitor and caller. */
import type { LocaleCode, Market } from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import { forbidden, type PlatformError, platformError, unauthorized } from './api-error';

/** A user with a valid login. */
export interface UserActor {
  kind: 'user';
  userId: string;
  role: 'customer' | 'staff' | 'manager' | 'admin';
  /** The session's own id, to end it or to know a fresh login. */
  sessionId: string;
  /** When the password or code was last given; ISO 8601. */
  authenticatedAt: string;
  /** When this login passed the second factor; null: it did not. */
  secondFactorAt: string | null;
  /** An admin whose login passed no second factor: no staff call works. */
  lacksSecondFactor: boolean;
}

/** A caller without a login; identified by the visitor-unique-id header at most. */
export interface VisitorActor {
  kind: 'visitor';
}

/** Another system with an API key: it reads what the key's scopes name, in the name of the admin who made it. */
export interface KeyActor {
  kind: 'key';
  keyId: string;
  /** The maker. */
  userId: string;
  scopes: readonly string[];
}

export type Actor = UserActor | VisitorActor | KeyActor;

/** Resolves a bearer token to its user; null when it is not valid (any more). Implemented by accounts. */
export type ResolveActor = (bearerToken: string) => Promise<UserActor | null>;

/**
 * Resolves an API key sent from an address. Implemented by api-keys.
 * @throws 401 key_invalid; 429 when the address has sent too many wrong ones
 */
export type ResolveKey = (key: string, address: string) => Promise<KeyActor>;

export interface RequestContext {
  /** Null only on routes that are exempt from the market-slug header. */
  market: Market | null;
  locale: LocaleCode;
  /** Valid in form; whether there is such a visitor is for the module to find out. */
  visitorUniqueId: string | null;
  actor: Actor;
  /** True when an invalid bearer was sent: calls that need a login answer 401. */
  bearerRejected: boolean;
  /** Values of the `order-token` header, at most 10. */
  orderTokens: string[];
  /** The instant that the request is answered for; one per request. */
  now: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
  interface FastifyContextConfig {
    /** False: the route is exempt from the market-slug header. */
    market?: boolean;
    /** Code of the 404 for an unknown path; omitted: not_found. */
    notFoundError?: Extract<PlatformError, `404 ${string}`>;
  }
}

/** The request's market. Routes that are exempt from the header must not call this. */
export function marketOf(request: FastifyRequest): Market {
  if (!request.context.market) throw platformError('400 market_required');
  return request.context.market;
}

/** The market's first currency: the one that prices are read in. */
export function currencyOf(request: FastifyRequest) {
  const currency = marketOf(request).currencies[0];
  if (!currency) throw new Error('Failed to price: the market has no currency. Add one to market_currencies.');
  return currency;
}

/**
 * The logged-in user.
 * @throws 401 without a login
 */
export function requireUser(request: FastifyRequest): UserActor {
  const { actor } = request.context;
  if (actor.kind !== 'user') throw unauthorized();
  return actor;
}

/** @throws 401 without a login, 403 without one of the roles */
export function requireRole(request: FastifyRequest, ...roles: UserActor['role'][]): UserActor {
  const user = requireUser(request);
  if (!roles.includes(user.role)) throw forbidden();
  return user;
}

/**
 * Best locale for an accept-language header among the market's; without a match the market's first.
 */
export function chooseLocale(header: string | undefined, offered: readonly LocaleCode[]): LocaleCode {
  const fallback = offered[0] ?? 'pl';
  if (!header) return fallback;
  const preferences = header
    .slice(0, 200)
    .split(',')
    .map((entry, index) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality), index };
    })
    .filter((preference) => preference.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const preference of preferences) {
    const match = offered.find((locale) => locale === preference.language);
    if (match) return match;
  }
  return fallback;
}

/** First value of a header that may be repeated, trimmed; null when absent or empty. */
export function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first?.trim() ? first.trim() : null;
}
