import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database';

/** A visitor without any data is registered for this long; later requests get a new id with the next cart. */
const DAYS = 30;
const AT_ONCE = 1000;

/** Everything that prevents a purge: an existing cart, order, rating, consent, file or waiting-list entry. */
const LEFT = sql`exists (select from carts where visitor_id = v.id)
  or exists (select from orders where visitor_id = v.id)
  or exists (select from article_ratings where visitor_id = v.id)
  or exists (select from visitor_consents where visitor_id = v.id)
  or exists (select from file_uploads where visitor_id = v.id)
  or exists (select from waiting_list where visitor_id = v.id)
  or exists (select from release_reports where visitor_id = v.id)`;

/** Purges visitors without any data for 30 days. For the worker; concurrent runs are safe. @returns how many */
export async function purgeVisitors(db: Db, now = new Date()): Promise<number> {
  let purged = 0;
  for (let rows = AT_ONCE; rows === AT_ONCE; purged += rows) {
    rows = await inTransaction(db, async (trx) => {
      const gone = await sql`delete from visitors where id in (select v.id from visitors v
        where v.created_at < ${now}::timestamptz - make_interval(days => ${DAYS}) and not (${LEFT})
        order by v.created_at limit ${AT_ONCE} for update skip locked)`.execute(trx);
      return Number(gone.numAffectedRows ?? 0n);
    });
  }
  return purged;
}
