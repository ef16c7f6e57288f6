import type { LocaleCode, PageContext, PageHead, Sitemap } from '@aksamit/contracts/platform';
import { alternatePaths, basePathOf } from './routing';

/**
 * The same page in each of the market's locales: paths with their prefixes, without origin. A page names its own paths
 * per locale (`head.alternates`); else its patterns give them with the same parameters. Empty for an unclaimed path.
 */
export function pageAlternates(
  context: PageContext,
  sitemap: Sitemap,
  match: { module: string; page: string; params: Readonly<Record<string, string>> } | null,
  head?: Pick<PageHead, 'alternates'>,
): Partial<Record<LocaleCode, string>> {
  const paths = localePaths(sitemap, match, head);
  return withPrefixes(context, (code) => paths[code]);
}

/** The same as paths without any prefix: the page's path in each language of every market. */
export function localePaths(
  sitemap: Sitemap,
  match: { module: string; page: string; params: Readonly<Record<string, string>> } | null,
  head?: Pick<PageHead, 'alternates'>,
): Partial<Record<LocaleCode, string>> {
  if (!match) return {};
  return head?.alternates ?? alternatePaths(sitemap, `${match.module}/${match.page}`, match.params);
}

/**
 * The same path with each locale's prefix: for a page whose module cannot be read, so that its other paths are unknown.
 * Once the module is available again, the page server redirects to the locale's own path.
 */
export function unknownPageAlternates(context: PageContext, path: string): Partial<Record<LocaleCode, string>> {
  return withPrefixes(context, () => path);
}

function withPrefixes(
  { market, origin }: PageContext,
  pathOf: (code: LocaleCode) => string | undefined,
): Partial<Record<LocaleCode, string>> {
  const ownHost = market.hosts.includes(new URL(origin).hostname);
  const alternates: Partial<Record<LocaleCode, string>> = {};
  for (const { code } of market.locales) {
    const path = pathOf(code);
    if (path !== undefined) alternates[code] = basePathOf(market, code, ownHost) + path;
  }
  return alternates;
}
