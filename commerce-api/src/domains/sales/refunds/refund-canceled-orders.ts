import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database';
import { lockOrder } from '../orders';
import { refundOrder } from './refund-order';
import { leftOfPayment } from './refund-queries';

const AT_ONCE = 20;

/** Condition on `orders o`: it ended with a part of its money in it that is not refunded yet. */
const keepsMoney = sql<boolean>`o.done_status = 'canceled' and o.paid_status in ('partPaid', 'partRefunded')
  and o.amount_paid < o.amount_due
  and exists (select from order_payments op join payment_transactions t on t.order_payment_id = op.id
    where op.order_id = o.id and t.status = 'completed' and t.is_settling and ${leftOfPayment} > 0)`;

/**
 * Refunds the parts that were paid for an order before it ended because its slot was gone: the late payment is refunded
 * automatically, this covers the earlier ones. Spread over the lines by their prices. For the worker; each order once.
 * @returns how many orders
 */
export async function refundCanceledOrders(db: Db): Promise<number> {
  const due = await sql<{ id: string }>`select o.id from orders o where ${keepsMoney}
    order by o.canceled_at limit ${AT_ONCE}`.execute(db);
  for (const { id: orderId } of due.rows) {
    await inTransaction(db, async (trx) => {
      await lockOrder(trx, orderId);
      const still = await sql`select from orders o where o.id = ${orderId} and ${keepsMoney}`.execute(trx);
      if (still.rows.length === 0) return;
      await refundOrder(trx, { orderId, reason: 'staff', items: 'all' });
    });
  }
  return due.rows.length;
}
