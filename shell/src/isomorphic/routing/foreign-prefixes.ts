import type { LocaleCode, MarketContext } from '@aksamit/contracts/platform';
import { basePathOf } from './find-address';

/** Paths of the page server that are no pages. */
const SERVER_PATHS = ['/api/', '/assets/', '/sandbox/', '/internal/', '/release-preview/'];

/**
 * Prefixes, each with a slash at its end, of everything below the base path that is no page of this market and locale:
 * a link to it is a page load.
 */
export function foreignPrefixes(
  markets: readonly MarketContext[],
  here: { basePath: string; locale: LocaleCode },
  ownHost: boolean,
): string[] {
  const bases = markets.flatMap((market) => [
    ...market.locales.map(({ code }) => basePathOf(market, code, ownHost)),
    // The default locale written out redirects.
    ...market.locales.map(({ code }) => `${basePathOf(market, market.locales[0]?.code ?? code, ownHost)}/${code}`),
  ]);
  const foreign = new Set(bases.filter((base) => base !== here.basePath && base.startsWith(here.basePath)));
  return [...[...foreign].map((base) => `${base}/`), ...SERVER_PATHS];
}
