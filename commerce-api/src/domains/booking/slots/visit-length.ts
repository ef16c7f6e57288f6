import type { Market } from '@aksamit/contracts';
import { sql } from 'kysely';
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

/** The additional time of a customer's next visit. */
export async function additionalMinutes(db: Db | Trx, { market, userId }: VisitingCustomer): Promise<number> {
  if (userId === null) return market.additionalVisitTime;
  const found = await sql<{ isFirst: boolean }>`select is_first_event and not exists (
      select from visits v where v.user_id = users.id and v.state in ('booked', 'done')) as "isFirst"
    from users where id = ${userId}`.execute(db);
  return found.rows[0]?.isFirst === false ? 0 : market.additionalVisitTime;
}
