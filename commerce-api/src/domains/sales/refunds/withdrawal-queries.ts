import type { DeskWithdrawal } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { sortedBy } from '../../../platform/pagination';

/** Days within which the money of a withdrawal is back. Source: readings.md, "Clocks kept by the worker". */
const REFUND_DAYS = 14;

export interface WithdrawalFilter {
  state?: 'open' | 'done' | undefined;
  sort?: string | undefined;
  limit: number;
  offset: number;
}

const isDone = sql`not exists (select from payment_refunds p where p.order_refund_id = r.id and p.state <> 'done')`;
/** The end of the last day by the salons' calendar. */
const dueBy = sql`((r.created_at at time zone 'Europe/Warsaw')::date + ${sql.lit(REFUND_DAYS + 1)})::timestamp
  at time zone 'Europe/Warsaw' - interval '1 second'`;

const SORTS = { createdAt: sql`r.created_at`, amount: sql`r.amount` };

/** Withdrawals from orders: those whose money is still to go back first, by how soon, then the newest. */
export async function selectWithdrawals(
  trx: Trx,
  { state, sort, limit, offset }: WithdrawalFilter,
): Promise<{ withdrawals: DeskWithdrawal[]; total: number }> {
  const where = sql`r.reason = 'withdrawal' and (${state ?? null}::text is null or (${state ?? null} = 'done') = (${isDone}))`;
  const found = await sql<DeskWithdrawal>`select r.id, r.order_id as "orderId", o.number as "orderNumber",
      o.first_name as "firstName", o.last_name as "lastName", r.amount, r.salon_amount as "salonAmount", o.currency,
      r.created_at as "createdAt", ${dueBy} as "dueBy", ${isDone} as "isDone",
      (select coalesce(json_agg(a.id::text order by a.id), '[]') from payment_alerts a
        where a.kind = 'refund_in_salon' and a.resolved_at is null and a.details ->> 'refundId' = r.id::text)
        as "differenceIds"
    from order_refunds r join orders o on o.id = r.order_id where ${where}
    order by ${sortedBy(sort, SORTS)} ${isDone}, case when not (${isDone}) then r.created_at end, r.created_at desc, r.id
    limit ${limit} offset ${offset}`.execute(trx);
  const counted = await sql<{ total: number }>`select count(*)::int as total from order_refunds r
    where ${where}`.execute(trx);
  return { withdrawals: found.rows, total: counted.rows[0]?.total ?? 0 };
}
