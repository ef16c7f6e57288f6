import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { peoplePolicies } from '../../people/policies';

/** Deletes the notes of visits that staff entered without an order, when retention has ended. For the worker. */
export async function purgeOldVisitNotes(db: Db, now = new Date()): Promise<void> {
  const { retentionYears } = peoplePolicies.everywhere;
  await sql`delete from visit_notes n using visits v where v.id = n.visit_id and v.order_item_id is null
    and upper(v.during) < ${now}::timestamptz - make_interval(years => ${retentionYears})`.execute(db);
}
