/**
 * The amounts by which a withdrawal reduces an order that is not paid in full. Pure, minor units. Source: readings.md,
 * "Orders".
 */

export interface UnpaidOrder {
  priceTotal: number;
  /** The amount owed after vouchers. */
  amountDue: number;
  amountPaid: number;
}

export interface WithdrawnPart {
  orderItemId: string;
  /** The withdrawn part of the line's price. */
  amount: number;
}

export interface LoweredPart {
  orderItemId: string;
  /** Refunded to the vouchers that were put on the cart. */
  toVouchers: number;
  /** Was not paid yet, and is waived. */
  waived: number;
  /** Was paid already, and is refunded by the means of payment. */
  refunded: number;
}

/**
 * Line by line: a voucher's money is refunded to it first, as with every refund (so a voucher never pays for a line it
 * may not pay); the unpaid part is waived then; only the rest has to be refunded.
 */
export function loweredParts(order: UnpaidOrder, parts: readonly WithdrawnPart[]): LoweredPart[] {
  let byVouchers = order.priceTotal - order.amountDue;
  let unpaid = order.amountDue - order.amountPaid;
  return parts.map(({ orderItemId, amount }) => {
    const toVouchers = Math.min(amount, byVouchers);
    const waived = Math.min(amount - toVouchers, unpaid);
    byVouchers -= toVouchers;
    unpaid -= waived;
    return { orderItemId, toVouchers, waived, refunded: amount - toVouchers - waived };
  });
}
