import type { LocaleCode, Sitemap } from '@aksamit/contracts/platform';
import { matchPath } from '@aksamit/contracts/routing';

/**
 * Whether a page of the deployed modules is shown at the path of a text: this module's own, or another one's that takes
 * nothing from the address (a price list). A page with parameters looks for a record of another kind there and finds
 * none.
 */
export function isTextAddress(sitemap: Sitemap, locale: LocaleCode, path: string): boolean {
  const pages = Object.entries(sitemap).map(([name, { pl, en }]) => ({ name, patterns: { pl: [pl], en: [en] } }));
  const match = matchPath([{ name: 'live', pages }], locale, path);
  return match !== null && (match.page.startsWith('content/') || Object.keys(match.params).length === 0);
}
