import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type Db, inTransaction } from '../../../platform/database';
import { endPayment } from './complete-payment';
import { endRefund } from './end-refund';
import { lookUpPayment } from './look-up-payment';
import { findTransaction, raiseAlert } from './payment-queries';
import { type Gateways, gatewayOf } from './providers';

export interface SettlementContext {
  db: Db;
  gateways: Gateways;
  logger: Logger;
}

/** Seconds until an attempt is looked up again, by the number of look-ups; the last applies to all further ones. */
const CHECK_AFTER_SECONDS = [30, 30, 60, 120, 300];
/** After so long without a response from the gateway an attempt becomes undefined. */
const UNDEFINED_AFTER_MS = 60 * 60_000;
/**
 * A gateway that refused, or did not answer, so often may lack the money, or need a person: staff are notified, and
 * until they confirm having handled it, the refund is requested once a day.
 */
const REFUND_ATTEMPTS = 20;
const MINUTES_A_DAY = 24 * 60;

/**
 * Looks up due attempts, each claimed by one worker only. The next look-up is scheduled before this one, so a worker
 * that is killed in between only delays them. @returns how many were looked up
 */
export async function settleDuePayments(
  { db, gateways, logger }: SettlementContext,
  now = new Date(),
): Promise<number> {
  const due = await sql<{ id: string }>`
    update payment_transactions t set checks = checks + 1, checked_at = now(),
      next_check_at = now() + make_interval(secs => (${CHECK_AFTER_SECONDS}::int[])[least(t.checks + 1, ${CHECK_AFTER_SECONDS.length})])
    where t.id in (select id from payment_transactions where next_check_at <= ${now}
      order by next_check_at limit 20 for update skip locked)
    returning t.id`.execute(db);
  for (const { id } of due.rows) {
    const payment = await findTransaction(db, id);
    const gateway = payment && gatewayOf(gateways, payment.paymentMethod);
    if (!payment || !gateway) continue;
    try {
      await lookUpPayment(db, gateway, payment, now);
    } catch (error) {
      logger.warn({ err: error, paymentTransactionId: id }, 'a payment could not be looked up');
      const isOld = now.getTime() - Date.parse(payment.createdAt) > UNDEFINED_AFTER_MS;
      if (isOld) await endPayment(db, id, 'undefined');
    }
  }
  return due.rows.length;
}

interface DueRefund {
  id: string;
  transactionId: string;
  amount: number;
  attempts: number;
  orderRefundId: string | null;
}

/**
 * Refunds money: payments booked on no order, and refunds of orders. Repeats carry the same id, so nothing is refunded
 * twice.
 */
export async function sendDueRefunds({ db, gateways, logger }: SettlementContext, now = new Date()): Promise<number> {
  const due = await sql<DueRefund>`
    update payment_refunds r set tries = tries + 1, next_try_at = now() + interval '1 minute'
        * case when r.tries + 1 >= ${REFUND_ATTEMPTS} then ${MINUTES_A_DAY} else least(r.tries + 1, 60) end
    where r.id = any(array(select id from payment_refunds where state = 'requested' and next_try_at <= ${now}
        order by next_try_at limit 20 for update skip locked)
      || array(select f.id from payment_alerts a
        join payment_refunds f on f.id = (a.details ->> 'refundId')::uuid
        where a.kind = 'refund_failed' and a.resolved_at is null and f.state = 'failed' and f.next_try_at <= ${now}
        limit 5 for update of f skip locked))
    returning r.id, r.payment_transaction_id as "transactionId", r.amount, r.tries as attempts,
      r.order_refund_id as "orderRefundId"`.execute(db);
  for (const refund of due.rows) {
    try {
      await sendRefund(db, gateways, refund);
    } catch (error) {
      logger.warn({ err: error, refundId: refund.id }, 'a refund could not be sent');
    }
  }
  return due.rows.length;
}

async function sendRefund(db: Db, gateways: Gateways, refund: DueRefund): Promise<void> {
  const payment = await findTransaction(db, refund.transactionId);
  const gateway = payment && gatewayOf(gateways, payment.paymentMethod);
  if (!payment || !gateway) return;
  try {
    if (!(await gateway.refund(payment, refund))) return leaveToStaff(db, refund);
  } catch (error) {
    await leaveToStaff(db, refund);
    throw error;
  }
  const { orderId, id: transactionId } = payment;
  await inTransaction(db, (trx) => endRefund(trx, { ...refund, orderId, transactionId }));
}

/** Staff are notified after so many refund attempts that the gateway refused or did not answer. */
async function leaveToStaff(db: Db, { id, transactionId, amount, attempts }: DueRefund): Promise<void> {
  if (attempts < REFUND_ATTEMPTS) return;
  await inTransaction(db, async (trx) => {
    await sql`update payment_refunds set state = 'failed' where id = ${id}`.execute(trx);
    await raiseAlert(trx, 'refund_failed', transactionId, { refundId: id, amount });
  });
}
