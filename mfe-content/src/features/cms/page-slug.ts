import type { LocaleCode, Sitemap } from '@aksamit/contracts/platform';

/**
 * Slug of the text that a page of this module shows: the match of the catch-all pattern, or the page's own address
 * without the slashes at its ends (`/o-nas/` has the text `o-nas`).
 */
export function cmsSlugOf(
  page: { name: string; params: Readonly<Record<string, string>> } | null,
  sitemap: Sitemap,
  locale: LocaleCode,
): string {
  const caught = page?.params.rest;
  if (caught !== undefined) return caught;
  const pattern = page ? (sitemap[`content/${page.name}`]?.[locale] ?? '') : '';
  return pattern.replace(/^\/|\/$/g, '');
}
