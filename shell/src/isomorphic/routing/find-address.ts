import type { LocaleCode, MarketContext } from '@aksamit/contracts/platform';

/** Market and locale of an address, and the remaining path for the modules. */
export interface Address {
  market: MarketContext;
  locale: LocaleCode;
  /** '', '/en' or '/gb'. */
  basePath: string;
  /** Path without `basePath`; starts with a slash. */
  path: string;
  /** Whether the market was found by a host of its own. */
  ownHost: boolean;
}

export type FoundAddress = { address: Address } | { redirectPath: string } | null;

/**
 * Finds market and locale: by host (a table), else by path prefix; then the locale by the next segment. The default
 * locale (first of the market) has no segment: with one (`/pl/…`) the result is a redirect to the path without it.
 * `host` may contain a port. Returns null when no market matches. Source: "Markets, locales, hosts".
 */
export function findAddress(markets: readonly MarketContext[], host: string, path: string): FoundAddress {
  const hostName = host.replace(/:\d+$/, '').toLowerCase();
  const owned = markets.find((market) => market.hosts.some((own) => own.toLowerCase() === hostName));
  if (owned) return findLocale(owned, '', path, true);
  const prefixed = markets.find((market) => market.pathPrefix !== '' && startsWithSegment(path, prefixOf(market)));
  if (prefixed) return findLocale(prefixed, prefixOf(prefixed), path, false);
  const plain = markets.find((market) => market.pathPrefix === '');
  return plain ? findLocale(plain, '', path, false) : null;
}

function findLocale(market: MarketContext, prefix: string, fullPath: string, ownHost: boolean): FoundAddress {
  const [first, ...others] = market.locales.map((locale) => locale.code);
  if (first === undefined) return null;
  const path = fullPath.slice(prefix.length) || '/';
  if (startsWithSegment(path, `/${first}`)) {
    return { redirectPath: prefix + withSlash(path.slice(first.length + 1) || '/') };
  }
  const other = others.find((code) => startsWithSegment(path, `/${code}`));
  const locale = other ?? first;
  const inner = other ? path.slice(other.length + 1) || '/' : path;
  return {
    address: { market, locale, basePath: other ? `${prefix}/${other}` : prefix, path: inner, ownHost },
  };
}

/** The prefix before the paths of a market's locale, on its own host or on a shared one. */
export function basePathOf(market: MarketContext, locale: LocaleCode, ownHost: boolean): string {
  const prefix = ownHost ? '' : prefixOf(market);
  return market.locales[0]?.code === locale ? prefix : `${prefix}/${locale}`;
}

function prefixOf(market: MarketContext): string {
  const bare = market.pathPrefix.replace(/^\/|\/$/g, '');
  return bare === '' ? '' : `/${bare}`;
}

function startsWithSegment(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

function withSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}
