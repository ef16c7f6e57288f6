/** What staff write down about customers: personal data, which go with the visit, the account and the years. */
import type { LocaleCode } from '@aksamit/contracts';
import type { CustomerNote } from '@aksamit/contracts/staff';
import { type RawBuilder, sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Db, Trx } from '../../../platform/database';
import { peoplePolicies } from '../../people/policies';
import { isInScope, type SalonScope } from '../../people/staff';
import { isVisitOf } from '../slots';
import { type Contact, isDeskVisitOf, isVisitOfPerson, type Person } from './person-of-visit';

const MOST = 100;

async function selectNotes(trx: Trx, locale: LocaleCode, condition: RawBuilder<unknown>): Promise<CustomerNote[]> {
  const found = await sql<CustomerNote>`select n.id, n.text, u.first_name || ' ' || u.last_name as author,
      json_build_object('id', l.id::text, 'name', l.name ->> ${locale}::text) as location, n.written_at as "writtenAt"
    from customer_notes n join locations l on l.id = n.location_id
      left join users u on u.id = n.written_by and u.deleted_at is null
    where ${condition} order by n.written_at desc, n.id limit ${MOST}`.execute(trx);
  return found.rows;
}

/** Notes about a person that staff of the caller's salons wrote. */
export function selectNotesOf(
  trx: Trx,
  person: Person,
  { scope, locale }: { scope: SalonScope; locale: LocaleCode },
): Promise<CustomerNote[]> {
  const salons = scope === 'all' ? null : [...scope];
  const isOfSalons = sql`(${salons}::bigint[] is null or n.location_id = any (${salons}::bigint[]))`;
  const isAbout = sql`n.visit_id in (select v.id from visits v where ${isVisitOfPerson(person)})`;
  return selectNotes(trx, locale, sql`${isOfSalons} and ${isAbout}`);
}

/** Adds a note about the person of a visit, for its salon. */
export async function addNote(
  trx: Trx,
  note: { visitId: string; locationId: string; text: string; authorId: string },
  locale: LocaleCode,
): Promise<CustomerNote> {
  const inserted = await sql<{ id: string }>`insert into customer_notes (visit_id, location_id, text, written_by)
    values (${note.visitId}, ${note.locationId}, ${note.text}, ${note.authorId}) returning id`.execute(trx);
  const [made] = await selectNotes(trx, locale, sql`n.id = ${inserted.rows[0]?.id ?? null}`);
  if (!made) throw new Error('Failed to add a note: it cannot be read. Look at customer_notes.');
  return made;
}

/** @returns salon of the deleted note @throws 404 for one of another's salon and for none, alike */
export async function deleteNote(trx: Trx, id: string, scope: SalonScope): Promise<string> {
  const found = await sql<{ locationId: string }>`select location_id::text as "locationId" from customer_notes
    where id = ${id} for update`.execute(trx);
  const locationId = found.rows[0]?.locationId;
  if (!locationId || !isInScope(scope, locationId)) throw notFound();
  await sql`delete from customer_notes where id = ${id}`.execute(trx);
  return locationId;
}

/**
 * Deletes notes about an account that is deleted, while orders and visits still name it. Of visits that were booked at the
 * desk those of its verified phone: an unverified one may be somebody else's.
 */
export async function deleteNotesOfUser(trx: Trx, userId: string): Promise<void> {
  const found = await sql<Contact>`select first_name as "firstName", last_name as "lastName", email,
      phone_prefix as "phonePrefix", phone
    from users where id = ${userId} and phone_verified_at is not null`.execute(trx);
  const [contact] = found.rows;
  const isAbout = contact ? sql`(${isVisitOf(userId)} or ${isDeskVisitOf(contact)})` : isVisitOf(userId);
  await sql`delete from customer_notes n using visits v where v.id = n.visit_id and ${isAbout}`.execute(trx);
}

/** Deletes notes that belong to visits of orders whose person is removed. */
export async function deleteNotesOfOrders(trx: Trx, orderIds: readonly string[]): Promise<void> {
  await sql`delete from customer_notes n using visits v, order_items i where v.id = n.visit_id
    and i.id = v.order_item_id and i.order_id = any (${orderIds}::uuid[])`.execute(trx);
}

/** Deletes notes whose retention has ended. For the worker. */
export async function purgeOldCustomerNotes(db: Db, now = new Date()): Promise<void> {
  const { retentionYears } = peoplePolicies.everywhere;
  await sql`delete from customer_notes
    where written_at < ${now}::timestamptz - make_interval(years => ${retentionYears})`.execute(db);
}
