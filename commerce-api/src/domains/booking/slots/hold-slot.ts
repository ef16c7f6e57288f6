import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { type Write, withWrites, writeTogether } from '../../../platform/write-together';
import { bookingError } from '../errors';
import { bookingPolicies } from '../policies';
import { findOfferedSlot, type OfferedSlot, SALON_LOCK, type SlotRequest } from './available-slot';
import { type BusyRow, busyOf, releaseEnded, toBusyTimes } from './capacity-queries';
import { type HoldWindow, holdEnd, holdStart } from './hold-rules';
import { holdWindowsOf, type StoredWindow, toHoldWindow, windowOf } from './hold-window-queries';
import { chooseUnits } from './slot-rules';
import { HoldOver, SlotTaken } from './slot-taken';
import { localOf } from './zoned-time';

/** Advisory lock of an address that holds slots. */
const ADDRESS_LOCK = 4_174_007;

export interface HoldRequest extends SlotRequest {
  cartItemId: string;
  /** Customer or visitor, as one string. */
  holder: string;
  address: string | null;
  /** Taken by an order: the hour before payment applies no more. */
  isOrdered?: boolean;
}

/** A slot to be held, whose line has released its former hold. */
export interface WantedHold {
  hold: HoldRequest;
  offered: OfferedSlot;
  /** The hour that the line's former hold belongs to. */
  ofLine: HoldWindow[];
}

/** A slot that is the line's once `write` is carried out, in the transaction that has found it. */
export interface TakenHold {
  endAt: Date;
  expiresAt: Date;
  write: Write;
}

/**
 * Holds a slot for a line of a cart, for `holdMinutes`, and for `longestHoldMinutes` in total whatever is done to the line; the line's
 * former hold is released. The cart's row must be locked.
 * @throws SlotTaken, HoldOver, 404, 409 too_many_holds, 422 for a time that the salon never offers
 */
export async function holdSlot(trx: Trx, hold: HoldRequest): Promise<void> {
  const { write } = await takeHold(trx, await prepareHold(trx, hold));
  await writeTogether(trx, [write]);
}

/**
 * First half of holding a slot: releases the line's former hold, together with other writes, and looks whether the slot
 * is free. It locks nothing that other shoppers wait for.
 * @throws SlotTaken, 404, 422 for a time that the salon never offers
 */
export async function prepareHold(trx: Trx, hold: HoldRequest, writes: readonly Write[] = []): Promise<WantedHold> {
  // A later failure rolls this back with everything else: the former hold then stays.
  const before = await sql<EndedHold>`${withWrites(writes)} update visits set state = 'released', updated_at = now()
    where cart_item_id = ${hold.cartItemId} and state = 'held' returning id, location_id::text as "locationId",
      lower(during) as "startAt", hold_started_at as "startedAt", hold_expires_at as "expiresAt"`.execute(trx);
  // So it does not block the alternatives either.
  const renewed = { ...hold, exceptVisitId: before.rows[0]?.id };
  const offered = await findOfferedSlot(trx, renewed);
  return { hold: renewed, offered, ofLine: before.rows.filter((held) => isSameDay(held, hold)).map(windowOf) };
}

/**
 * Second half: locks the salon's calendar, and the address, until the transaction ends. Other shoppers wait for it, so
 * call it as late as possible.
 * @throws SlotTaken, HoldOver, 409 too_many_holds
 */
export async function takeHold(trx: Trx, { hold, offered, ofLine }: WantedHold): Promise<TakenHold> {
  const { cartItemId, now } = hold;
  const { search, slot } = offered;
  await lockCalendar(trx, hold);
  const { busy, own, near, windows } = await selectRivals(trx, hold, offered);
  const units = chooseUnits(offered.units, toBusyTimes(busy), slot);
  if (!units) throw new SlotTaken(search, hold.startAt);
  const { holdsPerShopper, holdsPerAddress } = bookingPolicies.everywhere;
  if (own >= holdsPerShopper || near >= holdsPerAddress) throw bookingError('409 too_many_holds');
  const { startedAt, from } = holdStart(now, [...ofLine, ...windows.map(toHoldWindow)]);
  if (from !== null && !hold.isOrdered) throw new HoldOver(search, hold.startAt, from);
  // An order has a time limit of its own.
  const expiresAt = holdEnd(now, hold.isOrdered ? now : startedAt);
  const write = sql`insert into visits (state, location_id, room_id, device_id, therapist_id, is_therapist_chosen, product_id,
      during, cart_item_id, user_id, holder, holder_address, hold_started_at, hold_expires_at)
    values ('held', ${hold.locationId}, ${units.room}, ${units.device}, ${units.therapist},
      ${hold.therapistId != null}, ${hold.productId}, tstzrange(${slot.startAt}, ${slot.endAt}), ${cartItemId}, ${hold.userId}, ${hold.holder}, ${hold.address},
      ${startedAt}, ${expiresAt})`;
  return { endAt: slot.endAt, expiresAt, write };
}

