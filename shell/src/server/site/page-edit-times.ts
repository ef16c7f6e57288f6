import type { SiteMapRecords } from './site-map-records';

type Edited = { updatedAt?: string | null | undefined };

/** The latest known edit; null where none is known. */
export function latestEdit(records: readonly Edited[]): string | null {
  const times = records.flatMap(({ updatedAt }) => (updatedAt ? [updatedAt] : []));
  return times.reduce<string | null>((one, other) => (one && Date.parse(one) >= Date.parse(other) ? one : other), null);
}

/**
 * When a page that lists records was last edited: with the latest of them. A page without records (vouchers) shows the
 * shop's terms, which are edited with its texts.
 * @param page `<module>/<page>`
 */
export function pageEditTime(page: string, found: SiteMapRecords): string | null {
  const { products, bundles, offers, locations, articles, cmsPages } = found;
  const sold = [...products, ...bundles, ...offers];
  if (page === 'catalog/womens-zone') return latestEdit(products.filter(({ gender }) => gender === 'female'));
  if (page === 'catalog/mens-zone') return latestEdit(products.filter(({ gender }) => gender === 'male'));
  if (/^catalog\/(price|packages)/.test(page)) return latestEdit(products);
  if (page === 'catalog/bundles') return latestEdit(bundles);
  if (page === 'catalog/flexi-offers') return latestEdit(offers.filter(({ variant }) => variant === 'flexy'));
  if (page.startsWith('catalog/special-offers')) return latestEdit(offers.filter(({ variant }) => variant !== 'flexy'));
  if (page === 'catalog/salons') return latestEdit(locations);
  if (page === 'content/blog') return latestEdit(articles);
  if (page === 'content/home') return latestEdit([...products, ...locations, ...articles]);
  if (page === 'content/site-map') return latestEdit([...sold, ...locations, ...articles, ...cmsPages]);
  return latestEdit(cmsPages);
}
