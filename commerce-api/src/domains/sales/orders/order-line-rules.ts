/** Derives the lines of an order from those of a cart. Pure. Amounts in minor units. */
import type { CartItemType } from '@aksamit/contracts';
import { splitAmount } from '../carts';

const STAND_ALONE: readonly CartItemType[] = ['package', 'bundle', 'voucher'];

/** Positions of an order's lines leave room for the pieces of each line of the cart. */
const PIECES = 100;

/** Position of the first line of an order that a line of the cart becomes. */
export const firstPosition = (cartPosition: number): number => cartPosition * PIECES;

interface CartLine {
  itemType: CartItemType;
  quantity: number;
  /** Before promotion and code. */
  price: number;
  discountCodeValue: number;
  finalPrice: number;
}

export interface OrderLinePart {
  position: number;
  quantity: number;
  standardPrice: number;
  discountCodeValue: number;
  price: number;
}

/**
 * The order's lines of a cart's line. Of several packages or bundles each is a line of its own: each has its own
 * visits, and its own period in which they are taken (nine treatments at most, twelve months from the first). So is
 * each voucher: one that has paid for something stays, the others can still be refunded. The parts add up to the line.
 * Source: readings.md, "Visits and slots" and "Orders".
 */
export function orderLinesOf(line: CartLine, cartPosition: number): OrderLinePart[] {
  const first = firstPosition(cartPosition);
  const { itemType, quantity, price, discountCodeValue, finalPrice } = line;
  if (quantity === 1 || !STAND_ALONE.includes(itemType))
    return [{ position: first, quantity, standardPrice: price, discountCodeValue, price: finalPrice }];
  const each = Array.from({ length: quantity }, () => 1);
  const standard = splitAmount(price, each);
  const promoted = splitAmount(finalPrice + discountCodeValue, each);
  const discounts = splitAmount(discountCodeValue, each);
  return each.map((_, piece) => {
    const discount = discounts[piece] ?? 0;
    return {
      position: first + piece,
      quantity: 1,
      standardPrice: standard[piece] ?? 0,
      discountCodeValue: discount,
      price: (promoted[piece] ?? 0) - discount,
    };
  });
}
