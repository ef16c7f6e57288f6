import { invalidFields } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { splitAmount } from '../carts';
import { salesError } from '../errors';
import { type LockedOrder, lockOrder } from '../orders';
import { listVoucherPayments, lockUnusedVouchers, splitReturn, type VoucherReturn } from '../vouchers';
import { lockPaidParts, type OrderLine, selectLines } from './refund-queries';
import { leftOf, type PaidPart, type RefundSplit, splitRefund } from './refund-rules';

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
  /** What the lines had refunded when the refund was decided on, minor units; of another one it is refused. */
  refundedBefore?: number | undefined;
}

/** What a refund will do. Amounts in minor units. */
export interface RefundPlan {
  order: LockedOrder;
  lines: readonly OrderLine[];
  amount: number;
  /** Of all lines, refunded or promised until now. */
  refundedBefore: number;
  /** Of the amount, what goes back through gateways, and what the till pays out. */
  gatewayAmount: number;
  salonAmount: number;
  items: { orderItemId: string; amount: number }[];
  split: RefundSplit;
  vouchers: VoucherReturn[];
  /** Lines that give no right to visits any more; their upcoming visits are canceled. */
  endedItemIds: string[];
  isRemaining(line: OrderLine): boolean;
}

/**
 * Plans a refund and writes nothing: the refund and its preview are the same plan. Locks the order, its payments and the
 * vouchers that it bought, so that the plan holds until the transaction ends.
 * @throws what `refundOrder` does
 */
export async function planRefund(trx: Trx, request: RefundRequest): Promise<RefundPlan> {
  const { orderId, reason, now = new Date() } = request;
  const order = await lockOrder(trx, orderId);
  const lines = await selectLines(trx, orderId, now);
  const refundedBefore = lines.reduce((sum, { returned }) => sum + returned, 0);
  // A colleague was faster: what was previewed is not what would be refunded now.
  if ((request.refundedBefore ?? refundedBefore) !== refundedBefore) throw salesError('409 refund_changed');
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
  for (const { orderItemId } of boughtVouchers(lines, items)) await lockUnusedVouchers(trx, orderItemId);
  const sumOf = (isInSalon: boolean) =>
    split.payments.filter((part) => part.isInSalon === isInSalon).reduce((sum, part) => sum + part.amount, 0);
  const endsLines = reason === 'staff' && order.doneStatus !== 'canceled';
  const { ids, isRemaining } = endedLines(lines, items, isAllOfPart);
  return {
    order,
    lines,
    amount,
    refundedBefore,
    gatewayAmount: sumOf(false),
    salonAmount: sumOf(true),
    items,
    split,
    vouchers: splitReturn(voucherPayments, split.voucherAmount),
    endedItemIds: endsLines ? ids : [],
    isRemaining,
  };
}

/** Those of the refunded lines that bought vouchers: these end with their line. */
export const boughtVouchers = (lines: readonly OrderLine[], items: RefundPlan['items']) =>
  items.filter(({ orderItemId }) =>
    lines.some((line) => line.orderItemId === orderItemId && line.itemType === 'voucher'),
  );

/** A line refunded in full is over; a line that cost nothing ends with all the others. */
function endedLines(lines: readonly OrderLine[], items: RefundPlan['items'], isAll: boolean) {
  const amountOf = (line: OrderLine) => items.find((item) => item.orderItemId === line.orderItemId)?.amount ?? 0;
  const isRemaining = (line: OrderLine) => !isAll && leftOf(line) > amountOf(line);
  const ended = lines.some(isRemaining) ? lines.filter((line) => amountOf(line) > 0 && !isRemaining(line)) : lines;
  return { ids: ended.map(({ orderItemId }) => orderItemId), isRemaining };
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
