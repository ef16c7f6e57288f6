/** Sums of the totals box, computed from the cart's own figures; nothing is repriced here. Minor units. */
import type { Cart, CartItem } from '@aksamit/contracts';
import { reductionOf } from '@aksamit/contracts/money';

export interface CartSums {
  /** Before promotions and code. */
  original: number;
  /** Reduction by promotions, counted from the lowest prices of the 30 days before. */
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
  /** Saving by quantity against single pieces: no reduction, and in none of the sums above. */
  quantitySaving: number;
}

type SummedCart = Pick<Cart, 'items' | 'discountCodeValue' | 'priceTotal' | 'amountDue'>;

/** Source: calls.md, "Cart"; docs/decisions/0090. No figure is below 0 (specification, commerce core, section 5). */
export function cartSums({ items, discountCodeValue, priceTotal, amountDue }: SummedCart): CartSums {
  const accepted = items.flatMap(({ isAccepted, quantity, pricing }) =>
    isAccepted && pricing ? [{ quantity, ...pricing }] : [],
  );
  const promotion = accepted.reduce((sum, { promoPrice, lowestPriceValue, quantity }) => {
    const reduction = reductionOf({ paid: promoPrice, lowestPiece: lowestPriceValue, pieces: quantity });
    return sum + (reduction ? reduction.lowest - promoPrice : 0);
  }, 0);
  return {
    original: priceTotal + discountCodeValue + promotion,
    promotion,
    code: discountCodeValue,
    total: priceTotal,
    vouchers: Math.max(0, priceTotal - amountDue),
    due: amountDue,
    saved: promotion + discountCodeValue,
    quantitySaving: accepted.reduce((sum, { quantitySaving = 0 }) => sum + quantitySaving, 0),
  };
}

/** Lines that stop the order: no longer sold in this quantity. */
export function unavailableItems(cart: Pick<Cart, 'items'>): CartItem[] {
  return cart.items.filter((item) => item.isAccepted && item.pricing === null);
}

/** Lines whose visit is booked: everything but vouchers. Without one the reservation step is skipped. */
export function reservableItems(cart: Pick<Cart, 'items'>): CartItem[] {
  return cart.items.filter((item) => item.isAccepted && item.itemType !== 'voucher');
}
