import type { LocaleCode, PageClaim, PageContext } from '@aksamit/contracts/platform';

/** One language of one market, as search engines distinguish it. */
export interface LanguageSite {
  /** Slug of the market. */
  market: string;
  locale: LocaleCode;
  /** Language and country of the market: `pl-PL`, `en-PL`, `en-GB`. */
  hreflang: string;
  /** Origin and prefix of every path, no slash at the end. */
  base: string;
}

/** A page that an address requests, before anything is rendered. */
export interface PlannedPage {
  kind: 'page';
  context: PageContext;
  /** Path without the prefix of market and locale. */
  path: string;
  match: { module: string; page: string; params: Record<string, string> } | null;
  rendering: PageClaim['rendering'];
  layout: PageClaim['layout'];
  /** Declared query parameters only. */
  query: Record<string, string>;
  /** Prefixes of other markets, locales and the server's own paths. */
  foreignPrefixes: string[];
  /** No page is known at this address: if its module does not answer, there is none. */
  isUnknown?: boolean;
  /** The staff's redirects name the address as removed for good (410). */
  isGone?: boolean;
  /** Every language of every market, where this page may exist too. */
  sites: LanguageSite[];
  /** Cache key of this page: origin, market, locale, path, declared query, release set. */
  key: string;
}
