import type { Market, SlotAlternative } from '@aksamit/contracts';
import { addDays } from '@aksamit/contracts/store-time';
import { sql } from 'kysely';
import { invalidFields, notFound } from '../../../platform/api-error';
import { type Db, type Trx, violatedConstraint } from '../../../platform/database';
import { bookingError } from '../errors';
import { bookingPolicies } from '../policies';
import { clearBusy, findTreatment, selectBusy, selectHours, selectUnits } from './capacity-queries';
import { findAlternatives, type SlotSearch } from './find-slots';
import { type HoldWindow, holdEnd, holdStart } from './hold-rules';
import { holdWindowsOf, type StoredWindow, toHoldWindow, windowOf } from './hold-window-queries';
import { type ChosenUnits, chooseUnits, type Slot, slotsOfDay } from './slot-rules';
import { visitMinutes } from './visit-length';
import { localOf } from './zoned-time';

/** Advisory locks: of a salon's calendar, and of an address that holds slots. */
const SALON_LOCK = 4_174_005;
const ADDRESS_LOCK = 4_174_007;

/** The requested slot is not available: returned as 409 with alternatives once the transaction is over. */
export class SlotTaken extends Error {
  constructor(
    readonly search: SlotSearch,
    readonly startAt: Date,
  ) {
    super('The slot is taken');
    this.name = 'SlotTaken';
  }
}

/** The slot is free, but was held for the longest time already: returned as 409 hold_over with alternatives on other days. */
export class HoldOver extends SlotTaken {
  constructor(
    search: SlotSearch,
    startAt: Date,
    /** When it may be held again. */
    readonly from: Date,
  ) {
    super(search, startAt);
    this.name = 'HoldOver';
  }
}

/**
 * Runs work that may throw SlotTaken.
 * @throws 409 with the nearest free slots, those among them that only the line's own hold or the visit to be moved
 * covers
 */
export async function withAlternatives<Result>(
  db: Db,
  work: () => Promise<Result>,
  code: 'slot_taken' | 'hold_expired' = 'slot_taken',
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HoldOver) {
      const time = clockOf(error.from);
      const alternatives = await alternativesFor(db, error);
      const values = { time, minutes: bookingPolicies.everywhere.longestHoldMinutes };
      throw bookingError('409 hold_over', { values, details: { alternatives } });
    }
    if (!(error instanceof SlotTaken)) throw error;
    throw bookingError(`409 ${code}`, { details: { alternatives: await alternativesFor(db, error) } });
  }
}

