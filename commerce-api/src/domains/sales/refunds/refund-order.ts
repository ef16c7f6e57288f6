import { invalidFields } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { splitAmount } from '../carts';
import { salesError } from '../errors';
import { bookRefund, type LockedOrder, lockOrder, queueOrderMail } from '../orders';
import { markRefunded, raiseAlert } from '../payments';
import { cancelIssuedVouchers, listVoucherPayments, returnToVouchers } from '../vouchers';
import { cancelLines } from './cancel-lines';
import { insertPaymentRefund, insertRefund, lockPaidParts, type OrderLine, selectLines } from './refund-queries';
import { leftOf, type PaidPart, splitRefund } from './refund-rules';

export interface RefundRequest {
  orderId: string;
  reason: 'withdrawal' | 'staff';
  /**
   * By line; without an amount (minor units) the refundable rest of the line. `all`: every line, and for an order that
   * is not paid in full all that its payments and vouchers paid, which ends it.
   */
  items: 'all' | readonly { orderItemId: string; amountMinor?: number | undefined }[];
  note?: string | null;
  /** The member of staff who requests it; money of the salon's till counts as paid out then. */
  requestedBy?: string | null;
  now?: Date;
}

/**
 * Refunds money of an order: to its vouchers first, then by its means of payment. The worker calls gateways until they
 * accept it. A discount is not computed again for the remaining lines. A line that staff refund in full gives no right
 * to visits any more: upcoming ones are canceled. Everything under the order's lock; the database refuses more than was
 * paid, by line, order and payment.
 * @returns id and amount of the refund
 * @throws 404; 409 nothing_to_refund, not_fully_paid for a part of an order that more is owed for, voucher_used for a
 *   bought voucher that has paid for something; 422 for a line of another order or more than is left
 * Source: readings.md, "Orders".
 */
export async function refundOrder(trx: Trx, request: RefundRequest): Promise<{ refundId: string; amount: number }> {
  const { orderId, reason, note = null, requestedBy = null, now = new Date() } = request;
  const order = await lockOrder(trx, orderId);
  const lines = await selectLines(trx, orderId, now);
  const voucherPayments = await listVoucherPayments(trx, orderId);
  const voucherLeft = voucherPayments.reduce((sum, payment) => sum + payment.value - payment.returned, 0);
  const paid = await lockPaidParts(trx, orderId);
  const isOwed = order.amountPaid < order.amountDue;
  // A partial refund would leave an order that is neither paid further nor withdrawn from.
  const isPiece = reason === 'staff' && isOwed && request.items !== 'all';
  if (isPiece && voucherLeft + sumLeft(paid) > 0) throw salesError('409 not_fully_paid');
  const isAllOfPart = request.items === 'all' && isOwed;
  const items = isAllOfPart ? sharesOf(lines, voucherLeft + sumLeft(paid)) : amountsOf(lines, request.items);
  const amount = items.reduce((sum, item) => sum + item.amount, 0);
  if (amount === 0) throw salesError('409 nothing_to_refund');
  const split = splitRefund(amount, voucherLeft, paid);
  if (!split || order.paidStatus === 'refunded') throw salesError('409 nothing_to_refund');

  for (const { orderItemId } of items) {
    // Purchases made with the money end with it.
    const isVoucher = lines.some((line) => line.orderItemId === orderItemId && line.itemType === 'voucher');
    if (isVoucher) await cancelIssuedVouchers(trx, orderItemId);
  }
  const sumOf = (isInSalon: boolean) =>
    split.payments.filter((part) => part.isInSalon === isInSalon).reduce((sum, part) => sum + part.amount, 0);
  const { voucherAmount } = split;
  const parts = { amount, voucherAmount, gatewayAmount: sumOf(false), salonAmount: sumOf(true) };
  const refundId = await insertRefund(trx, { orderId, reason, note, requestedBy, items, ...parts });
  const returned = voucherAmount > 0 ? await returnToVouchers(trx, orderId, voucherAmount) : 0;
  if (returned !== voucherAmount)
    throw new Error(`Failed to refund ${orderId}: its vouchers do not take what they paid.`);
  const isPaidOut = requestedBy !== null;
  for (const part of split.payments) {
    await insertPaymentRefund(trx, refundId, part, isPaidOut);
    if (part.isInSalon && isPaidOut) await markRefunded(trx, part.paymentTransactionId);
    if (part.isInSalon && !isPaidOut) {
      await raiseAlert(trx, 'refund_in_salon', part.paymentTransactionId, { refundId, amount: part.amount });
    }
  }
  const doneNow = voucherAmount + (isPaidOut ? parts.salonAmount : 0);
  if (doneNow > 0) await bookRefund(trx, orderId, doneNow);
  if (reason === 'staff' && order.doneStatus !== 'canceled')
    await giveUpReturned(trx, order, { lines, items, isAll: isAllOfPart }, now);
  await queueOrderMail(trx, 'orderRefunded', orderId, refundId, { amountMinor: amount });
  return { refundId, amount };
}

/** A line refunded in full is over; a line that cost nothing ends with all the others. */
async function giveUpReturned(
  trx: Trx,
  order: LockedOrder,
  {
    lines,
    items,
    isAll,
  }: { lines: readonly OrderLine[]; items: readonly { orderItemId: string; amount: number }[]; isAll: boolean },
  now: Date,
): Promise<void> {
  const amountOf = (line: OrderLine) => items.find((item) => item.orderItemId === line.orderItemId)?.amount ?? 0;
  const isRemaining = (line: OrderLine) => !isAll && leftOf(line) > amountOf(line);
  const given = lines.some(isRemaining) ? lines.filter((line) => amountOf(line) > 0 && !isRemaining(line)) : lines;
  const ids = given.map(({ orderItemId }) => orderItemId);
  await cancelLines(trx, order, { lines, ids, isRemaining }, now);
}

const sumLeft = (paid: readonly PaidPart[]) => paid.reduce((sum, part) => sum + part.left, 0);

/** All money paid for an order that is not paid in full, spread over its lines by their prices. */
function sharesOf(lines: readonly OrderLine[], paidMinor: number) {
  const shares = splitAmount(paidMinor, lines.map(leftOf));
  const items = lines.map(({ orderItemId }, index) => ({ orderItemId, amount: shares[index] ?? 0 }));
  return items.filter(({ amount }) => amount > 0);
}

function amountsOf(lines: readonly OrderLine[], request: RefundRequest['items']) {
  const requested =
    request === 'all' ? lines.map(({ orderItemId }) => ({ orderItemId, amountMinor: undefined })) : request;
  const seen = new Set<string>();
  const amounts = requested.map(({ orderItemId, amountMinor }, index) => {
    const line = lines.find((entry) => entry.orderItemId === orderItemId);
    const left = line ? leftOf(line) : 0;
    if (!line || seen.has(orderItemId)) throw invalidFields({ [`items.${index}.orderItemId`]: ['not_allowed'] });
    // A bought voucher ends with its refund: it is never refunded in part.
    if (line.itemType === 'voucher' && amountMinor !== undefined && amountMinor < left) {
      throw invalidFields({ [`items.${index}.amount`]: ['too_small'] });
    }
    if (amountMinor !== undefined && amountMinor > left)
      throw invalidFields({ [`items.${index}.amount`]: ['too_big'] });
    seen.add(orderItemId);
    return { orderItemId, amount: amountMinor ?? left };
  });
  return amounts.filter(({ amount }) => amount > 0);
}
