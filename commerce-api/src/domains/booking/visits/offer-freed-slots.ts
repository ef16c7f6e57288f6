import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { holderOf } from '../../sales/carts';
import { bookingPolicies } from '../policies';
import { findDayOfSlots, localOf } from '../slots';
import { selectWaiting, sendOffer, WAITING_DAY_LOCK, type WaitingEntry } from './waiting-offers';
import { chooseOffer } from './waiting-rules';

/** Interval in which times are found that became free without a signal (a treatment takes less time by now). */
const CHECK_MINUTES = 10;
/** Signals processed in one round. */
const SIGNS_AT_ONCE = 1000;

/**
 * Notifies customers on the waiting list of a full day of a free time: the longest waiting first, the next one half an
 * hour later if it is still free. Nothing is held. The database itself records each day on which time became free, an
 * offered time was taken, or the salon's hours or units changed (migrations 0082, 0090), so every cause is covered.
 * Past days are purged. For the worker. @returns how many were notified
 */
export async function offerFreedSlots(db: Db, now = new Date()): Promise<number> {
  const { date } = localOf(now);
  await sql`delete from waiting_list where date < ${date}`.execute(db);
  await readSigns(db, now);
  const days = await sql<{ locationId: string; date: string }>`
    select location_id::text as "locationId", to_char(date, 'YYYY-MM-DD') as date from waiting_list
    group by location_id, waiting_list.date having min(next_check_at) <= ${now} order by min(next_check_at) limit 20`.execute(
    db,
  );
  let notified = 0;
  for (const day of days.rows) notified += await inTransaction(db, (trx) => offerDay(trx, day, now));
  return notified;
}

/** Makes the list due for the days whose calendar has changed. */
async function readSigns(db: Db, now: Date): Promise<void> {
  await sql`with changed as (delete from calendar_changes where ctid = any(array(select ctid from calendar_changes
      limit ${SIGNS_AT_ONCE} for update skip locked)) returning location_id, date)
    update waiting_list w set next_check_at = least(w.next_check_at, ${now})
    from (select distinct location_id, date from changed) c
    where w.location_id = c.location_id and w.date = c.date`.execute(db);
}

async function offerDay(trx: Trx, day: { locationId: string; date: string }, now: Date): Promise<number> {
  // One worker at a time for a day; any other skips it.
  const locked = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${WAITING_DAY_LOCK}, hashtext(${`${day.locationId} ${day.date}`})) as "isMine"`.execute(
    trx,
  );
  if (!locked.rows[0]?.isMine) return 0;
  await sql`update waiting_list set next_check_at = ${now}::timestamptz + make_interval(mins => ${CHECK_MINUTES})
    where location_id = ${day.locationId} and date = ${day.date}`.execute(trx);
  let notified = 0;
  const isOfDay = sql`w.location_id = ${day.locationId} and w.date = ${day.date}`;
  for (const entry of await selectWaiting(trx, isOfDay)) if (await offerTo(trx, entry, now)) notified += 1;
  return notified;
}

async function offerTo(trx: Trx, entry: WaitingEntry, now: Date): Promise<boolean> {
  const { locationId, productId, userId, additionalVisitTime } = entry;
  const requestedAt = new Date(entry.requestedStartAt);
  if (await holdsAlready(trx, entry, now)) return false;
  const isBought = !entry.isBeforeBuying;
  const slotRequest = {
    locationId,
    productId,
    userId,
    startAt: requestedAt,
    market: { additionalVisitTime },
    now,
    isBought,
  };
  const day = await findDayOfSlots(trx, slotRequest);
  const free = day?.slots ?? [];
  const lastOffer = lastOfferOf(entry);
  const isStillFree = free.some(({ startAt }) => startAt.getTime() === lastOffer?.startAt.getTime());
  if (lastOffer && !lastOffer.isGone) {
    // The offered time is still free: there is nothing new to send.
    if (isStillFree) return false;
    await sql`update waiting_list set offer_gone_at = ${now} where id = ${entry.id}`.execute(trx);
  }
  const [sample] = free;
  if (!sample) return false;
  const length = sample.endAt.getTime() - sample.startAt.getTime();
  const others = await sql<{ startAt: string }>`select offered_start_at as "startAt" from waiting_list
    where location_id = ${locationId} and date = ${entry.date} and id <> ${entry.id}
      and offered_at > ${now}::timestamptz - make_interval(mins => ${bookingPolicies.everywhere.waitingHeadStartMinutes})`.execute(
    trx,
  );
  const onOffer = others.rows.map(({ startAt }) => ({
    startAt: new Date(startAt),
    endAt: new Date(Date.parse(startAt) + length),
  }));
  const slot = chooseOffer(free, { requestedAt, onOffer, lastOffer, now });
  if (!slot) return false;
  await sendOffer(trx, entry, slot.startAt, now);
  return true;
}

/** A customer who holds a time of that day by now, as offered, is not notified of another one. */
async function holdsAlready(trx: Trx, entry: WaitingEntry, now: Date): Promise<boolean> {
  const { userId, visitorUniqueId, productId, locationId, date } = entry;
  if (userId === null && visitorUniqueId === null) return false;
  const holder = holderOf(
    userId === null ? { kind: 'visitor', visitorUniqueId: visitorUniqueId ?? '' } : { kind: 'user', userId },
  );
  const held = await sql`select from visits where state = 'held' and hold_expires_at > ${now} and holder = ${holder}
    and product_id = ${productId} and location_id = ${locationId}
    and (lower(during) at time zone 'Europe/Warsaw')::date = ${date}::date`.execute(trx);
  return held.rows.length > 0;
}

const lastOfferOf = ({ offeredStartAt, offeredAt, isOfferGone }: WaitingEntry) =>
  offeredStartAt !== null && offeredAt !== null
    ? { startAt: new Date(offeredStartAt), at: new Date(offeredAt), isGone: isOfferGone }
    : null;
