import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sitemap } from '@aksamit/contracts/platform';
import type { PageDefinition } from '../pages';

/**
 * Definitions of all pages of a module, as the build finds them, for tests that look at every page.
 * @param folder the module's `src/pages`
 */
export function definedPages(folder: string): PageDefinition[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.page.tsx'));
  return files.sort().flatMap((name) => {
    const file: { default: PageDefinition | PageDefinition[] } = require(join(folder, name));
    return file.default;
  });
}

/** Canonical patterns of these pages, as the shell knows them, by `<module>/<page>`. */
export function sitemapOf(module: string, pages: readonly Pick<PageDefinition, 'name' | 'patterns'>[]): Sitemap {
  return Object.fromEntries(
    pages.map(({ name, patterns }) => [`${module}/${name}`, { pl: patterns.pl[0] ?? '/', en: patterns.en[0] ?? '/' }]),
  );
}
