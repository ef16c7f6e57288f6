/** The customer's acknowledgement of the rules on health. */
import { HEALTH_TEXT_VERSION } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import type { HealthState } from './health-rules';
import { isVisitOf } from './visit-history-queries';

/** Who buys, books or moves online. `guest`: the holder of an order's token, for an order without an account. */
export type DeclaringPerson =
  | { kind: 'user'; userId: string }
  | { kind: 'visitor'; visitorUniqueId: string }
  | { kind: 'guest'; orderId: string; visitorUniqueId: string | null };

/**
 * SQL: when the holder named by the condition on `visitor_consents h` acknowledged the current rules; null: never, or
 * withdrawn.
 */
export function healthAcknowledgedAt(whose: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(select case when h.value and h.text_version = ${HEALTH_TEXT_VERSION} then h.created_at end
    from visitor_consents h where h.type = 'health' and ${whose} order by h.created_at desc, h.id limit 1)`;
}

const visitorOf = (uniqueId: string | null) => sql`(select w.id from visitors w where w.unique_id = ${uniqueId})`;

/**
 * SQL: condition on `visitor_consents h`. A consent given in the same browser under another login belongs to that user.
 * A guest's order was declared by the browser that bought; a link from an e-mail may be opened in another one.
 */
export function consentOf(person: DeclaringPerson): RawBuilder<unknown> {
  if (person.kind === 'user') return sql`h.user_id = ${person.userId}::uuid`;
  const visitor = visitorOf(person.visitorUniqueId);
  if (person.kind === 'visitor') return sql`h.user_id is null and h.visitor_id = ${visitor}`;
  return sql`h.user_id is null and (h.visitor_id = ${visitor}
    or h.visitor_id = (select g.visitor_id from orders g where g.id = ${person.orderId}::uuid))`;
}

/** SQL: condition on `visits v`: earlier visits that are known to be the person's; null: none can be. */
export function knownVisitsOf(person: DeclaringPerson): RawBuilder<unknown> | null {
  if (person.kind === 'visitor') return null;
  if (person.kind === 'user') return isVisitOf(person.userId);
  return sql`v.order_item_id in (select gi.id from order_items gi where gi.order_id = ${person.orderId}::uuid)`;
}

/** By code of a category: decides whether the customer is asked again. */
export async function selectHealthStates(
  db: Db | Trx,
  person: DeclaringPerson,
): Promise<(categoryCode: string) => HealthState> {
  const given = await sql<{ at: string | null }>`select
    ${healthAcknowledgedAt(consentOf(person))} as at`.execute(db);
  const visits = await sql<{ code: string; at: string }>`select c.code, max(upper(v.during)) as at
    from visits v join products p on p.id = v.product_id join product_categories c on c.id = p.category_id
    where v.state = 'done' and ${knownVisitsOf(person) ?? sql`false`} group by c.code`.execute(db);
  const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null);
  return (code) => ({
    acknowledgedAt: dateOf(given.rows[0]?.at),
    lastVisitAt: dateOf(visits.rows.find((row) => row.code === code)?.at),
  });
}
