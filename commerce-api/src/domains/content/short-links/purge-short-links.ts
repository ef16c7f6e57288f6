import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { contentPolicies } from '../policies';

const AT_ONCE = 1000;

/** Purges short links after `shortLinkYears`. For the worker. @returns how many */
export async function purgeShortLinks(db: Db, now = new Date()): Promise<number> {
  const gone = await sql`delete from short_links where code in (select code from short_links
    where created_at < ${now}::timestamptz - make_interval(years => ${contentPolicies.everywhere.shortLinkYears}) order by created_at limit ${AT_ONCE})`.execute(
    db,
  );
  return Number(gone.numAffectedRows ?? 0n);
}
