import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database';
import { salesPolicies } from '../policies';
import { endOrder } from './end-order';
import { lockOrder } from './lock-order';
import { queueOrderMail } from './order-mail';
import { waitsForDiscount } from './unpaid-times';

const { unpaidVoucherMinutes, unpaidDiscountMinutes } = salesPolicies.everywhere;
const AT_ONCE = 20;

/** Condition on `orders o`: it is left unpaid, and its reserved values are due to be released. */
const isUnpaidTooLong = (now: Date) => sql<boolean>`o.done_status = 'new' and o.paid_status = 'notPaid'
  and not exists (select from order_payments op join payment_transactions t on t.order_payment_id = op.id
    where op.order_id = o.id and (t.status in ('new', 'pending', 'undefined')
      or coalesce(t.expires_at, t.created_at) > ${now}::timestamptz - make_interval(mins => ${unpaidVoucherMinutes})))
  and (
    (o.price_total > o.amount_due and o.created_at < ${now}::timestamptz - make_interval(mins => ${unpaidVoucherMinutes}))
    or (o.created_at < ${now}::timestamptz - make_interval(mins => ${unpaidDiscountMinutes}) and ${waitsForDiscount}))`;

/**
 * Ends orders that were left unpaid and hold a voucher's money, the use of a limited code or the discount of a first
 * order: all of it is released. A later payment is refunded automatically. For the worker; each order is claimed by one
 * only.
 * @returns how many were ended
 */
export async function endUnpaidOrders(db: Db, now = new Date()): Promise<number> {
  const due = await sql<{ id: string }>`select o.id from orders o where ${isUnpaidTooLong(now)}
    order by o.created_at limit ${AT_ONCE}`.execute(db);
  let ended = 0;
  for (const { id } of due.rows) {
    await inTransaction(db, async (trx) => {
      await lockOrder(trx, id);
      // Checked again under the lock: an attempt may have begun, or the shopper may have canceled.
      const still = await sql`select from orders o where o.id = ${id} and ${isUnpaidTooLong(now)}`.execute(trx);
      if (still.rows.length === 0) return;
      await endOrder(trx, id);
      await queueOrderMail(trx, 'orderCanceled', id);
      ended += 1;
    });
  }
  return ended;
}
