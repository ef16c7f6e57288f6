import type { CartItem } from '@aksamit/contracts';
import type { useHref } from '@aksamit/module-sdk/lifecycle';

/** Path of the page of a line's product; undefined when it has none of its own. */
export function itemPath(
  item: Pick<CartItem, 'itemType' | 'item'>,
  href: ReturnType<typeof useHref>,
): string | undefined {
  const { slug, gender } = item.item;
  if (item.itemType === 'product' || item.itemType === 'package')
    return href(gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product', { slug });
  if (item.itemType === 'bundle') return href('catalog/bundle', { slug });
  // A flexi offer has another address, to which this one redirects.
  if (item.itemType === 'offer') return href('catalog/special-offer', { slug });
  if (item.itemType === 'voucher') return href('catalog/vouchers');
  return undefined;
}
