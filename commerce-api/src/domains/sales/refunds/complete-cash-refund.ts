import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { endRefund, type GoneRefund } from '../payments';
import { payOutOfTill } from '../tills';

/**
 * Staff confirm that they handled an alert. A cash refund promised to a customer is thereby complete: order and payment
 * follow, and the money leaves the till of the salon that took it.
 */
export async function completeCashRefund(
  trx: Trx,
  alert: { kind: string; paymentTransactionId: string | null; refundId: string | null },
  by: { actorId: string; now: Date },
): Promise<void> {
  if (alert.kind !== 'refund_in_salon') return;
  const found = await sql<GoneRefund>`select r.id, r.amount, op.order_id as "orderId",
      t.id as "transactionId", r.order_refund_id as "orderRefundId"
    from payment_refunds r join payment_transactions t on t.id = r.payment_transaction_id
      join order_payments op on op.id = t.order_payment_id
    where r.order_refund_id = ${alert.refundId} and t.id = ${alert.paymentTransactionId}
      and t.payment_provider = 'salon' and r.state <> 'done'`.execute(trx);
  for (const refund of found.rows) {
    await endRefund(trx, refund);
    await payOutOfTill(trx, refund, by);
  }
}
