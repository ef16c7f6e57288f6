import { randomUUID } from 'node:crypto';
import type { Market, startPaymentRequest } from '@aksamit/shared-kit/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { ApiError, conflict, invalidFields, notFound } from '../../platform/api-error';
import { type Db, inTransaction, type Trx } from '../../platform/database';
import { acceptForSalon, findOrderPayment, holdUntilPaid, type LockedOrder, lockOrder, mayShopperPay } from '../orders';
import { isMethodAvailable, isOfflineMethod, needsPayerAddress } from '../payment-rules';
import { endPayment } from './complete-payment';
import { type Gateways, gatewayOf, providerOf } from './gateways/create-gateways';
import {
  GatewayRefused,
  GatewayUnavailable,
  MethodNotOffered,
  type PayingOrder,
  type PaymentGateway,
} from './gateways/gateway';
import { findTransaction } from './payment-queries';

const FIRST_CHECK_SECONDS = 30;

export interface StartPaymentContext {
  db: Db;
  gateways: Gateways;
  publicOrigin: string;
  market: Market;
}

/**
 * Opens a try: its row first, then the gateway, so that whatever the gateway knows is known here too.
 * Paying in the salon is accepted at once.
 * @returns id of the try
 * @throws 409 already_paid, order_canceled; 422 payment_method_unavailable, address by field; 503 gateway_unavailable
 */
export async function startPayment(
  context: StartPaymentContext,
  ids: { orderId: string; orderPaymentId: string },
  wish: z.output<typeof startPaymentRequest>,
): Promise<string> {
  const { db, gateways } = context;
  const gateway = gatewayOf(gateways, wish.paymentMethod);
  const transactionId = await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, ids.orderId);
    return addTry(trx, context, order, ids.orderPaymentId, wish);
  });
  if (gateway) await openAtGateway(context, gateway, transactionId);
  return transactionId;
}

async function addTry(
  trx: Trx,
  { market, gateways }: StartPaymentContext,
  order: LockedOrder,
  orderPaymentId: string,
  { paymentMethod, address }: z.output<typeof startPaymentRequest>,
): Promise<string> {
  if (order.doneStatus === 'canceled') throw conflict('order_canceled');
  if (!mayShopperPay(order)) throw conflict('already_paid');
  const payment = await findOrderPayment(trx, orderPaymentId);
  if (!payment) throw notFound();
  // A part may have been paid in the salon or with a voucher by now.
  const amount = order.amountDue - order.amountPaid;
  const subject = {
    marketSlug: market.slug,
    defaultPaymentMethod: market.defaultPaymentMethod,
    amount,
    cashAllowed: payment.cashAllowed,
    hasHeldSlot: payment.hasHeldSlot,
  };
  if (!isMethodAvailable(paymentMethod, subject)) {
    throw methodUnavailable();
  }
  if (address && !payment.hasAddress) {
    await sql`update orders set address = ${JSON.stringify(address)}::jsonb where id = ${order.id}`.execute(trx);
  } else if (needsPayerAddress(paymentMethod) && !payment.hasAddress) {
    throw invalidFields({ address: ['address_required'] });
  }
  const timeLimitMinutes = gatewayOf(gateways, paymentMethod)?.timeLimitMinutes ?? null;
  const isOffline = isOfflineMethod(paymentMethod);
  const inserted = await sql<{ id: string }>`
    insert into payment_transactions (order_payment_id, payment_method, payment_provider, amount, currency, session_id,
      continue_url, expires_at, next_check_at)
    values (${orderPaymentId}, ${paymentMethod}, ${providerOf(paymentMethod)}, ${amount},
      ${payment.currency}, ${randomUUID()}, ${payment.continueUrl},
      now() + make_interval(mins => ${timeLimitMinutes}::int),
      case when ${!isOffline} then now() + make_interval(secs => ${FIRST_CHECK_SECONDS}) end)
    returning id`.execute(trx);
  await sql`update order_payments set status = 'new', payment_method = ${paymentMethod}
    where id = ${orderPaymentId}`.execute(trx);
  if (isOffline) await acceptForSalon(trx, order);
  else await holdUntilPaid(trx, order.id, timeLimitMinutes ?? 0);
  if (!isOffline) await sql`update orders set payment_method = ${paymentMethod} where id = ${order.id}`.execute(trx);
  return inserted.rows[0]?.id ?? '';
}

const selectPayer = (db: Db, orderId: string) =>
  sql<PayingOrder>`select number, email, first_name as "firstName", last_name as "lastName", phone, locale, address,
    exists (select from order_items i join visits v on v.order_item_id = i.id
      where i.order_id = o.id and v.state = 'held') as "hasHeldSlot"
    from orders o where id = ${orderId}`.execute(db);

/** @throws 422 payment_method_unavailable, 503 gateway_unavailable; the try has ended with `error` then */
async function openAtGateway(
  { db, publicOrigin }: StartPaymentContext,
  gateway: PaymentGateway,
  transactionId: string,
): Promise<void> {
  const payment = await findTransaction(db, transactionId);
  const order = payment && (await selectPayer(db, payment.orderId)).rows[0];
  if (!payment || !order) throw notFound();
  try {
    const { redirectUrl, gatewayId } = await gateway.open(payment, order, {
      back: `${publicOrigin}${payment.continueUrl}`,
      notices: `${publicOrigin}/api/payments/${gateway.provider}/notifications`,
    });
    await sql`with pending as (
        update payment_transactions set redirect_url = ${redirectUrl}, gateway_id = coalesce(gateway_id, ${gatewayId}),
          status = case status when 'new' then 'pending' else status end
        where id = ${transactionId} returning order_payment_id, status)
      update order_payments op set status = 'pending' from pending
      where op.id = pending.order_payment_id and op.status = 'new' and pending.status = 'pending'`.execute(db);
  } catch (error) {
    if (error instanceof GatewayRefused || error instanceof GatewayUnavailable) {
      await endPayment(db, transactionId, 'error');
      if (error instanceof MethodNotOffered) throw methodUnavailable();
      throw new ApiError(503, 'gateway_unavailable', { headers: { 'retry-after': '5' } });
    }
    throw error;
  }
}

const methodUnavailable = () =>
  new ApiError(422, 'payment_method_unavailable', { fields: { paymentMethod: ['payment_method_unavailable'] } });
