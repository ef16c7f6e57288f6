import type { LocaleCode, PageHead } from '../contracts/platform';
import { pagePath } from '../router';
import { useModule } from './module-context';

/**
 * Canonical address and alternates of one page of a list: each page of it stands for itself, in every language. The first
 * one has no number.
 * @param page `<module>/<page>`
 * @param params by locale, where the list's address holds any
 */
export function usePagedAddresses(
  page: string,
  number: number,
  params?: Readonly<Record<LocaleCode, Readonly<Record<string, string>>>>,
): Required<Pick<PageHead, 'canonicalPath' | 'alternates'>> {
  const { context, host } = useModule();
  const pathOf = (locale: LocaleCode): string => {
    const own = params?.[locale];
    const path = pagePath(host.sitemap, { page, locale, basePath: '', ...(own ? { params: own } : {}) }) ?? '/';
    return number > 1 ? `${path}?page=${number}` : path;
  };
  return {
    canonicalPath: context.basePath + pathOf(context.locale),
    alternates: { pl: pathOf('pl'), en: pathOf('en') },
  };
}
