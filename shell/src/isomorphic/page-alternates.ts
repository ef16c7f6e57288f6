import type { LocaleCode, PageContext, PageHead, Sitemap } from '@aksamit/shared-kit/contracts/platform';
import { alternatePaths, basePathOf } from './routing';

/**
 * The same page in each of the market's locales: paths with their prefixes, without origin. A page names its own paths
 * per locale (`head.alternates`); else its patterns give them with the same parameters. Nothing for an unclaimed path.
 */
export function pageAlternates(
  context: PageContext,
  sitemap: Sitemap,
  match: { module: string; page: string; params: Readonly<Record<string, string>> } | null,
  head?: Pick<PageHead, 'alternates'>,
): Partial<Record<LocaleCode, string>> {
  if (!match) return {};
  const { market, origin } = context;
  const ownHost = market.hosts.includes(new URL(origin).hostname);
  const paths = head?.alternates ?? alternatePaths(sitemap, `${match.module}/${match.page}`, match.params);
  const alternates: Partial<Record<LocaleCode, string>> = {};
  for (const { code } of market.locales) {
    const path = paths[code];
    if (path !== undefined) alternates[code] = basePathOf(market, code, ownHost) + path;
  }
  return alternates;
}
