import type { LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { dateTimeText } from '../../../platform/date-text';
import { pageAddress } from '../../../platform/page-address';
import { hashToken, newToken } from '../../../platform/secret-token';
import { queueMessage } from '../../operations/messages';
import { holderOf } from '../../sales/carts';
import { bookingPolicies } from '../policies';
import { findDayOfSlots, localOf } from '../slots';
import { chooseOffer } from './waiting-rules';

/** Interval in which times are found that became free without a signal (a treatment takes less time by now). */
const CHECK_MINUTES = 10;
/** Signals processed in one round. */
const SIGNS_AT_ONCE = 1000;

interface DueEntry {
  id: string;
  /** Null: a visitor waits. */
  userId: string | null;
  visitorUniqueId: string | null;
  /** For a treatment that is still in a cart. */
  isBeforeBuying: boolean;
  productId: string;
  locationId: string;
  date: string;
  requestedStartAt: string;
  /** The last offered time, and when the notification was sent. */
  offeredStartAt: string | null;
  offeredAt: string | null;
  /** It was taken since. */
  isOfferGone: boolean;
  additionalVisitTime: number;
  email: string;
  firstName: string | null;
  locale: LocaleCode;
  basePath: string;
}

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
    select pg_try_advisory_xact_lock(4174008, hashtext(${`${day.locationId} ${day.date}`})) as "isMine"`.execute(trx);
  if (!locked.rows[0]?.isMine) return 0;
  await sql`update waiting_list set next_check_at = ${now}::timestamptz + make_interval(mins => ${CHECK_MINUTES})
    where location_id = ${day.locationId} and date = ${day.date}`.execute(trx);
  let notified = 0;
  for (const entry of await selectWaiting(trx, day)) if (await offerTo(trx, entry, now)) notified += 1;
  return notified;
}

async function selectWaiting(trx: Trx, day: { locationId: string; date: string }): Promise<DueEntry[]> {
  const found = await sql<DueEntry>`
    select w.id, w.user_id as "userId", vi.unique_id as "visitorUniqueId",
      w.product_id is not null as "isBeforeBuying",
      coalesce(w.product_id, i.product_id)::text as "productId", w.location_id::text as "locationId",
      to_char(w.date, 'YYYY-MM-DD') as date, w.start_at as "requestedStartAt", w.offered_start_at as "offeredStartAt",
      w.offered_at as "offeredAt", w.offer_gone_at is not null as "isOfferGone",
      m.additional_visit_time as "additionalVisitTime", coalesce(w.email, u.email) as email,
      u.first_name as "firstName", coalesce(w.locale, o.locale) as locale, coalesce(w.base_path, o.base_path) as "basePath"
    from waiting_list w left join users u on u.id = w.user_id and u.deleted_at is null
      left join visitors vi on vi.id = w.visitor_id
      left join order_items i on i.id = w.order_item_id
      left join orders o on o.id = i.order_id and o.done_status in ('active', 'done')
      left join products p on p.id = w.product_id and p.enabled
      join markets m on m.id = coalesce(w.market_id, o.market_id)
    where w.location_id = ${day.locationId} and w.date = ${day.date}
      and (p.id is not null or (o.id is not null and u.id is not null))
    order by w.created_at, w.id limit 100`.execute(trx);
  return found.rows;
}

async function offerTo(trx: Trx, entry: DueEntry, now: Date): Promise<boolean> {
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
  await sql`update waiting_list set offered_at = ${now}, offered_start_at = ${slot.startAt}, offer_gone_at = null
    where id = ${entry.id}`.execute(trx);
  await mailOffer(trx, entry, slot.startAt, now);
  return true;
}

/** A customer who holds a time of that day by now, as offered, is not notified of another one. */
async function holdsAlready(trx: Trx, entry: DueEntry, now: Date): Promise<boolean> {
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

const lastOfferOf = ({ offeredStartAt, offeredAt, isOfferGone }: DueEntry) =>
  offeredStartAt !== null && offeredAt !== null
    ? { startAt: new Date(offeredStartAt), at: new Date(offeredAt), isGone: isOfferGone }
    : null;

async function mailOffer(trx: Trx, entry: DueEntry, startAt: Date, now: Date): Promise<void> {
  const { id, email, firstName, locale } = entry;
  const link = entry.isBeforeBuying ? await newLink(trx, entry) : { path: pageAddress('panel/visits', entry) };
  await queueMessage(trx, {
    onceKey: `waitingListOffer:${id}:${now.toISOString()}`,
    channel: 'email',
    kind: 'waitingListOffer',
    to: email,
    locale,
    data: { values: { ...(firstName && { firstName }), when: dateTimeText(startAt, locale) }, path: link.path },
    ...('secret' in link && { secret: link.secret }),
    usefulSeconds: Math.max(60, (startAt.getTime() - now.getTime()) / 1000),
  });
}

/** Into the reservation, on any device: the token is in the fragment (`#`), which no server and no log receives. */
async function newLink(trx: Trx, entry: DueEntry): Promise<{ path: string; secret: string }> {
  const secret = newToken();
  await sql`update waiting_list set token_hash = ${hashToken(secret)} where id = ${entry.id}`.execute(trx);
  return { path: `${pageAddress('cart-checkout/reservation', entry)}#waiting=`, secret };
}
