import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import type { PaidPart } from './refund-rules';
import type { WithdrawableLine } from './withdrawal-rules';

export interface OrderLine extends WithdrawableLine {
  itemType: string;
}

/**
 * The lines of an order with paid, refunded and performed amounts. Bought vouchers of which one has paid for something
 * are performed: the line is refunded as a whole or not at all.
 * @param firmUntil booked visits that begin by then count as performed
 */
export async function selectLines(db: Db | Trx, orderId: string, firmUntil: Date): Promise<OrderLine[]> {
  const found = await sql<OrderLine>`select i.id as "orderItemId", i.item_type as "itemType", i.price,
      i.amount_returned as returned, i.withdrawn_at is not null as "isWithdrawn",
      case when u.is_used then 1 else i.visit_count end as visits,
      case when u.is_used then 1 else (select count(*)::int from visits v where v.order_item_id = i.id and (v.state in ('done', 'noShow')
        or (v.state = 'booked' and lower(v.during) <= ${firmUntil}))) end as performed
    from order_items i
      cross join lateral (select exists (select from issued_vouchers b where b.order_item_id = i.id
        and b.state = 'active' and b.balance < b.value) as is_used) u
    where i.order_id = ${orderId} order by i.position`.execute(db);
  return found.rows;
}

/** The contract that an order made. */
export interface OrderContract {
  orderedAt: Date;
  marketSlug: string;
}

/** When and in which market the contract was made. Null for an unknown order. */
export async function selectContract(trx: Trx, orderId: string): Promise<OrderContract | null> {
  const found = await sql<{ createdAt: string; marketSlug: string }>`select o.created_at as "createdAt",
      m.slug as "marketSlug" from orders o join markets m on m.id = o.market_id where o.id = ${orderId}`.execute(trx);
  const [row] = found.rows;
  return row ? { orderedAt: new Date(row.createdAt), marketSlug: row.marketSlug } : null;
}

/**
 * The part of `payment_transactions t` that is in no refund yet. A refund that the gateway keeps refusing counts as
 * well: it is requested every day until it is accepted, or staff pay it another way.
 */
export const leftOfPayment = sql<number>`(t.amount - (select coalesce(sum(r.amount), 0)::int from payment_refunds r
  where r.payment_transaction_id = t.id))`;

/** The refundable payments of the order, the payments' rows locked. */
export async function lockPaidParts(trx: Trx, orderId: string): Promise<PaidPart[]> {
  const found = await sql<PaidPart>`select t.id as "paymentTransactionId", t.payment_provider = 'salon' as "isInSalon",
      ${leftOfPayment} as left
    from payment_transactions t join order_payments op on op.id = t.order_payment_id
    where op.order_id = ${orderId} and t.status = 'completed' and t.is_settling order by t.id for update of t`.execute(
    trx,
  );
  return found.rows;
}

export interface NewRefund {
  orderId: string;
  reason: 'withdrawal' | 'staff';
  note: string | null;
  requestedBy: string | null;
  amount: number;
  voucherAmount: number;
  gatewayAmount: number;
  salonAmount: number;
  items: { orderItemId: string; amount: number }[];
}

/** Inserts a refund with its lines. @returns its id */
export async function insertRefund(trx: Trx, refund: NewRefund): Promise<string> {
  const inserted = await sql<{ id: string }>`insert into order_refunds (order_id, reason, note, requested_by, amount,
      voucher_amount, gateway_amount, salon_amount)
    values (${refund.orderId}, ${refund.reason}, ${refund.note}, ${refund.requestedBy}, ${refund.amount},
      ${refund.voucherAmount}, ${refund.gatewayAmount}, ${refund.salonAmount}) returning id`.execute(trx);
  const id = inserted.rows[0]?.id ?? '';
  await sql`insert into order_refund_items (order_refund_id, order_item_id, amount)
    select ${id}::uuid, l."orderItemId", l.amount
    from jsonb_to_recordset(${JSON.stringify(refund.items)}::jsonb) as l ("orderItemId" uuid, amount int)`.execute(trx);
  return id;
}

/** Requests a refund of a payment; one made in the salon is paid out there. */
export async function insertPaymentRefund(
  trx: Trx,
  refundId: string,
  part: { paymentTransactionId: string; isInSalon: boolean; amount: number },
  isPaidOut: boolean,
): Promise<void> {
  const isDone = part.isInSalon && isPaidOut;
  await sql`insert into payment_refunds (payment_transaction_id, amount, reason, order_refund_id, state, done_at,
      next_try_at)
    values (${part.paymentTransactionId}, ${part.amount}, 'orderRefund', ${refundId}, ${isDone ? 'done' : 'requested'},
      case when ${isDone} then now() end,
      case when ${part.isInSalon} then 'infinity'::timestamptz else date_trunc('milliseconds', now()) end)`.execute(
    trx,
  );
}

/** The lines are withdrawn from. */
export async function markWithdrawn(trx: Trx, orderItemIds: readonly string[], now: Date): Promise<void> {
  await sql`update order_items i set withdrawn_at = ${now} where i.id = any(${orderItemIds}::uuid[])`.execute(trx);
}

/** The lines give no right to visits beyond those that were performed or stand. */
export async function endVisitRights(trx: Trx, orderItemIds: readonly string[]): Promise<void> {
  await sql`update order_items i set visit_count = (select count(*) from visits v
      where v.order_item_id = i.id and v.state in ('held', 'booked', 'done', 'noShow'))
    where i.id = any(${orderItemIds}::uuid[])`.execute(trx);
}

export interface RefundRecord {
  id: string;
  reason: 'withdrawal' | 'staff';
  amount: number;
  voucherAmount: number;
  createdAt: string;
  /** What staff wrote down with it. */
  note: string | null;
  isDone: boolean;
  state: 'requested' | 'inSalon' | 'done' | 'failed';
  items: { orderItemId: string; amount: number }[];
}

/** A payment of refund `r` in a state, made in the salon or at a gateway. */
const hasPart = (state: string, provider: RawBuilder<unknown> = sql`true`) => sql`exists (select from payment_refunds p
  join payment_transactions t on t.id = p.payment_transaction_id
  where p.order_refund_id = r.id and p.state = ${state} and ${provider})`;

/** The refunds of an order, the oldest first. */
export async function listRefunds(db: Db | Trx, orderId: string): Promise<RefundRecord[]> {
  const found = await sql<RefundRecord>`select r.id, r.reason, r.amount, r.voucher_amount as "voucherAmount",
      r.created_at as "createdAt", r.note,
      not exists (select from payment_refunds p where p.order_refund_id = r.id and p.state <> 'done') as "isDone",
      case when ${hasPart('failed')} then 'failed'
        when ${hasPart('requested', sql`t.payment_provider = 'salon'`)} then 'inSalon'
        when ${hasPart('requested')} then 'requested' else 'done' end as state,
      (select coalesce(json_agg(json_build_object('orderItemId', i.order_item_id, 'amount', i.amount)), '[]')
        from order_refund_items i where i.order_refund_id = r.id) as items
    from order_refunds r where r.order_id = ${orderId} order by r.created_at, r.id`.execute(db);
  return found.rows;
}
