import type { LocaleCode, Sitemap } from '../contracts/platform';
import { buildPath } from '../routing';

/** Path of a page named `<module>/<page>` in a locale, under the market's base path; undefined when no live module has it. */
export function pagePath(
  sitemap: Sitemap,
  target: { page: string; locale: LocaleCode; basePath: string; params?: Readonly<Record<string, string>> },
): string | undefined {
  const patterns = sitemap[target.page];
  return patterns && target.basePath + buildPath(patterns[target.locale], target.params);
}
