import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { lockOrder } from '../orders';
import { refundOrder } from './refund-order';

const AT_ONCE = 20;

/**
 * The amount that stays paid of the line `i`: for one that was withdrawn from before this was stored, its share of
 * visits.
 */
const retained = sql<number>`coalesce(i.price_kept,
  (i.price::bigint * i.visit_count / nullif(greatest(i.visit_count, i.quantity * p.package_quantity), 0))::int, 0)`;

/** Condition on `order_items i` of `orders o` and its `products p`: withdrawn from before it was paid for. */
const isPaidAfterwards = sql<boolean>`i.withdrawn_at is not null and i.price > i.amount_returned
  and o.paid_status in ('paid', 'partRefunded') and i.price - i.amount_returned > ${retained}
  and (i.price_kept is not null or not exists (select from order_refund_items r where r.order_item_id = i.id))`;

/**
 * Refunds payments for lines that had been withdrawn from before: an attempt that was open at a gateway by then charges
 * its frozen amount, so its payment includes them. Their performed part stays paid. For the worker; each line once.
 * @returns how many orders
 */
export async function refundWithdrawnLines(db: Db): Promise<number> {
  const due = await sql<{ id: string }>`select distinct o.id from order_items i join orders o on o.id = i.order_id
    join products p on p.id = i.product_id where ${isPaidAfterwards} limit ${AT_ONCE}`.execute(db);
  for (const { id: orderId } of due.rows) {
    await inTransaction(db, async (trx) => {
      await lockOrder(trx, orderId);
      const items = await selectOwed(trx, orderId);
      if (items.length > 0) await refundOrder(trx, { orderId, reason: 'withdrawal', items });
    });
  }
  return due.rows.length;
}

async function selectOwed(trx: Trx, orderId: string): Promise<{ orderItemId: string; amountMinor: number }[]> {
  const found = await sql<{ orderItemId: string; amountMinor: number }>`select i.id as "orderItemId",
      i.price - i.amount_returned - ${retained} as "amountMinor"
    from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
    where i.order_id = ${orderId} and ${isPaidAfterwards} order by i.position`.execute(trx);
  return found.rows;
}
