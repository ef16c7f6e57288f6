import { randomUUID } from 'node:crypto';
import type { Market, startPaymentRequest } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import { inTransaction, type Trx } from '../../../platform/database';
import { bookingPolicies } from '../../booking/policies';
import { extendHolds } from '../../booking/slots';
import { salesError } from '../errors';
import { acceptForSalon, findOrderPayment, type LockedOrder, lockOrder, mayShopperPay } from '../orders';
import { isMethodAvailable, isOfflineMethod, needsPayerAddress } from '../payment-rules';
import { methodUnavailable, type OpeningContext, openAtGateway } from './open-at-gateway';
import { type Gateways, gatewayOf, providerOf } from './providers';

const FIRST_CHECK_SECONDS = 30;

export interface StartPaymentContext extends OpeningContext {
  gateways: Gateways;
  /** The order's. */
  market: Market;
}

/**
 * Opens a payment attempt: its row first, then the gateway, so that every payment at the gateway is known here too.
 * Paying in the salon is accepted at once.
 * @returns id of the attempt
 * @throws 409 already_paid, order_canceled, payment_hold_over when the slot's longest hold is over; 422
 * payment_method_unavailable,
 *   blik_refused, address, blikCode and regulationAccept by field; 503 gateway_unavailable
 */
export async function startPayment(
  context: StartPaymentContext,
  ids: { orderId: string; orderPaymentId: string },
  request: z.output<typeof startPaymentRequest>,
): Promise<string> {
  const { db, gateways } = context;
  checkCode(request);
  checkWallet(request);
  const gateway = gatewayOf(gateways, request.paymentMethod);
  const transactionId = await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, ids.orderId);
    return addAttempt(trx, context, order, ids.orderPaymentId, request);
  });
  if (gateway) await openAtGateway(context, gateway, transactionId, request);
  return transactionId;
}

/** A code is only for BLIK, and needs the acceptance of the gateway's terms, which its own page would show. */
function checkCode({ paymentMethod, blikCode, regulationAccept }: z.output<typeof startPaymentRequest>): void {
  if (blikCode === undefined) return;
  if (paymentMethod !== 'blik') throw invalidFields({ blikCode: ['blik_code_of_blik'] });
  if (regulationAccept !== true) throw invalidFields({ regulationAccept: ['gateway_terms_required'] });
}

/** Wallets are paid through Przelewy24. */
function checkWallet({ paymentMethod, wallet }: z.output<typeof startPaymentRequest>): void {
  if (wallet && paymentMethod !== 'przelewy24') throw invalidFields({ wallet: ['wallet_of_przelewy24'] });
}

async function addAttempt(
  trx: Trx,
  { market, gateways }: StartPaymentContext,
  order: LockedOrder,
  orderPaymentId: string,
  { paymentMethod, address, blikCode }: z.output<typeof startPaymentRequest>,
): Promise<string> {
  if (order.doneStatus === 'canceled') throw salesError('409 order_canceled');
  if (!mayShopperPay(order)) throw salesError('409 already_paid');
  const payment = await findOrderPayment(trx, orderPaymentId);
  if (!payment) throw notFound();
  const isOffline = isOfflineMethod(paymentMethod);
  // Accepted at once, it holds nothing. The database refuses the other cases too: see migration 0144.
  if (payment.isHoldOver && !isOffline) {
    const minutes = bookingPolicies.everywhere.longestHoldMinutes;
    throw salesError('409 payment_hold_over', { values: { minutes } });
  }
  // A part may have been paid in the salon or with a voucher by now.
  const amount = order.amountDue - order.amountPaid;
  const subject = {
    marketSlug: market.slug,
    defaultPaymentMethod: market.defaultPaymentMethod,
    amount,
    cashAllowed: payment.cashAllowed,
    hasHeldSlot: payment.hasHeldSlot,
    isHoldOver: payment.isHoldOver,
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
  const inserted = await sql<{ id: string }>`
    insert into payment_transactions (order_payment_id, payment_method, payment_provider, amount, currency, session_id,
      continue_url, expires_at, next_check_at, code_charged_at)
    values (${orderPaymentId}, ${paymentMethod}, ${providerOf(paymentMethod)}, ${amount},
      ${payment.currency}, ${randomUUID()}, ${payment.continueUrl},
      now() + make_interval(mins => ${timeLimitMinutes}::int),
      case when ${!isOffline} then now() + make_interval(secs => ${FIRST_CHECK_SECONDS}) end,
      case when ${blikCode !== undefined} then now() end)
    returning id`.execute(trx);
  await sql`update order_payments set status = 'new', payment_method = ${paymentMethod}
    where id = ${orderPaymentId}`.execute(trx);
  if (isOffline) await acceptForSalon(trx, order);
  else await extendHolds(trx, order.id, timeLimitMinutes ?? 0);
  if (!isOffline) await sql`update orders set payment_method = ${paymentMethod} where id = ${order.id}`.execute(trx);
  return inserted.rows[0]?.id ?? '';
}