/** Wall time in the salons, up to the full minute. */
function clockOf(instant: Date): string {
  const { minute } = localOf(new Date(instant.getTime() + 59_999));
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

const lookups = new WeakMap<Db, Map<string, Promise<SlotAlternative[]>>>();

/** The nearest free slots; concurrent callers who lose the same slot, and hold nothing else, share one query. */
function alternativesFor(db: Db, taken: SlotTaken): Promise<SlotAlternative[]> {
  const { search, startAt } = taken;
  const exceptDate = taken instanceof HoldOver ? localOf(startAt).date : undefined;
  const running = lookups.get(db) ?? new Map<string, Promise<SlotAlternative[]>>();
  lookups.set(db, running);
  const key = [
    search.locationId,
    search.treatment.productId,
    search.minutes,
    startAt.getTime(),
    search.exceptVisitId,
    exceptDate,
  ].join(' ');
  const known = running.get(key);
  if (known) return known;
  const lookup = findAlternatives(db, { ...search, exceptDate }, startAt).finally(() => running.delete(key));
  running.set(key, lookup);
  return lookup;
}

export interface AvailableSlot {
  search: SlotSearch;
  slot: Slot;
  units: ChosenUnits;
}

export interface SlotRequest {
  locationId: string;
  startAt: Date;
  productId: string;
  market: Pick<Market, 'additionalVisitTime'>;
  userId: string | null;
  now: Date;
  /** Already bought: its visits are available although it is sold no more. */
  isBought?: boolean;
  /** A visit that is being moved: its own time does not block it. */
  exceptVisitId?: string | undefined;
  /** Units chosen by staff; omitted: any free one. */
  wanted?: Partial<ChosenUnits>;
  /** Length of a visit that was sold already; else it is the treatment's, and the additional time of a first visit. */
  minutes?: number | undefined;
}

/**
 * Free units for a start time, with the salon locked until the transaction ends: the next request waits and sees what
 * was written. The exclusion constraints remain the final check.
 * @throws SlotTaken, 404 for an unknown treatment, 422 for a time that the salon never offers
 */
export async function findAvailableSlot(trx: Trx, request: SlotRequest): Promise<AvailableSlot> {
  const { locationId, startAt, now } = request;
  const treatment = await findTreatment(trx, request.productId, request.isBought ? 'buyer' : null);
  if (!treatment) throw notFound();
  const minutes = request.minutes ?? (await visitMinutes(trx, treatment, request));
  const search: SlotSearch = { locationId, treatment, minutes, now, exceptVisitId: request.exceptVisitId };
  const { date } = localOf(startAt);
  const hours = await selectHours(trx, locationId, { from: date, to: date });
  const slot = slotsOfDay(hours, date, minutes).find((entry) => entry.startAt.getTime() === startAt.getTime());
  if (!slot || date > addDays(localOf(now).date, bookingPolicies.everywhere.mostDaysAhead))
    throw invalidFields({ startAt: ['slot_not_offered'] });
  if (startAt <= now) throw new SlotTaken(search, startAt);
  const span = { from: slot.startAt, to: slot.endAt, now, exceptVisitId: request.exceptVisitId };
  const { wanted = {} } = request;
  const all = await selectUnits(trx, locationId, treatment.categoryId);
  const units = all.filter(({ kind, id }) => wanted[kind] === undefined || wanted[kind] === id);
  // Most late requests are refused without the lock, so that a rush on one slot does not queue up.
  if (!chooseUnits(units, await selectBusy(trx, locationId, span), slot)) throw new SlotTaken(search, startAt);
  await sql`select pg_advisory_xact_lock(${SALON_LOCK}, ${locationId}::int)`.execute(trx);
  const chosen = chooseUnits(units, await clearBusy(trx, locationId, span), slot);
  if (!chosen) throw new SlotTaken(search, startAt);
  return { search, slot, units: chosen };
}

/** Whether an error is an exclusion constraint of visits: another request was faster, past the lock. */
export const isOverlap = (error: unknown) => /^visits_one_per_/.test(violatedConstraint(error) ?? '');

export interface HoldRequest extends SlotRequest {
  cartItemId: string;
  /** Customer or visitor, as one string. */
  holder: string;
  address: string | null;
  /** Taken by an order: the hour before payment applies no more. */
  isOrdered?: boolean;
}

/**
 * Holds a slot for a line of a cart, for `holdMinutes`, and for `longestHoldMinutes` in total whatever is done to the line; the line's
 * former hold is released. The cart's row must be locked.
 * @throws SlotTaken, HoldOver, 404, 409 too_many_holds, 422 for a time that the salon never offers
 */
export async function holdSlot(trx: Trx, hold: HoldRequest): Promise<void> {
  const { cartItemId, now } = hold;
  // A later failure rolls this back with everything else: the former hold then stays.
  const before = await sql<EndedHold>`update visits set state = 'released', updated_at = now()
    where cart_item_id = ${cartItemId} and state = 'held' returning id, location_id::text as "locationId",
      lower(during) as "startAt", hold_started_at as "startedAt", hold_expires_at as "expiresAt"`.execute(trx);
  // So it does not block the alternatives either.
  const { search, slot, units } = await findAvailableSlot(trx, { ...hold, exceptVisitId: before.rows[0]?.id });
  const ofLine = before.rows.filter((held) => isSameDay(held, hold)).map(windowOf);
  const { startedAt, from } = holdStart(now, [...ofLine, ...(await requireFewHolds(trx, hold))]);
  if (from !== null && !hold.isOrdered) throw new HoldOver(search, hold.startAt, from);
  // An order has a time limit of its own.
  const endsAt = holdEnd(now, hold.isOrdered ? now : startedAt);
  await sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during, cart_item_id,
      user_id, holder, holder_address, hold_started_at, hold_expires_at)
    values ('held', ${hold.locationId}, ${units.room}, ${units.device}, ${units.therapist}, ${hold.productId},
      tstzrange(${slot.startAt}, ${slot.endAt}), ${cartItemId}, ${hold.userId}, ${hold.holder}, ${hold.address},
      ${startedAt}, ${endsAt})`.execute(trx);
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

/** @returns since when the same is held: queried together, for each statement is a round trip */
async function requireFewHolds(trx: Trx, hold: HoldRequest): Promise<HoldWindow[]> {
  const { holder, address, now } = hold;
  // Shoppers behind one address hold in different salons at once: they are counted one after the other.
  if (address !== null) await sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}, hashtext(${address}))`.execute(trx);
  const found = await sql<{ own: number; near: number; windows: StoredWindow[] }>`select
      count(*) filter (where holder = ${holder})::int as own,
      count(*) filter (where holder_address = ${address})::int as near,
      ${holdWindowsOf(hold)} as windows
    from visits where state = 'held' and hold_expires_at > ${now}
      and (holder = ${holder} or holder_address = ${address})`.execute(trx);
  const { own = 0, near = 0, windows = [] } = found.rows[0] ?? {};
  const { holdsPerShopper, holdsPerAddress } = bookingPolicies.everywhere;
  if (own >= holdsPerShopper || near >= holdsPerAddress) throw bookingError('409 too_many_holds');
  return windows.map(toHoldWindow);
}

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
  await sql`update visits set state = 'released', holder = null, holder_address = null, updated_at = now()
    where cart_item_id = ${cartItemId} and state = 'held'`.execute(trx);
}
