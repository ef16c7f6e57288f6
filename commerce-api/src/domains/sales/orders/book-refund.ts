import type { OrderPaidStatus } from '@aksamit/contracts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { mayOrderBePaid } from './order-state';

/**
 * Money of a locked order was refunded: its paid status follows from what its vouchers and payments still hold. Call it
 * after the refund is in ledger and payment.
 * @param amountMinor the amount of this refund
 */
export async function bookRefund(trx: Trx, orderId: string, amountMinor: number): Promise<void> {
  const found = await sql<{ paidStatus: OrderPaidStatus; held: number }>`select o.paid_status as "paidStatus",
      ((select coalesce(sum(e.amount), 0) from voucher_transfers t
          join voucher_entries e on e.transfer_id = t.id and e.account = 'order' where t.order_id = o.id)
        + (select coalesce(sum(t.amount - coalesce((select sum(r.amount) from payment_refunds r
            where r.payment_transaction_id = t.id and r.state = 'done'), 0)), 0)
          from order_payments op join payment_transactions t on t.order_payment_id = op.id and t.is_settling
          where op.order_id = o.id))::int as held
    from orders o where o.id = ${orderId}`.execute(trx);
  const order = found.rows[0];
  if (!order) throw notFound();
  const target: OrderPaidStatus = order.held <= 0 ? 'refunded' : 'partRefunded';
  const paidStatus = mayOrderBePaid(order.paidStatus, target) ? target : order.paidStatus;
  await sql`update orders set amount_refunded = amount_refunded + ${amountMinor}, paid_status = ${paidStatus}
    where id = ${orderId}`.execute(trx);
}

/** A paid order was withdrawn from, or refunded, as a whole. That flow handles its visits and its money. */
export async function cancelGivenUp(trx: Trx, orderId: string): Promise<void> {
  await sql`update orders set done_status = 'canceled', canceled_at = now() where id = ${orderId}`.execute(trx);
}
