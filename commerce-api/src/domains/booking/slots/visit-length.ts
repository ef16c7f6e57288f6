import type { Market } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import type { Treatment } from './capacity-queries';

/**
 * Minutes of a visit: the first of a customer takes the market's additional time. Without a login it counts as the
 * first. Source: readings.md, "Markets, languages, money".
 */
export async function visitMinutes(db: Db | Trx, treatment: Treatment, visitor: VisitingCustomer): Promise<number> {
  return treatment.minutes + (await additionalMinutes(db, visitor));
}

interface VisitingCustomer {
  market: Pick<Market, 'additionalVisitTime'>;
  userId: string | null;
}

/** The additional time of a customer's next visit. @param exceptOrderId an order whose visits do not count */
export async function additionalMinutes(
  db: Db | Trx,
  { market, userId }: VisitingCustomer,
  exceptOrderId: string | null = null,
): Promise<number> {
  if (userId === null) return market.additionalVisitTime;
  const isFirst = isFirstVisitOf(userId, exceptOrderId);
  const found = await sql<{ isFirst: boolean | null }>`select ${isFirst} as "isFirst"`.execute(db);
  return found.rows[0]?.isFirst === false ? 0 : market.additionalVisitTime;
}

/** Expression: whether the customer's next visit is the first; null: no login, or an unknown customer. */
export function isFirstVisitOf(userId: string | null, exceptOrderId: string | null = null): RawBuilder<boolean | null> {
  const counts =
    exceptOrderId === null
      ? sql``
      : sql`and not exists (select from order_items i where i.id = v.order_item_id and i.order_id = ${exceptOrderId})`;
  return sql<boolean | null>`(select is_first_event and not exists (
      select from visits v where v.user_id = users.id and v.state in ('booked', 'done') ${counts})
    from users where id = ${userId}::uuid)`;
}
