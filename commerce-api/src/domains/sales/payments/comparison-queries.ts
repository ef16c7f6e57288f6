import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import type { Difference, OwnPayment } from './comparison-rules';
import type { GatewayEntry } from './gateways/gateway';

/** A comparison whose process was killed is taken over after this time. */
const ABANDONED_MINUTES = 10;

/** True when this worker is the one that compares the day. */
export async function claimComparison(db: Db, day: string, provider: string, now: Date): Promise<boolean> {
  const claimed = await sql`insert into payment_comparisons (day, payment_provider, claimed_at)
    values (${day}, ${provider}, ${now})
    on conflict (day, payment_provider) do update set claimed_at = excluded.claimed_at
    where payment_comparisons.compared_at is null
      and payment_comparisons.claimed_at < ${now}::timestamptz - make_interval(mins => ${ABANDONED_MINUTES})
    returning day`.execute(db);
  return claimed.rows.length > 0;
}

export async function endComparison(db: Db, day: string, provider: string, entries: number): Promise<void> {
  await sql`update payment_comparisons set compared_at = now(), entries = ${entries}
    where day = ${day} and payment_provider = ${provider}`.execute(db);
}

const columns = sql`t.id, t.session_id as "sessionId", t.external_id as "externalId", t.amount, t.currency,
  t.status in ('completed', 'refunded') as "isSettled"`;

/** Our payments that a gateway's list names, by our id or by the gateway's. */
export async function selectListed(db: Db, provider: string, entries: readonly GatewayEntry[]) {
  const sessions = entries.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId]));
  const found = await sql<OwnPayment>`select ${columns} from payment_transactions t
    where t.payment_provider = ${provider} and (t.session_id = any(${sessions}::text[])
      or t.external_id = any(${entries.map(({ externalId }) => externalId)}::text[]))`.execute(db);
  return found.rows;
}

/** Our payments that were settled on a day, by the calendar of Warsaw. */
export async function selectSettledOn(db: Db, provider: string, day: string): Promise<OwnPayment[]> {
  const found = await sql<OwnPayment>`select ${columns} from payment_transactions t
    where t.payment_provider = ${provider} and t.status in ('completed', 'refunded')
      and (t.settled_at at time zone 'Europe/Warsaw')::date = ${day}::date`.execute(db);
  return found.rows;
}

/** @returns false when the difference is known already */
export async function insertDifference(
  db: Db,
  day: string,
  provider: string,
  difference: Difference,
): Promise<boolean> {
  const { kind, externalId, sessionId, paymentTransactionId, gatewayAmount, amount, currency } = difference;
  const inserted = await sql`insert into payment_differences (kind, day, payment_provider, external_id, session_id,
      payment_transaction_id, gateway_amount, amount, currency)
    values (${kind}, ${day}, ${provider}, ${externalId}, ${sessionId}, ${paymentTransactionId}, ${gatewayAmount},
      ${amount}, ${currency}) on conflict do nothing returning id`.execute(db);
  return inserted.rows.length > 0;
}

export interface PaymentDifference extends Difference {
  id: string;
  day: string;
  provider: string;
  createdAt: string;
  resolvedAt: string | null;
}

/** The differences, the newest first: a line each in the staff area. */
export async function listPaymentDifferences(db: Db, page: { limit: number; offset: number }) {
  const found = await sql<PaymentDifference & { total: number }>`select id, kind, to_char(day, 'YYYY-MM-DD') as day,
      payment_provider as provider, external_id as "externalId", session_id as "sessionId",
      payment_transaction_id as "paymentTransactionId", gateway_amount as "gatewayAmount", amount, currency,
      created_at as "createdAt", resolved_at as "resolvedAt", count(*) over ()::int as total
    from payment_differences order by created_at desc, id limit ${page.limit} offset ${page.offset}`.execute(db);
  return { differences: found.rows.map(({ total: _total, ...row }) => row), total: found.rows[0]?.total ?? 0 };
}