/** Shoppers behind one address hold in different salons at once: they are counted one after the other. */
async function lockCalendar(trx: Trx, { locationId, address }: HoldRequest): Promise<void> {
  const ofAddress = address === null ? sql`` : sql`, pg_advisory_xact_lock(${ADDRESS_LOCK}, hashtext(${address}))`;
  await sql`select pg_advisory_xact_lock(${SALON_LOCK}, ${locationId}::int)${ofAddress}`.execute(trx);
}

/** What stands against a hold. */
interface Rivals {
  busy: BusyRow[];
  /** Holds of the shopper, and of the address. */
  own: number;
  near: number;
  /** Since when the same is held. */
  windows: StoredWindow[];
}

/** Queried together under the lock, where others wait for each round trip; the salon's ended holds are released. */
async function selectRivals(trx: Trx, hold: HoldRequest, { slot }: OfferedSlot): Promise<Rivals> {
  const { holder, address, now, locationId, exceptVisitId } = hold;
  const span = { from: slot.startAt, to: slot.endAt, now, exceptVisitId };
  const found = await sql<Rivals>`with ended as (${releaseEnded(locationId, now)})
    select (select coalesce(json_agg(b), '[]') from (${busyOf(locationId, span)}) b) as busy,
      count(*) filter (where holder = ${holder})::int as own,
      count(*) filter (where holder_address = ${address})::int as near,
      ${holdWindowsOf(hold)} as windows
    from visits where state = 'held' and hold_expires_at > ${now}
      and (holder = ${holder} or holder_address = ${address})`.execute(trx);
  return found.rows[0] ?? { busy: [], own: 0, near: 0, windows: [] };
}

/** The line's former hold. */
interface EndedHold {
  id: string;
  locationId: string;
  startAt: string;
  startedAt: string;
  expiresAt: string;
}

const isSameDay = (held: EndedHold, { locationId, startAt }: HoldRequest) =>
  held.locationId === locationId && localOf(new Date(held.startAt)).date === localOf(startAt).date;

/** The line's current hold: its own time does not block it. */
export async function findHeldVisit(db: Db | Trx, cartItemId: string): Promise<string | undefined> {
  const found = await sql<{ id: string }>`select id from visits where cart_item_id = ${cartItemId}
    and state = 'held'`.execute(db);
  return found.rows[0]?.id;
}

/** Renews the line's hold if it still stands. @returns false when it has ended */
export async function renewHold(trx: Trx, cartItemId: string, now: Date): Promise<boolean> {
  const { holdMinutes, longestHoldMinutes } = bookingPolicies.everywhere;
  const renewed = await sql`update visits set updated_at = now(), hold_expires_at = greatest(hold_expires_at, least(
      ${now}::timestamptz + make_interval(mins => ${holdMinutes}),
      hold_started_at + make_interval(mins => ${longestHoldMinutes})))
    where cart_item_id = ${cartItemId} and state = 'held' and hold_expires_at > ${now}`.execute(trx);
  return (renewed.numAffectedRows ?? 0n) > 0n;
}

/** Releases all holds of a customer's cart; holds of orders stay. */
export async function releaseUserHolds(trx: Trx, userId: string): Promise<void> {
  await sql`update visits set state = 'released', holder = null, holder_address = null, updated_at = now()
    where state = 'held' and order_item_id is null and (user_id = ${userId} or cart_item_id in (
      select i.id from cart_items i join carts c on c.id = i.cart_id where c.user_id = ${userId}))`.execute(trx);
}

/** Releases the line's hold. */
export async function releaseHold(trx: Trx, cartItemId: string): Promise<void> {
  await writeTogether(trx, [releaseHoldOf(cartItemId)]);
}

/** Statement: the same. */
export const releaseHoldOf = (cartItemId: string): Write =>
  sql`update visits set state = 'released', holder = null, holder_address = null, updated_at = now()
    where cart_item_id = ${cartItemId} and state = 'held'`;
