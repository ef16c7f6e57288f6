import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import type { LockedOrder } from './lock-order';

/** Changes the price of a locked order, and the amount of its one order payment. Deltas in minor units. */
export async function changeOrderTotals(
  trx: Trx,
  order: LockedOrder,
  by: Pick<LockedOrder, 'priceTotal' | 'amountDue' | 'amountWaived'>,
): Promise<LockedOrder> {
  const changed = {
    ...order,
    priceTotal: order.priceTotal + by.priceTotal,
    amountDue: order.amountDue + by.amountDue,
    amountWaived: order.amountWaived + by.amountWaived,
  };
  await sql`update orders set price_total = ${changed.priceTotal}, amount_due = ${changed.amountDue},
    amount_waived = ${changed.amountWaived} where id = ${order.id}`.execute(trx);
  await sql`update order_payments set amount = ${changed.amountDue} where order_id = ${order.id}`.execute(trx);
  return changed;
}
