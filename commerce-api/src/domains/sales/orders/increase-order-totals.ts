import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { changeOrderTotals } from './change-order-totals';
import type { LockedOrder } from './lock-order';

/**
 * An attempt that was opened before lines were withdrawn from has been paid at its old, higher amount: the waived
 * amount is paid after all, and the worker refunds it. The lines that were withdrawn from last are increased first.
 * @param amountMinor at most the waived amount
 */
export async function increaseOrderTotals(trx: Trx, order: LockedOrder, amountMinor: number): Promise<void> {
  if (amountMinor === 0) return;
  const found = await sql<{ id: string; waived: number }>`select id, amount_waived as waived from order_items
    where order_id = ${order.id} and amount_waived > 0 order by withdrawn_at desc, position desc`.execute(trx);
  let left = amountMinor;
  for (const { id, waived } of found.rows) {
    const part = Math.min(left, waived);
    left -= part;
    if (part === 0) continue;
    await sql`update order_items set price = price + ${part}, amount_waived = amount_waived - ${part}
      where id = ${id}`.execute(trx);
  }
  if (left > 0)
    throw new Error(
      `Failed to increase the totals of order ${order.id}: its lines have less waived. Compare order_items with the order.`,
    );
  await changeOrderTotals(trx, order, { priceTotal: amountMinor, amountDue: amountMinor, amountWaived: -amountMinor });
}
