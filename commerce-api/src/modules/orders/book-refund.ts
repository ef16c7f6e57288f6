import type { OrderPaidStatus } from '@aksamit/shared-kit/contracts';
import { sql } from 'kysely';
import { notFound } from '../../platform/api-error';
import type { Trx } from '../../platform/database';
import { mayOrderBePaid } from './order-state';

/**
 * Money of a locked order has gone back: its paid status follows.
 * @param amountMinor what went back now
 */
export async function bookRefund(trx: Trx, orderId: string, amountMinor: number): Promise<void> {
  const found = await sql<{ paidStatus: OrderPaidStatus; paid: number; refunded: number }>`
    select paid_status as "paidStatus", amount_paid + price_total - amount_due as paid, amount_refunded as refunded
    from orders where id = ${orderId}`.execute(trx);
  const order = found.rows[0];
  if (!order) throw notFound();
  const wished: OrderPaidStatus = order.refunded + amountMinor >= order.paid ? 'refunded' : 'partRefunded';
  const paidStatus = mayOrderBePaid(order.paidStatus, wished) ? wished : order.paidStatus;
  await sql`update orders set amount_refunded = amount_refunded + ${amountMinor}, paid_status = ${paidStatus}
    where id = ${orderId}`.execute(trx);
}

/** A paid order was withdrawn from, or refunded, as a whole. Its visits and its money are seen to there. */
export async function cancelGivenUp(trx: Trx, orderId: string): Promise<void> {
  await sql`update orders set done_status = 'canceled', canceled_at = now() where id = ${orderId}`.execute(trx);
}
