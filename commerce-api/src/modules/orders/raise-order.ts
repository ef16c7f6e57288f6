import { sql } from 'kysely';
import type { Trx } from '../../platform/database';

/** What a locked order costs; kept up to date with the row. */
interface OrderSums {
  id: string;
  priceTotal: number;
  amountDue: number;
  amountWaived: number;
}

/** Changes what a locked order costs, with what its one order payment asks for. Deltas in minor units. */
export async function changeSums(
  trx: Trx,
  order: OrderSums,
  by: { priceTotal: number; amountDue: number; amountWaived: number },
): Promise<void> {
  order.priceTotal += by.priceTotal;
  order.amountDue += by.amountDue;
  order.amountWaived += by.amountWaived;
  await sql`update orders set price_total = ${order.priceTotal}, amount_due = ${order.amountDue},
    amount_waived = ${order.amountWaived} where id = ${order.id}`.execute(trx);
  await sql`update order_payments set amount = ${order.amountDue} where order_id = ${order.id}`.execute(trx);
}

/**
 * A try that was opened before lines were withdrawn from has been paid at its old, higher sum: what was waived is paid
 * for after all, and the worker gives it back. The lines that were withdrawn from last are raised first.
 * @param amountMinor at most what was waived
 */
export async function raiseOrder(trx: Trx, order: OrderSums, amountMinor: number): Promise<void> {
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
  if (left > 0) throw new Error(`Failed to raise ${order.id}: its lines do not know what was waived. Look at them.`);
  await changeSums(trx, order, { priceTotal: amountMinor, amountDue: amountMinor, amountWaived: -amountMinor });
}
