import type { LocaleCode, Sitemap } from '../contracts/platform';

/**
 * Fills a path pattern (`/strefa-kobiet/:slug/`) with its parameters. `**` takes parameter `*`.
 * Throws when a parameter is missing, since a link to nowhere must not be rendered.
 */
export function buildPath(pattern: string, params: Readonly<Record<string, string | number>> = {}): string {
  return pattern
    .split('/')
    .map((segment) => {
      const name = segment === '**' ? '*' : segment.startsWith(':') ? segment.slice(1) : undefined;
      if (name === undefined) return segment;
      const value = params[name];
      if (value === undefined) {
        if (name === '*') return '';
        throw new Error(`Failed to build a path from ${pattern}: parameter "${name}" is missing. Pass it.`);
      }
      return name === '*' ? String(value) : encodeURIComponent(value);
    })
    .join('/');
}

/** Path of a page named `<module>/<page>` in a locale, under the market's base path; undefined when no live module has it. */
export function pagePath(
  sitemap: Sitemap,
  target: { page: string; locale: LocaleCode; basePath: string; params?: Readonly<Record<string, string | number>> },
): string | undefined {
  const patterns = sitemap[target.page];
  return patterns && target.basePath + buildPath(patterns[target.locale], target.params);
}
