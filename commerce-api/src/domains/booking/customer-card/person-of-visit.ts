/** Who a visit is for, and what else is known to be theirs. Source: docs/decisions/0213. */
import { type RawBuilder, sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { isInScope, type SalonScope } from '../../people/staff';
import { isVisitOf } from '../slots';

/** How a person was named where the visit comes from. */
export interface Contact {
  firstName: string;
  lastName: string;
  email: string | null;
  phonePrefix: string | null;
  phone: string | null;
}

export interface Person extends Contact {
  /** The visit that named them. */
  visitId: string;
  /** The account; null: a guest, or somebody who booked at the desk. */
  userId: string | null;
  /** An order of theirs; null: they booked at the desk. */
  orderId: string | null;
  /** That order's account was deleted: the order is nobody's any more, and its card shows nothing else. */
  isUnlinked: boolean;
}

type FoundVisit = Person & { locationId: string };
/** Of a visit without a person, whose account was deleted, the name is null. */
type VisitRow = Omit<FoundVisit, 'firstName' | 'lastName'> & { firstName: string | null; lastName: string | null };
/** Who bought. */
type Buyer = Omit<Person, 'visitId'>;

/** An order with these columns is in the row `o`, an account in `u`. */
const personColumns = sql`u.id as "userId", o.id as "orderId", coalesce(o.is_unlinked, false) as "isUnlinked"`;

/**
 * The person of a visit: its account, else the buyer of its order, else the name and phone that were given at the desk.
 * @returns with the salon of the visit
 * @throws 404 for a visit of another's salon, for a hold, for one without a person, and for none, alike
 */
export async function findPerson(trx: Trx, visitId: string, scope: SalonScope): Promise<FoundVisit> {
  const found = await sql<VisitRow>`select v.id as "visitId", v.location_id::text as "locationId", ${personColumns},
      coalesce(u.first_name, o.first_name, n.first_name) as "firstName",
      coalesce(u.last_name, o.last_name, n.last_name) as "lastName", coalesce(u.email, o.email) as email,
      coalesce(u.phone_prefix, o.phone_prefix, n.phone_prefix) as "phonePrefix",
      coalesce(u.phone, o.phone, n.phone) as phone
    from visits v left join order_items i on i.id = v.order_item_id left join orders o on o.id = i.order_id
      left join users u on u.id = coalesce(o.user_id, v.user_id) and u.deleted_at is null
      left join visit_notes n on n.visit_id = v.id
    where v.id = ${visitId} and v.state not in ('held', 'released') and o.anonymized_at is null`.execute(trx);
  const row = found.rows[0];
  if (!row?.firstName || row.lastName === null || !isInScope(scope, row.locationId)) throw notFound();
  const visit: FoundVisit = { ...row, firstName: row.firstName, lastName: row.lastName };
  if (visit.userId !== null || visit.orderId !== null) return visit;
  return { ...visit, ...(await findBuyerLike(trx, visit)) };
}

/** Who booked at the desk may have bought online too: the buyer of the same name and phone, by the latest order. */
async function findBuyerLike(trx: Trx, { firstName, lastName, phonePrefix, phone }: Contact): Promise<Buyer | null> {
  if (phone === null) return null;
  const found = await sql<Buyer>`select ${personColumns}, coalesce(u.first_name, o.first_name) as "firstName",
      coalesce(u.last_name, o.last_name) as "lastName", coalesce(u.email, o.email) as email,
      coalesce(u.phone_prefix, o.phone_prefix) as "phonePrefix", coalesce(u.phone, o.phone) as phone
    from orders o left join users u on u.id = o.user_id and u.deleted_at is null
    where o.phone_prefix = ${phonePrefix} and o.phone = ${phone} and not o.is_unlinked and o.anonymized_at is null
      and ${isNamed(sql`o.first_name`, sql`o.last_name`, { firstName, lastName })}
    order by o.created_at desc, o.id limit 1`.execute(trx);
  return found.rows[0] ?? null;
}

/** The same name, without accents and case. */
function isNamed(first: RawBuilder<unknown>, last: RawBuilder<unknown>, name: Pick<Contact, 'firstName' | 'lastName'>) {
  return sql`search_form(${first}) = search_form(${name.firstName})
    and search_form(${last}) = search_form(${name.lastName})`;
}

/** SQL: condition on `orders o`. A guest's are those with the same e-mail that no account has, or had. */
export function isOrderOf({ userId, orderId, email, isUnlinked }: Person): RawBuilder<boolean> {
  if (userId !== null) return sql<boolean>`o.user_id = ${userId}::uuid`;
  if (isUnlinked || email === null) return sql<boolean>`o.id = ${orderId}::uuid`;
  return sql<boolean>`(lower(o.email) = lower(${email}) and o.user_id is null and not o.is_unlinked
    and o.anonymized_at is null)`;
}

/** SQL: condition on `visits v`. Of one that was booked at the desk name and phone decide together. */
export function isVisitOfPerson(person: Person): RawBuilder<boolean> {
  const { userId, visitId } = person;
  const own = sql<boolean>`(v.id = ${visitId} or ${userId === null ? isOfOrders(person) : isVisitOf(userId)})`;
  return person.isUnlinked ? own : sql<boolean>`(${own} or ${isDeskVisitOf(person)})`;
}

function isOfOrders(person: Person): RawBuilder<boolean> {
  return sql<boolean>`v.order_item_id in (select oi.id from order_items oi join orders o on o.id = oi.order_id
    where ${isOrderOf(person)})`;
}

/** SQL: condition on `visits v`, of those that staff entered without an order. */
export function isDeskVisitOf({ firstName, lastName, phonePrefix, phone }: Contact): RawBuilder<boolean> {
  return sql<boolean>`(v.order_item_id is null and v.id in (select dn.visit_id from visit_notes dn
    where dn.phone = ${phone} and dn.phone_prefix = ${phonePrefix}
      and ${isNamed(sql`dn.first_name`, sql`dn.last_name`, { firstName, lastName })}))`;
}
