import type { Product } from '@aksamit/contracts';
import type { ItemForCart } from '../../product-hero/cart-buttons';

/** What an island needs to know of the product that it sells; the visitor chooses the quantity. JSON. */
export type PurchasedItem = Pick<ItemForCart, 'itemType' | 'itemId' | 'name'>;

/** The product as the cart names it. */
export function purchasedItem({ id, type, name }: Product): PurchasedItem {
  return { itemType: type === 'package' ? 'package' : 'product', itemId: Number(id), name };
}
