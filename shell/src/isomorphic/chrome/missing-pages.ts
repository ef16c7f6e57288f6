import type { Sitemap } from '@aksamit/contracts/platform';
import { chromePages, navigationLinks } from './navigation';

/** Pages that header and footer link and no deployed module has, by name, sorted: their links are left out. */
export function missingPages(sitemap: Sitemap): string[] {
  const pages = [...navigationLinks.map(({ target }) => target), ...Object.values(chromePages)].map(({ page }) => page);
  return [...new Set(pages)].filter((page) => !Object.hasOwn(sitemap, page)).sort();
}
