import type { PageContext, Sitemap } from '@aksamit/contracts/platform';
import { pagePath } from '@aksamit/module-sdk/router';
import type { PlainPage } from '../../isomorphic/chrome/link-targets';
import { escapeHtml } from './escape-html';
import { pageTexts } from './page-texts';

/** Pages that are visited most, by the keys of their names. */
const POPULAR = [
  ['women', 'catalog/womens-zone'],
  ['men', 'catalog/mens-zone'],
  ['priceList', 'catalog/price-list'],
  ['salons', 'catalog/salons'],
  ['specialOffers', 'catalog/special-offers'],
  ['contact', 'content/contact'],
] as const;

/**
 * Ways on from a page that cannot be shown: the site's search and the most visited pages, as far as deployed modules have
 * them. They need neither scripts nor the API.
 */
export function waysOn({ locale, basePath }: Pick<PageContext, 'locale' | 'basePath'>, sitemap: Sitemap): string {
  const t = pageTexts(locale);
  const hrefOf = (page: PlainPage) => pagePath(sitemap, { page, locale, basePath });
  const search = hrefOf('catalog/search');
  const popular = POPULAR.flatMap(([key, page]) => {
    const href = hrefOf(page);
    return href === undefined ? [] : [`<li><a href="${escapeHtml(href)}">${escapeHtml(t(`waysOn.${key}`))}</a></li>`];
  });
  const label = escapeHtml(t('waysOn.search'));
  return [
    search === undefined
      ? ''
      : `<form role="search" method="get" action="${escapeHtml(search)}" aria-label="${label}">` +
        `<input type="search" name="q" minlength="3" required autocomplete="off" aria-label="${label}" placeholder="${escapeHtml(t('waysOn.placeholder'))}">` +
        `<button type="submit">${escapeHtml(t('waysOn.submit'))}</button></form>`,
    popular.length === 0
      ? ''
      : `<nav aria-label="${escapeHtml(t('waysOn.popular'))}"><p>${escapeHtml(t('waysOn.popular'))}</p><ul>${popular.join('')}</ul></nav>`,
  ].join('');
}
