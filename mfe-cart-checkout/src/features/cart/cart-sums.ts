/** What the totals box says, worked out of the cart's own figures; nothing here is priced anew. Minor units. */
import type { Cart, CartItem } from '@aksamit/shared-kit/contracts';

export interface CartSums {
  /** Before promotions and code. */
  original: number;
  /** Taken off by promotions. */
  promotion: number;
  /** Taken off by the code. */
  code: number;
  /** After promotions and code, before vouchers. */
  total: number;
  vouchers: number;
  /** What is left to pay. */
  due: number;
  /** Promotions and code together. */
  saved: number;
  /** Saved by buying a series instead of as many single pieces. */
  savedBySeries: number;
}

type SummedCart = Pick<
  Cart,
  'originalPriceTotal' | 'highestPriceTotal' | 'discountCodeValue' | 'priceTotal' | 'vouchers' | 'amountDue'
>;

/** Source: calls.md, "Cart"; no figure is below 0 (specification, commerce core, section 5). */
export function cartSums(cart: SummedCart): CartSums {
  const { originalPriceTotal, highestPriceTotal, discountCodeValue, priceTotal, amountDue } = cart;
  return {
    original: originalPriceTotal,
    promotion: Math.max(0, originalPriceTotal - discountCodeValue - priceTotal),
    code: discountCodeValue,
    total: priceTotal,
    vouchers: Math.max(0, priceTotal - amountDue),
    due: amountDue,
    saved: Math.max(0, originalPriceTotal - priceTotal),
    savedBySeries: Math.max(0, highestPriceTotal - originalPriceTotal),
  };
}

/** Lines that stop the order: no longer sold in this quantity. */
export function unavailableItems(cart: Pick<Cart, 'items'>): CartItem[] {
  return cart.items.filter((item) => item.isAccepted && item.pricing === null);
}

/** Lines whose visit is booked: everything but vouchers. Without one the reservation step is passed over. */
export function reservableItems(cart: Pick<Cart, 'items'>): CartItem[] {
  return cart.items.filter((item) => item.isAccepted && item.itemType !== 'voucher');
}
