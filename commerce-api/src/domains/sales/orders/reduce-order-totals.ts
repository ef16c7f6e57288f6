import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { returnToVouchers } from '../vouchers';
import { bookPayment } from './book-payment';
import { changeOrderTotals } from './change-order-totals';
import { increaseOrderTotals } from './increase-order-totals';
import type { LockedOrder } from './lock-order';
import { type LoweredPart, loweredParts, type WithdrawnPart } from './lowering-rules';

/**
 * Lines of a locked order that is not paid in full are withdrawn from: their unpaid part is waived, and no later
 * payment attempt includes it. An order with nothing left to pay is paid with that.
 * @param lines with the withdrawn amount of each; they are marked as withdrawn
 * @returns the amounts of each: `refunded` is still to be sent back. Null: a slot of the remaining lines was gone, and
 * the
 *   order has ended; what was paid for it is refunded automatically
 * Source: readings.md, "Orders".
 */
export async function reduceOrderTotals(
  trx: Trx,
  order: LockedOrder,
  lines: readonly WithdrawnPart[],
): Promise<LoweredPart[] | null> {
  const parts = loweredParts(order, lines);
  const sumOf = (field: 'toVouchers' | 'waived') => parts.reduce((sum, part) => sum + part[field], 0);
  const [toVouchers, waived] = [sumOf('toVouchers'), sumOf('waived')];
  if (toVouchers > 0 && (await returnToVouchers(trx, order.id, toVouchers)) !== toVouchers) {
    throw new Error(`Failed to withdraw from ${order.id}: its vouchers do not take what they paid.`);
  }
  const lowered = parts.map((part, index) => ({
    id: part.orderItemId,
    lowered: part.toVouchers + part.waived,
    withdrawn: lines[index]?.amount ?? 0,
  }));
  await sql`update order_items i set price = i.price - l.lowered, amount_waived = i.amount_waived + l.lowered,
      price_kept = i.price - i.amount_returned - l.withdrawn
    from jsonb_to_recordset(${JSON.stringify(lowered)}::jsonb) as l (id uuid, lowered int, withdrawn int)
    where i.id = l.id and i.order_id = ${order.id}`.execute(trx);
  const reduced = await changeOrderTotals(trx, order, {
    priceTotal: -(toVouchers + waived),
    amountDue: -waived,
    amountWaived: waived,
  });
  if (reduced.amountPaid < reduced.amountDue) return parts;
  const { outcome } = await bookPayment(trx, reduced, { amount: 0 });
  if (outcome === 'booked') return parts;
  // It was never paid in full then: its money is refunded like that of any order that ended.
  await increaseOrderTotals(trx, reduced, waived);
  return null;
}
