import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { bookRefund, lockOrder } from '../orders';

export interface GoneRefund {
  id: string;
  amount: number;
  orderId: string;
  transactionId: string;
  /** Null: money that was booked on no order. */
  orderRefundId: string | null;
}

/** A refund is complete, by its gateway or in cash: payment and order follow. Idempotent. */
export async function endRefund(trx: Trx, refund: GoneRefund): Promise<void> {
  await lockOrder(trx, refund.orderId);
  const done = await sql`update payment_refunds set state = 'done', done_at = now()
    where id = ${refund.id} and state <> 'done'`.execute(trx);
  if (!done.numAffectedRows) return;
  await markRefunded(trx, refund.transactionId);
  await sql`update payment_alerts set resolved_at = now() where kind = 'refund_failed' and resolved_at is null
    and payment_transaction_id = ${refund.transactionId} and details ->> 'refundId' = ${refund.id}`.execute(trx);
  if (refund.orderRefundId !== null) await bookRefund(trx, refund.orderId, refund.amount);
}

/** A payment is refunded once the sum of its refunds reaches its amount. Source: readings.md, "Payments". */
export async function markRefunded(trx: Trx, transactionId: string): Promise<void> {
  await sql`update payment_transactions t set status = 'refunded' where t.id = ${transactionId} and t.status = 'completed'
    and t.amount = (select sum(amount) from payment_refunds
      where payment_transaction_id = t.id and state = 'done')`.execute(trx);
  await sql`update order_payments op set status = 'refunded' from payment_transactions t
    where t.id = ${transactionId} and t.is_settling and t.status = 'refunded' and op.id = t.order_payment_id
      and not exists (select from payment_transactions o where o.order_payment_id = op.id and o.is_settling
        and o.status = 'completed')`.execute(trx);
}
