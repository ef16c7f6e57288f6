import type { PaymentRefusal } from '@aksamit/contracts';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database';
import { bookPayment, lockOrder, queueOrderMail } from '../orders';
import { isPaymentOpen, mayPaymentBecome } from '../payment-rules';
import { findTransaction, lockTransaction } from './payment-queries';

export type Completion = 'completed' | 'alreadyCompleted' | 'refunding';

/**
 * The one function that completes a payment, whatever the source: webhook, look-up or worker. Call it only after the
 * gateway's own verification for the frozen amount. Order first, then payment are locked; a second call changes
 * nothing. Money that the order does not accept (paid already, canceled) is refunded. Source: readings.md, "Payments".
 */
export async function completePayment(db: Db, transactionId: string, externalId: string): Promise<Completion> {
  return inTransaction(db, async (trx) => {
    const known = await findTransaction(trx, transactionId);
    if (!known) throw new Error(`Failed to complete payment ${transactionId}: it is gone. Look at the database.`);
    const order = await lockOrder(trx, known.orderId);
    const payment = await lockTransaction(trx, transactionId);
    if (!payment || !mayPaymentBecome(payment.status, 'completed')) return 'alreadyCompleted';
    const { id, amount, paymentMethod } = payment;
    const { outcome } = await bookPayment(trx, order, { amount, paymentMethod });
    const isBooked = outcome === 'booked';
    await sql`update payment_transactions set status = 'completed', external_id = ${externalId}, settled_at = now(),
      is_settling = ${isBooked}, refusal = null, next_check_at = null where id = ${id}`.execute(trx);
    if (isBooked) return 'completed';
    await sql`insert into payment_refunds (payment_transaction_id, amount, reason)
      values (${id}, ${amount}, ${outcome === 'notOwed' ? 'secondPayment' : 'orderCanceled'}) on conflict do nothing`.execute(
      trx,
    );
    const mail = outcome === 'slotLost' ? 'slotLost' : 'orderRefunded';
    await queueOrderMail(trx, mail, order.id, id, { amountMinor: amount });
    return 'refunding';
  });
}

/**
 * Records that a payment attempt failed, or that its outcome is unknown. Refused silently when the payment has moved
 * on. The order payment follows only when no other attempt is open and nothing is paid.
 * @param how `refusal`: why the bank did not accept a code; `isSeen`: the payer sees the result at once, and receives
 * no
 *   e-mail
 */
export async function endPayment(
  db: Db,
  transactionId: string,
  status: 'canceled' | 'error' | 'undefined',
  how: { refusal?: PaymentRefusal; isSeen?: boolean } = {},
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const known = await findTransaction(trx, transactionId);
    if (!known) return;
    await lockOrder(trx, known.orderId);
    const payment = await lockTransaction(trx, transactionId);
    if (!payment || !mayPaymentBecome(payment.status, status)) return;
    // Unknown outcomes are queried again.
    const nextCheck = isPaymentOpen(status) ? sql`next_check_at` : sql`null`;
    await sql`update payment_transactions set status = ${status}, next_check_at = ${nextCheck},
      refusal = ${how.refusal ?? null}
      where id = ${payment.id}`.execute(trx);
    const ended = await sql`update order_payments op set status = ${status} where op.id = ${payment.orderPaymentId}
      and op.status in ('new', 'pending', 'undefined') and op.payment_method = ${payment.paymentMethod}
      and not exists (select from payment_transactions t where t.order_payment_id = op.id and t.id <> ${payment.id}
        and t.status in ('new', 'pending', 'undefined'))`.execute(trx);
    // An unknown outcome may still be a success: no failure e-mail is sent.
    if (status !== 'undefined' && !how.isSeen && ended.numAffectedRows === 1n) {
      await queueOrderMail(trx, 'paymentFailed', known.orderId, transactionId);
    }
  });
}
