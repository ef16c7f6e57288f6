import { sql } from 'kysely';
import type { Db } from '../../../platform/database';

/**
 * Deletes waiting-list entries of days that are over in the salons' zone, with visitors' addresses and callers' phones. For
 * the worker.
 */
export async function purgePassedEntries(db: Db, now = new Date()): Promise<void> {
  await sql`delete from waiting_list
    where date < (${now}::timestamptz at time zone 'Europe/Warsaw')::date`.execute(db);
  await sql`delete from waiting_callers
    where date < (${now}::timestamptz at time zone 'Europe/Warsaw')::date`.execute(db);
}
