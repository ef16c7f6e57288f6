import type { LocaleCode, PageHead, Sitemap } from '@aksamit/contracts/platform';
import { buildPath } from '@aksamit/contracts/routing';
import type { PageName } from './site-pages';

/**
 * Address of a link to a page that no deployed module has: it leads nowhere, and the shell shows it as plain text.
 * Never another page's, which would be mistaken for the target.
 */
export const NO_PAGE = '#no-page';

/**
 * Path of a page named `<module>/<page>` in a locale, under the market's base path; undefined when no deployed module
 * has it.
 */
export function pagePath(
  sitemap: Sitemap,
  target: { page: PageName; locale: LocaleCode; basePath: string; params?: Readonly<Record<string, string>> },
): string | undefined {
  const patterns = sitemap[target.page];
  return patterns && target.basePath + buildPath(patterns[target.locale], target.params);
}

/** A paginated list, and its page. */
export interface PagedList {
  /** `<module>/<page>`. */
  page: PageName;
  locale: LocaleCode;
  basePath: string;
  /** By locale, where the list's address has parameters. */
  params?: Readonly<Record<LocaleCode, Readonly<Record<string, string>>>>;
}

/**
 * Canonical address and alternates of one page of a list: each page has its own, in every language. The first one has
 * no number.
 */
export function pagedAddresses(
  sitemap: Sitemap,
  { page, locale, basePath, params }: PagedList,
  number: number,
): Required<Pick<PageHead, 'canonicalPath' | 'alternates'>> {
  const pathOf = (language: LocaleCode): string => {
    const own = params?.[language];
    const path = pagePath(sitemap, { page, locale: language, basePath: '', ...(own ? { params: own } : {}) }) ?? '/';
    return number > 1 ? `${path}?page=${number}` : path;
  };
  return { canonicalPath: basePath + pathOf(locale), alternates: { pl: pathOf('pl'), en: pathOf('en') } };
}
