import { randomUUID } from 'node:crypto';
import type { Market, PaymentMethod } from '@aksamit/shared-kit/contracts';
import { sql } from 'kysely';
import { ApiError, conflict, notFound } from '../../platform/api-error';
import { type Db, inTransaction, type Trx } from '../../platform/database';
import { acceptForSalon, findOrderPayment, holdUntilPaid, type LockedOrder, lockOrder, mayShopperPay } from '../orders';
import { isMethodAvailable, isOfflineMethod } from '../payment-rules';
import { endPayment } from './complete-payment';
import { findTransaction } from './payment-queries';
import { GatewayRefused, GatewayUnavailable, type Przelewy24Client } from './przelewy24/client';

/** The gateway closes an unpaid try after this. Source: readings.md, "Visits and slots". */
const TIME_LIMIT_MINUTES = 15;
const FIRST_CHECK_SECONDS = 30;
const BLIK_METHOD_ID = 154;

export interface StartPaymentContext {
  db: Db;
  gateway: Przelewy24Client;
  publicOrigin: string;
  market: Market;
}

/**
 * Opens a try: its row first, then the gateway, so that whatever the gateway knows is known here too.
 * Paying in the salon is accepted at once.
 * @returns id of the try
 * @throws 409 already_paid, order_canceled; 422 payment_method_unavailable; 503 gateway_unavailable
 */
export async function startPayment(
  context: StartPaymentContext,
  ids: { orderId: string; orderPaymentId: string },
  paymentMethod: PaymentMethod,
): Promise<string> {
  const { db } = context;
  const transactionId = await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, ids.orderId);
    return addTry(trx, context, order, ids.orderPaymentId, paymentMethod);
  });
  if (!isOfflineMethod(paymentMethod)) await register(context, transactionId);
  return transactionId;
}

async function addTry(
  trx: Trx,
  { market }: StartPaymentContext,
  order: LockedOrder,
  orderPaymentId: string,
  paymentMethod: PaymentMethod,
): Promise<string> {
  if (order.doneStatus === 'canceled') throw conflict('order_canceled');
  if (!mayShopperPay(order)) throw conflict('already_paid');
  const payment = await findOrderPayment(trx, orderPaymentId);
  if (!payment) throw notFound();
  const subject = {
    marketSlug: market.slug,
    defaultPaymentMethod: market.defaultPaymentMethod,
    amount: payment.price,
    cashAllowed: payment.cashAllowed,
  };
  if (!isMethodAvailable(paymentMethod, subject)) {
    throw new ApiError(422, 'payment_method_unavailable', {
      fields: { paymentMethod: ['payment_method_unavailable'] },
    });
  }
  const isOffline = isOfflineMethod(paymentMethod);
  const inserted = await sql<{ id: string }>`
    insert into payment_transactions (order_payment_id, payment_method, payment_provider, amount, currency, session_id,
      continue_url, expires_at, next_check_at)
    values (${orderPaymentId}, ${paymentMethod}, ${isOffline ? 'salon' : 'przelewy24'}, ${payment.price},
      ${payment.currency}, ${randomUUID()}, ${payment.continueUrl},
      case when ${!isOffline} then now() + make_interval(mins => ${TIME_LIMIT_MINUTES}) end,
      case when ${!isOffline} then now() + make_interval(secs => ${FIRST_CHECK_SECONDS}) end)
    returning id`.execute(trx);
  await sql`update order_payments set status = 'new', payment_method = ${paymentMethod}
    where id = ${orderPaymentId}`.execute(trx);
  if (isOffline) await acceptForSalon(trx, order);
  else await holdUntilPaid(trx, order.id);
  if (!isOffline) await sql`update orders set payment_method = ${paymentMethod} where id = ${order.id}`.execute(trx);
  return inserted.rows[0]?.id ?? '';
}

interface RegistrationRow {
  number: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  locale: string;
}

async function register({ db, gateway, publicOrigin }: StartPaymentContext, transactionId: string): Promise<void> {
  const payment = await findTransaction(db, transactionId);
  const rows = await sql<RegistrationRow>`select number, email, first_name as "firstName", last_name as "lastName",
    phone, locale from orders where id = ${payment?.orderId ?? null}`.execute(db);
  const order = rows.rows[0];
  if (!payment || !order) throw notFound();
  try {
    const { redirectUrl } = await gateway.register({
      sessionId: payment.sessionId,
      amount: payment.amount,
      currency: payment.currency,
      description: order.number,
      // The gateway takes 50 characters; a longer address would be refused, and the shop writes to the full one.
      email: order.email.length <= 50 ? order.email : 'payments@aksamit.example',
      language: order.locale,
      urlReturn: `${publicOrigin}${payment.continueUrl}`,
      urlStatus: `${publicOrigin}/api/payments/przelewy24/notifications`,
      timeLimit: TIME_LIMIT_MINUTES,
      client: `${order.firstName} ${order.lastName}`.slice(0, 40),
      phone: order.phone.slice(0, 12),
      ...(payment.paymentMethod === 'blik' ? { method: BLIK_METHOD_ID } : {}),
    });
    await sql`with pending as (
        update payment_transactions set redirect_url = ${redirectUrl},
          status = case status when 'new' then 'pending' else status end
        where id = ${transactionId} returning order_payment_id, status)
      update order_payments op set status = 'pending' from pending
      where op.id = pending.order_payment_id and op.status = 'new' and pending.status = 'pending'`.execute(db);
  } catch (error) {
    if (error instanceof GatewayRefused || error instanceof GatewayUnavailable) {
      await endPayment(db, transactionId, 'error');
      throw new ApiError(503, 'gateway_unavailable', { headers: { 'retry-after': '5' } });
    }
    throw error;
  }
}
