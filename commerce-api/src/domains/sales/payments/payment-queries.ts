import type { Payment, PaymentMethod, PaymentRefusal, PaymentStatus } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import type { PaymentProvider } from './providers';

export interface TransactionRecord {
  id: string;
  orderPaymentId: string;
  orderId: string;
  paymentMethod: PaymentMethod;
  provider: PaymentProvider;
  amount: number;
  currency: string;
  status: PaymentStatus;
  sessionId: string;
  gatewayId: string | null;
  externalId: string | null;
  redirectUrl: string | null;
  continueUrl: string;
  expiresAt: string | null;
  returnedAt: string | null;
  /** A BLIK code was passed to the gateway. */
  codeChargedAt: string | null;
  refusal: PaymentRefusal | null;
  checks: number;
  createdAt: string;
}

const columns = sql`t.id, t.order_payment_id as "orderPaymentId", op.order_id as "orderId",
  t.payment_method as "paymentMethod", t.payment_provider as "provider", t.amount, t.currency, t.status, t.session_id as "sessionId",
  t.gateway_id as "gatewayId",
  t.external_id as "externalId", t.redirect_url as "redirectUrl", t.continue_url as "continueUrl",
  t.expires_at as "expiresAt", t.returned_at as "returnedAt", t.code_charged_at as "codeChargedAt", t.refusal, t.checks, t.created_at as "createdAt"`;

async function findOne(db: Db | Trx, condition: RawBuilder<unknown>): Promise<TransactionRecord | null> {
  const found = await sql<TransactionRecord>`select ${columns} from payment_transactions t
    join order_payments op on op.id = t.order_payment_id where ${condition}`.execute(db);
  return found.rows[0] ?? null;
}

export const findTransaction = (db: Db | Trx, id: string) => findOne(db, sql`t.id = ${id}`);
export const findTransactionBySession = (db: Db | Trx, sessionId: string) =>
  findOne(db, sql`t.session_id = ${sessionId}`);
export const findTransactionAt = (db: Db | Trx, provider: string, externalId: string) =>
  findOne(db, sql`t.payment_provider = ${provider} and t.external_id = ${externalId}`);
/** The row locked; the order must have been locked before. */
export const lockTransaction = (trx: Trx, id: string) => findOne(trx, sql`t.id = ${id} for update of t`);

/** The amount and order of an attempt, from its record; null when there is no such attempt. */
export async function findPaid(db: Db, transactionId: string) {
  const found = await sql<Required<Pick<Payment, 'orderPayment' | 'order'>>>`select
      json_build_object('id', op.id, 'price', op.amount, 'currency', op.currency, 'paymentMethod', op.payment_method,
        'status', op.status) as "orderPayment",
      json_build_object('id', o.id, 'number', o.number) as "order"
    from payment_transactions t join order_payments op on op.id = t.order_payment_id join orders o on o.id = op.order_id
    where t.id = ${transactionId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Stores the gateway's id of an attempt; a known one is unchanged. */
export async function keepGatewayId(db: Db, transactionId: string, gatewayId: string): Promise<void> {
  await sql`update payment_transactions set gateway_id = coalesce(gateway_id, ${gatewayId})
    where id = ${transactionId}`.execute(db);
}

/**
 * Raises an alert for a person; only one for a payment while it is open, and one for each of its refunds (`refundId` of
 * the details).
 */
export async function raiseAlert(
  db: Db | Trx,
  kind: string,
  transactionId: string | null,
  details: Record<string, unknown>,
): Promise<void> {
  await sql`insert into payment_alerts (kind, payment_transaction_id, details)
    select ${kind}, ${transactionId}::uuid, ${JSON.stringify(details)}::jsonb
    where not exists (select from payment_alerts where kind = ${kind} and resolved_at is null
      and payment_transaction_id is not distinct from ${transactionId}::uuid
      and details ->> 'refundId' is not distinct from ${details.refundId ?? null}::text)`.execute(db);
}
