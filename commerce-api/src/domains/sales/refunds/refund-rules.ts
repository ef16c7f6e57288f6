/** How money is refunded. Pure. Source: readings.md, "Orders" (refund of a part). Amounts in minor units. */

export interface RefundableLine {
  orderItemId: string;
  /** The amount paid for it. */
  price: number;
  /** Refunded, or promised, already. */
  returned: number;
}

/** The refundable rest of a line. */
export const leftOf = ({ price, returned }: RefundableLine): number => Math.max(0, price - returned);

export interface PaidPart {
  paymentTransactionId: string;
  isInSalon: boolean;
  /** Paid, and not refunded or promised yet. */
  left: number;
}

export interface RefundSplit {
  voucherAmount: number;
  /** By payment, none of 0. */
  payments: { paymentTransactionId: string; isInSalon: boolean; amount: number }[];
}

/**
 * Allocates an amount: to the vouchers that paid first, then to payments at gateways, then in the salon. Null when that
 * is more than there is.
 */
export function splitRefund(amount: number, voucherLeft: number, paid: readonly PaidPart[]): RefundSplit | null {
  const voucherAmount = Math.min(amount, voucherLeft);
  let rest = amount - voucherAmount;
  const payments: RefundSplit['payments'] = [];
  for (const { paymentTransactionId, isInSalon, left } of [...paid].sort(gatewaysFirst)) {
    const part = Math.min(rest, left);
    if (part <= 0) continue;
    payments.push({ paymentTransactionId, isInSalon, amount: part });
    rest -= part;
  }
  return rest === 0 ? { voucherAmount, payments } : null;
}

const gatewaysFirst = (a: PaidPart, b: PaidPart) => Number(a.isInSalon) - Number(b.isInSalon);
