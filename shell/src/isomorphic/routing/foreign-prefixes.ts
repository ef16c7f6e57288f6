import type { LocaleCode, MarketContext } from '@aksamit/shared-kit/contracts/platform';
import { basePathOf } from './find-address';

/** Paths of the page server that are no pages. */
const SERVER_PATHS = ['/api/', '/assets/', '/sandbox/', '/internal/', '/release-preview/'];

/**
 * Prefixes, each with a slash at its end, of what is not a page of this market and locale although it may lie below its
 * base path: a link to one is a page load of its own.
 */
export function foreignPrefixes(
  markets: readonly MarketContext[],
  here: { basePath: string; locale: LocaleCode },
  ownHost: boolean,
): string[] {
  const bases = markets.flatMap((market) => [
    ...market.locales.map(({ code }) => basePathOf(market, code, ownHost)),
    // The default locale written out answers with a redirect.
    ...market.locales.map(({ code }) => `${basePathOf(market, market.locales[0]?.code ?? code, ownHost)}/${code}`),
  ]);
  const foreign = new Set(bases.filter((base) => base !== here.basePath && base.startsWith(here.basePath)));
  return [...[...foreign].map((base) => `${base}/`), ...SERVER_PATHS];
}
