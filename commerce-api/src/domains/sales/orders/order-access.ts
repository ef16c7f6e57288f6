import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Db, Trx } from '../../../platform/database';
import { hashToken } from '../../../platform/secret-token';
import { requireUuid } from '../carts';

/** Who requests an order: a customer, or the holder of one of its tokens. */
export interface OrderCaller {
  userId: string | null;
  orderTokens: readonly string[];
}

export function orderCallerOf(request: FastifyRequest): OrderCaller {
  const { actor, orderTokens } = request.context;
  return { userId: actor.kind === 'user' ? actor.userId : null, orderTokens };
}

function isReadableBy({ userId, orderTokens }: OrderCaller) {
  return sql`(o.user_id = ${userId}::uuid or exists (select from order_tokens ot
    where ot.order_id = o.id and ot.token_hash = any(${orderTokens.map(hashToken)}::bytea[])))`;
}

/** Id of the order when the viewer may see it. @throws 404, alike for another's and for none */
export async function requireOrder(db: Db | Trx, orderId: string, caller: OrderCaller): Promise<string> {
  const found = await sql<{ id: string }>`select o.id from orders o
    where o.id = ${requireUuid(orderId)} and ${isReadableBy(caller)}`.execute(db);
  const row = found.rows[0];
  if (!row) throw notFound();
  return row.id;
}

/** Ids of order payment, order and its market when the viewer may see it. @throws 404 */
export async function requireOrderPayment(db: Db | Trx, orderPaymentId: string, caller: OrderCaller) {
  const found = await sql<{ orderPaymentId: string; orderId: string; marketId: string }>`
    select op.id as "orderPaymentId", o.id as "orderId", o.market_id::text as "marketId"
    from order_payments op join orders o on o.id = op.order_id
    where op.id = ${requireUuid(orderPaymentId)} and ${isReadableBy(caller)}`.execute(db);
  const row = found.rows[0];
  if (!row) throw notFound();
  return row;
}
