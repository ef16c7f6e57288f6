import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '../../platform/database';
import { lockOrder } from '../orders';
import { refundOrder } from './refund-order';

const AT_ONCE = 20;

/** Condition on `order_items i` of `orders o`: withdrawn from while nothing was paid, and paid for since. */
const isPaidAfterwards = sql<boolean>`i.withdrawn_at is not null and i.price > i.amount_returned
  and o.paid_status in ('paid', 'partRefunded')
  and not exists (select from order_refund_items r where r.order_item_id = i.id)`;

/**
 * Gives back what was paid for lines that had been withdrawn from before: what an order costs is frozen, so a payment
 * of it pays for them too. What was performed of them stays paid. For the worker; each line once. @returns how many
 * orders
 */
export async function refundWithdrawnLines(db: Db): Promise<number> {
  const due = await sql<{ id: string }>`select distinct o.id from order_items i join orders o on o.id = i.order_id
    where ${isPaidAfterwards} limit ${AT_ONCE}`.execute(db);
  for (const { id: orderId } of due.rows) {
    await inTransaction(db, async (trx) => {
      await lockOrder(trx, orderId);
      const items = await selectOwed(trx, orderId);
      if (items.length > 0) await refundOrder(trx, { orderId, reason: 'withdrawal', items });
    });
  }
  return due.rows.length;
}

/** A line that was withdrawn from keeps the visits that were performed or stood firm; of how many is its share. */
async function selectOwed(trx: Trx, orderId: string): Promise<{ orderItemId: string; amountMinor: number }[]> {
  const found = await sql<{ orderItemId: string; amountMinor: number }>`select i.id as "orderItemId", i.price
      - coalesce(i.price::bigint * i.visit_count / nullif(greatest(i.visit_count, i.quantity * p.package_quantity), 0), 0)::int
      as "amountMinor"
    from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
    where i.order_id = ${orderId} and ${isPaidAfterwards} order by i.position`.execute(trx);
  return found.rows.filter(({ amountMinor }) => amountMinor > 0);
}
