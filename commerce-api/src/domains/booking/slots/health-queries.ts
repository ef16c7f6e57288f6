/** The customer's acknowledgement of the rules on health. */
import { HEALTH_TEXT_VERSION } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import type { HealthState } from './health-rules';
import { isVisitOf } from './visit-history-queries';

/**
 * SQL: when the holder named by the condition on `visitor_consents h` acknowledged the current rules; null: never, or
 * withdrawn.
 */
export function healthAcknowledgedAt(whose: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(select case when h.value and h.text_version = ${HEALTH_TEXT_VERSION} then h.created_at end
    from visitor_consents h where h.type = 'health' and ${whose} order by h.created_at desc, h.id limit 1)`;
}

/** By code of a category: decides whether the customer is asked again. */
export async function selectHealthStates(db: Db | Trx, userId: string): Promise<(categoryCode: string) => HealthState> {
  const given = await sql<{ at: string | null }>`select
    ${healthAcknowledgedAt(sql`h.user_id = ${userId}::uuid`)} as at`.execute(db);
  const visits = await sql<{ code: string; at: string }>`select c.code, max(upper(v.during)) as at
    from visits v join products p on p.id = v.product_id join product_categories c on c.id = p.category_id
    where v.state = 'done' and ${isVisitOf(userId)} group by c.code`.execute(db);
  const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null);
  return (code) => ({
    acknowledgedAt: dateOf(given.rows[0]?.at),
    lastVisitAt: dateOf(visits.rows.find((row) => row.code === code)?.at),
  });
}
