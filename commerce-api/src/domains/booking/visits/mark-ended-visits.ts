/** Changes of visits and holds by time. For the worker; concurrent runs are safe. */
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database';
import { bookingPolicies } from '../policies';
import { purgeHoldWindows } from '../slots';
import { markVisit } from './mark-visit';

/** Condition on `visits`: booked, and ended long enough ago. */
const hasEnded = (now: Date) => sql<boolean>`(state = 'booked'
  and upper(during) <= ${now}::timestamptz - make_interval(hours => ${bookingPolicies.everywhere.doneAfterHours}))`;

/** Marks unmarked visits done that ended `doneAfterHours` ago. @returns how many */
export async function markEndedVisits(db: Db, now = new Date()): Promise<number> {
  // Visits without an order change nothing else: all of them in one statement.
  const plain = await sql`update visits set state = 'done', updated_at = now() where id in (
      select id from visits where order_item_id is null and ${hasEnded(now)}
      limit 500 for update skip locked)`.execute(db);
  const due = await sql<{ id: string }>`select id from visits where order_item_id is not null and ${hasEnded(now)}
    order by upper(during) limit 50`.execute(db);
  for (const { id } of due.rows) await inTransaction(db, (trx) => markEnded(trx, id, now));
  return Number(plain.numAffectedRows ?? 0n) + due.rows.length;
}

async function markEnded(trx: Parameters<typeof markVisit>[0], id: string, now: Date): Promise<void> {
  const locked = await sql`select from visits v join order_items i on i.id = v.order_item_id
    join orders o on o.id = i.order_id where v.id = ${id} for update of o skip locked`.execute(trx);
  // Locked by another transaction: left for the next round.
  if (locked.rows.length === 0) return;
  // Checked under the lock: the outcome that staff have recorded meanwhile stands, though they may still correct it to
  // `done`, and a visit moved meanwhile has not ended.
  const still = await sql`select from visits where id = ${id} and ${hasEnded(now)} for update`.execute(trx);
  if (still.rows.length > 0) await markVisit(trx, id, 'done');
}

/** Releases holds past their end and purges their holders, after the pause also their duration. @returns how many */
export async function releaseEndedHolds(db: Db, now = new Date()): Promise<number> {
  const released = await sql`update visits set state = 'released', holder = null, holder_address = null,
      updated_at = now()
    where id in (select id from visits where state = 'held' and hold_expires_at <= ${now} limit 500
      for update skip locked)`.execute(db);
  await purgeHoldWindows(db, now);
  return Number(released.numAffectedRows ?? 0n);
}
