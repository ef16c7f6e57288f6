import type { CartItem } from '@aksamit/contracts';

/** The site's page of a line's product, for `useHref`; null when it has none of its own. */
export function itemPage(item: Pick<CartItem, 'itemType' | 'item'>): { page: string; slug: string } | null {
  const { slug, gender } = item.item;
  if (item.itemType === 'product' || item.itemType === 'package')
    return { page: gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product', slug };
  if (item.itemType === 'bundle') return { page: 'catalog/bundle', slug };
  // A flexi offer has another address, to which this one redirects.
  if (item.itemType === 'offer') return { page: 'catalog/special-offer', slug };
  if (item.itemType === 'voucher') return { page: 'catalog/vouchers', slug };
  return null;
}
