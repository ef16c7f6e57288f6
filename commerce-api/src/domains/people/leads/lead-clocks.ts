/** Deadlines of forms, for the worker. Source: readings.md, "Clocks kept by the worker". */
import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { detachUploads } from '../../operations/files';
import { peoplePolicies } from '../policies';
import { type ClosedLead, notifyOutcome } from './lead-mails';

const AT_ONCE = 20;

/**
 * Accepts complaints that were not answered in time, and notifies their senders. Each is closed once, also with a
 * concurrent answer and a second worker.
 * @returns how many were accepted
 */
export async function acceptOverdueComplaints(db: Db, now = new Date()): Promise<number> {
  return inTransaction(db, async (trx) => {
    const overdue = await sql<ClosedLead>`
      update leads set state = 'accepted', closed_at = ${now}
      where id in (select id from leads where closed_at is null and topic = 'complaints' and answer_by < ${now}
        order by id limit ${AT_ONCE} for update skip locked)
      returning id, number, first_name as "firstName", lead_type as "leadType", topic, email, locale`.execute(trx);
    for (const complaint of overdue.rows) await notifyOutcome(trx, complaint, 'accepted', null);
    return overdue.rows.length;
  });
}

/**
 * Anonymizes forms and deletes their files and notes six years after they were closed, or should have been; topic and time stay
 * countable. An open form is closed with it, as there is no sender left to answer.
 */
export async function anonymizeOldLeads(db: Db, now = new Date()): Promise<number> {
  const old = sql`coalesce(closed_at, answer_by) < ${now}::timestamptz - make_interval(years => ${peoplePolicies.everywhere.retentionYears})`;
  return inTransaction(db, (trx) => anonymize(trx, old, now));
}

/**
 * Anonymizes requests for a call, which no law asks to retain, inside the deletion of an account. Nobody is called any more.
 * @param ids subselect of the account's forms
 */
export async function anonymizeCallBacks(trx: Trx, ids: RawBuilder<unknown>, now: Date): Promise<void> {
  await anonymize(trx, sql`lead_type = 'callBack' and id in ${ids}`, now);
}

async function anonymize(trx: Trx, which: RawBuilder<unknown>, now: Date): Promise<number> {
  const changed = await sql<{ id: string }>`with gone as (
      update leads set first_name = '-', last_name = null, email = '-', phone_prefix = null, phone = null, city = null,
        user_id = null, data = '{}', answer = null, anonymized_at = ${now}, closed_at = coalesce(closed_at, ${now}),
        state = case when closed_at is null then 'answered' else state end where ${which} and anonymized_at is null returning id)
    select id from gone`.execute(trx);
  const files = await sql<{
    id: string;
  }>`delete from lead_files where lead_id = any(${changed.rows.map(({ id }) => id)}::uuid[])
    returning file_upload_id as id`.execute(trx);
  await sql`delete from lead_notes where lead_id = any(${changed.rows.map(({ id }) => id)}::uuid[])`.execute(trx);
  await detachUploads(
    trx,
    files.rows.map(({ id }) => id),
  );
  return changed.rows.length;
}
