/** What a withdrawal takes off an order that is not paid for in full. Pure, minor units. Source: readings.md, "Orders". */

export interface UnpaidOrder {
  priceTotal: number;
  /** What is owed after vouchers. */
  amountDue: number;
  amountPaid: number;
}

export interface WithdrawnPart {
  orderItemId: string;
  /** What is withdrawn from of the line's price. */
  amount: number;
}

export interface LoweredPart {
  orderItemId: string;
  /** Goes back to the vouchers that were put on the cart. */
  toVouchers: number;
  /** Was not paid yet, and is asked for no more. */
  waived: number;
  /** Was paid already, and goes back the way it came. */
  refunded: number;
}

/**
 * Line by line: a voucher's money goes back to it first, as with every refund (so a voucher never ends up paying for what
 * it may not); what is unpaid is waived then; only the rest has to be sent back.
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
