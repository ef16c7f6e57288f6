import type { StaffTransaction, StaffTransactionDetails } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';

const columns = sql`t.id, t.created_at as "createdAt", t.settled_at as "settledAt", t.status,
  t.payment_method as "paymentMethod", t.payment_provider as "paymentProvider", t.salon_method as "salonMethod",
  t.amount, t.amount_refunded as "amountRefunded", t.currency, t.external_id as "externalId", t.refusal,
  json_build_object('id', o.id, 'number', o.number) as "order"`;

const joined = sql`payment_transactions t join order_payments op on op.id = t.order_payment_id
  join orders o on o.id = op.order_id`;

export interface TransactionFilter {
  /** An order's number, or an id at the gateway. */
  q?: string | undefined;
  status?: StaffTransaction['status'] | undefined;
  provider?: string | undefined;
  /** Dates by the salons' clock, both included. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
  limit: number;
  offset: number;
}

/** Tries by the ids that people read from an e-mail, an order or the gateway's own pages: each has an index. */
const named = (q: string) => sql`t.id in (
  select p.id from payment_transactions p where p.session_id = ${q}
  union all select p.id from payment_transactions p, unnest(array['przelewy24', 'paypal', 'stripe', 'salon']) provider
    where p.payment_provider = provider and (p.external_id = ${q} or p.gateway_id = ${q})
  union all select p.id from payment_transactions p join order_payments op on op.id = p.order_payment_id
    join orders o on o.id = op.order_id where o.number = upper(${q}))`;

const SORTS = { createdAt: sql`t.created_at`, amount: sql`t.amount` };

/** A page of attempts, the newest first. */
export async function selectTransactions(
  trx: Trx,
  { q, status, provider, from, to, sort, limit, offset }: TransactionFilter,
): Promise<{ paymentTransactions: StaffTransaction[]; total: number }> {
  const matching = sql.join(
    [
      sql`true`,
      ...(q === undefined ? [] : [named(q)]),
      ...(status === undefined ? [] : [sql`t.status = ${status}`]),
      ...(provider === undefined ? [] : [sql`t.payment_provider = ${provider}`]),
      ...(from === undefined ? [] : [sql`t.created_at >= ${from}::date::timestamp at time zone 'Europe/Warsaw'`]),
      ...(to === undefined ? [] : [sql`t.created_at < (${to}::date + 1)::timestamp at time zone 'Europe/Warsaw'`]),
    ],
    sql` and `,
  );
  const found = await sql<StaffTransaction>`select ${columns} from ${joined} where ${matching}
    order by ${sortedBy(sort, SORTS)} t.created_at desc, t.id desc limit ${limit} offset ${offset}`.execute(trx);
  const counted = await sql<{ total: number }>`select count(*)::int as total from payment_transactions t
    where ${matching}`.execute(trx);
  return { paymentTransactions: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** One attempt with its refunds; null when there is none. */
export async function findTransactionDetails(trx: Trx, id: string): Promise<StaffTransactionDetails | null> {
  const found = await sql<StaffTransactionDetails>`select ${columns}, t.session_id as "sessionId",
      t.gateway_id as "gatewayId", t.expires_at as "expiresAt", t.returned_at as "returnedAt", t.checks,
      t.checked_at as "checkedAt", t.next_check_at as "nextCheckAt", t.is_settling as "isSettling",
      '[]'::json as refunds
    from ${joined} where t.id = ${id}`.execute(trx);
  const [transaction] = found.rows;
  if (!transaction) return null;
  const refunds = await sql<
    StaffTransactionDetails['refunds'][number]
  >`select r.id, r.amount, r.reason, r.state, r.tries as attempts,
      r.created_at as "createdAt", r.done_at as "doneAt"
    from payment_refunds r where r.payment_transaction_id = ${id} order by r.created_at, r.id`.execute(trx);
  return { ...transaction, refunds: refunds.rows };
}
