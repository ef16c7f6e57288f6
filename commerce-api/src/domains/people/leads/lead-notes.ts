/** Notes of colleagues on a form: for each other, never sent. */
import type { CaseNote } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';

/** Notes on a form, the oldest first. */
export async function selectLeadNotes(trx: Trx, leadId: string): Promise<CaseNote[]> {
  const found = await sql<CaseNote>`select n.id::text as id, n.note, n.made_at as at,
      json_build_object('id', n.made_by, 'name', u.first_name || ' ' || u.last_name) as by
    from lead_notes n left join users u on u.id = n.made_by and u.deleted_at is null
    where n.lead_id = ${leadId} order by n.id`.execute(trx);
  return found.rows;
}

/** Adds a note; also to a form that is closed. */
export async function addLeadNote(
  trx: Trx,
  leadId: string,
  note: string,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await sql`insert into lead_notes (lead_id, note, made_by, made_at)
    values (${leadId}, ${note}, ${userId}, ${now})`.execute(trx);
}
