/** What time does to visits and holds. For the worker; any number of them may run at once. */
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/database';
import { purgeHoldWindows } from '../bookings';
import { markVisit } from './mark-visit';

/** A visit that nobody has marked is done this long after its end. Source: readings.md, "Visits and slots". */
const DONE_AFTER_HOURS = 2;

/** Condition on `visits`: booked, and ended long enough ago. */
const hasEnded = (now: Date) => sql<boolean>`(state = 'booked'
  and upper(during) <= ${now}::timestamptz - make_interval(hours => ${DONE_AFTER_HOURS}))`;

/** Marks visits done that ended two hours ago and that nobody has marked. @returns how many */
export async function markEndedVisits(db: Db, now = new Date()): Promise<number> {
  // Without an order there is nothing else to change: all of them at once.
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
  // Somebody is at it: whatever is left to do is found in the next round.
  if (locked.rows.length === 0) return;
  // Looked at under the lock: what staff have said meanwhile stands, though they may still correct it to `done`, and
  // what was moved meanwhile has not ended.
  const still = await sql`select from visits where id = ${id} and ${hasEnded(now)} for update`.execute(trx);
  if (still.rows.length > 0) await markVisit(trx, id, 'done');
}

/** Gives back what is held past its end, and purges who held it, after the pause also for how long. @returns how many */
export async function releaseEndedHolds(db: Db, now = new Date()): Promise<number> {
  const released = await sql`update visits set state = 'released', holder = null, holder_address = null,
      updated_at = now()
    where id in (select id from visits where state = 'held' and hold_expires_at <= ${now} limit 500
      for update skip locked)`.execute(db);
  await purgeHoldWindows(db, now);
  return Number(released.numAffectedRows ?? 0n);
}
