import type { PaymentRefusal, Wallet } from '@aksamit/contracts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Db } from '../../../platform/database';
import { salesError } from '../errors';
import { endPayment } from './complete-payment';
import {
  type CodeCharge,
  GatewayRefused,
  GatewayUnavailable,
  type GatewayUrls,
  MethodNotOffered,
  type OpenedAttempt,
  type PayingOrder,
  type PaymentGateway,
} from './gateways/gateway';
import { findTransaction, type TransactionRecord } from './payment-queries';

export interface OpeningContext {
  db: Db;
  publicOrigin: string;
  /** Of the payer: gateways require it with a BLIK code. */
  browser: { ip: string; userAgent: string };
}

/** What the payer adds to a method: a BLIK code, or a wallet. */
export interface PayersChoice {
  blikCode?: string | undefined;
  wallet?: Wallet | undefined;
}

/**
 * Opens a stored payment attempt at its gateway: a redirect URL for the payer, or a charged BLIK code.
 * @throws 422 payment_method_unavailable, the attempt has ended with `error` then; 422 blik_refused, it is canceled
 * then;
 *   503 gateway_unavailable
 */
export async function openAtGateway(
  context: OpeningContext,
  gateway: PaymentGateway,
  transactionId: string,
  { blikCode, wallet }: PayersChoice,
): Promise<void> {
  const { db, publicOrigin } = context;
  const stored = await findTransaction(db, transactionId);
  const payment = stored && { ...stored, wallet };
  const order = payment && (await selectPayer(db, payment.orderId)).rows[0];
  if (!payment || !order) throw notFound();
  const urls = {
    back: `${publicOrigin}${payment.continueUrl}`,
    webhooks: `${publicOrigin}/api/payments/${gateway.provider}/notifications`,
  };
  try {
    if (blikCode === undefined) await keepWay(db, transactionId, await gateway.open(payment, order, urls));
    else await chargeCode(context, gateway, { payment, order, urls, code: blikCode });
  } catch (error) {
    if (error instanceof GatewayRefused || error instanceof GatewayUnavailable) {
      await endPayment(db, transactionId, 'error');
      if (error instanceof MethodNotOffered) throw methodUnavailable();
      throw salesError('503 gateway_unavailable', { headers: { 'retry-after': '5' } });
    }
    throw error;
  }
}

interface Charging {
  payment: TransactionRecord;
  order: PayingOrder;
  urls: GatewayUrls;
  code: string;
}

async function chargeCode(
  { db, browser }: OpeningContext,
  gateway: PaymentGateway,
  { payment, order, urls, code }: Charging,
): Promise<void> {
  const charge: CodeCharge | undefined = await gateway.chargeCode?.(payment, order, urls, { code, ...browser });
  if (!charge) return keepWay(db, payment.id, await gateway.open(payment, order, urls));
  if (charge.outcome === 'refused') {
    await endPayment(db, payment.id, 'canceled', { refusal: charge.refusal, isSeen: true });
    throw codeRefused(charge.refusal);
  }
  if (charge.outcome === 'notOffered') {
    return keepWay(db, payment.id, { redirectUrl: charge.redirectUrl, gatewayId: null });
  }
  await keepWay(db, payment.id, null);
}

const codeRefused = (refusal: PaymentRefusal) =>
  salesError('422 blik_refused', { fields: { blikCode: [`blik_${refusal}`] }, details: { refusal } });

/**
 * The attempt is in progress: at the gateway's page, also when the gateway accepts no code from this shop, or in the
 * bank's app.
 */
async function keepWay(db: Db, transactionId: string, way: OpenedAttempt | null): Promise<void> {
  const opened = way
    ? sql`redirect_url = ${way.redirectUrl}, gateway_id = coalesce(gateway_id, ${way.gatewayId}), code_charged_at = null`
    : sql`code_charged_at = coalesce(code_charged_at, now())`;
  await sql`with pending as (
      update payment_transactions set ${opened}, status = case status when 'new' then 'pending' else status end
      where id = ${transactionId} returning order_payment_id, status)
    update order_payments op set status = 'pending' from pending
    where op.id = pending.order_payment_id and op.status = 'new' and pending.status = 'pending'`.execute(db);
}

const selectPayer = (db: Db, orderId: string) =>
  sql<PayingOrder>`select number, email, first_name as "firstName", last_name as "lastName", phone, locale, address,
    exists (select from order_items i join visits v on v.order_item_id = i.id
      where i.order_id = o.id and v.state = 'held') as "hasHeldSlot"
    from orders o where id = ${orderId}`.execute(db);

/** The method cannot be chosen for this order, or the gateway does not offer it now. */
export const methodUnavailable = () =>
  salesError('422 payment_method_unavailable', { fields: { paymentMethod: ['payment_method_unavailable'] } });
