import type { Sitemap } from '@aksamit/contracts/platform';
import { chromePages, footerGroups, legalLinks, mainMenu, zoneLinks } from './navigation';

/** Pages that header and footer link and no deployed module has, by name, sorted: their links are left out. */
export function missingPages(sitemap: Sitemap): string[] {
  const links = [
    ...zoneLinks,
    ...mainMenu.flatMap((entry) => ('children' in entry ? entry.children : [entry])),
    ...footerGroups.flatMap((group) => group.links),
    ...legalLinks,
  ];
  const pages = [...links.map(({ target }) => target), ...Object.values(chromePages)].map(({ page }) => page);
  return [...new Set(pages)].filter((page) => !Object.hasOwn(sitemap, page)).sort();
}
