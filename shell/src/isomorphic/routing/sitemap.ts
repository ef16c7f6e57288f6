import type { LocaleCode, Sitemap } from '@aksamit/contracts/platform';
import { buildPath, type RoutedModule } from '@aksamit/contracts/routing';

/** Canonical patterns of every page of the deployed modules, by `<module>/<page>`: the first pattern of each locale. */
export function createSitemap(modules: readonly RoutedModule[]): Sitemap {
  const sitemap: Sitemap = {};
  for (const module of modules) {
    for (const page of module.pages) {
      const [pl] = page.patterns.pl;
      const [en] = page.patterns.en;
      if (pl !== undefined && en !== undefined) sitemap[`${module.name}/${page.name}`] = { pl, en };
    }
  }
  return sitemap;
}

/**
 * A page's path in each locale, without the prefix of market and locale, derived from its patterns with the same
 * parameters. A record with a slug per locale names its alternates itself (`PageHead.alternates`).
 */
export function alternatePaths(
  sitemap: Sitemap,
  pageName: string,
  params: Readonly<Record<string, string>>,
): Partial<Record<LocaleCode, string>> {
  const patterns = sitemap[pageName];
  if (!patterns) return {};
  return { pl: buildPath(patterns.pl, params), en: buildPath(patterns.en, params) };
}
