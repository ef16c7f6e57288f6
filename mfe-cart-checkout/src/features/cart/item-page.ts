import type { CartItem } from '@aksamit/shared-kit/contracts';

/** Page of the site where a line's treatment stands, for `useHref`; null when it has none of its own. */
export function itemPage(item: Pick<CartItem, 'itemType' | 'item'>): { page: string; slug: string } | null {
  if (item.itemType !== 'product' && item.itemType !== 'package') return null;
  return {
    page: item.item.gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product',
    slug: item.item.slug,
  };
}
