import type { Trx } from '../../../platform/database';
import { bookRefund, queueOrderMail } from '../orders';
import { markRefunded, raiseAlert } from '../payments';
import { payOutOfTill } from '../tills';
import { cancelIssuedVouchers, returnToVouchers } from '../vouchers';
import { cancelLines } from './cancel-lines';
import { boughtVouchers, planRefund, type RefundPlan, type RefundRequest } from './plan-refund';
import { insertPaymentRefund, insertRefund } from './refund-queries';

/**
 * Refunds money of an order: to its vouchers first, then by its means of payment. The worker calls gateways until they
 * accept it. A discount is not computed again for the remaining lines. A line that staff refund in full gives no right
 * to visits any more: upcoming ones are canceled. Everything under the order's lock; the database refuses more than was
 * paid, by line, order and payment.
 * @returns id and amount of the refund
 * @throws 404; 409 nothing_to_refund, refund_changed after a refund that the caller has not seen, not_fully_paid for a part
 *   of an order that more is owed for, voucher_used for a bought voucher that has paid for something; 422 for a line of
 *   another order or more than is left
 * Source: readings.md, "Orders".
 */
export async function refundOrder(trx: Trx, request: RefundRequest): Promise<{ refundId: string; amount: number }> {
  const { orderId, reason, note = null, requestedBy = null, now = new Date() } = request;
  const plan = await planRefund(trx, { ...request, now });
  const { order, lines, items, amount, gatewayAmount, salonAmount } = plan;
  // Purchases made with the money end with it.
  for (const { orderItemId } of boughtVouchers(lines, items)) await cancelIssuedVouchers(trx, orderItemId);
  const { voucherAmount } = plan.split;
  const parts = { amount, voucherAmount, gatewayAmount, salonAmount };
  const refundId = await insertRefund(trx, { orderId, reason, note, requestedBy, items, ...parts });
  const returned = voucherAmount > 0 ? await returnToVouchers(trx, orderId, voucherAmount) : 0;
  if (returned !== voucherAmount)
    throw new Error(`Failed to refund ${orderId}: its vouchers do not take what they paid.`);
  const isPaidOut = requestedBy !== null;
  await refundPayments(trx, refundId, plan, requestedBy === null ? null : { actorId: requestedBy, now });
  const doneNow = voucherAmount + (isPaidOut ? salonAmount : 0);
  if (doneNow > 0) await bookRefund(trx, orderId, doneNow);
  const { endedItemIds, isRemaining } = plan;
  await cancelLines(trx, order, { lines, ids: endedItemIds, isRemaining }, now);
  await queueOrderMail(trx, 'orderRefunded', orderId, refundId, { amountMinor: amount });
  return { refundId, amount };
}

/** @param paidOutBy the salon's till pays its part out now; null: a member of staff is asked to */
async function refundPayments(
  trx: Trx,
  refundId: string,
  { split }: RefundPlan,
  paidOutBy: { actorId: string; now: Date } | null,
): Promise<void> {
  for (const part of split.payments) {
    await insertPaymentRefund(trx, refundId, part, paidOutBy !== null);
    if (!part.isInSalon) continue;
    if (paidOutBy) {
      await markRefunded(trx, part.paymentTransactionId);
      await payOutOfTill(trx, { transactionId: part.paymentTransactionId, amount: part.amount }, paidOutBy);
    } else {
      await raiseAlert(trx, 'refund_in_salon', part.paymentTransactionId, { refundId, amount: part.amount });
    }
  }
}
