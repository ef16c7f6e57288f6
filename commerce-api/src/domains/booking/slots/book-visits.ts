/** How orders take the holds of their lines. */
import { sql } from 'kysely';
import { ApiError, notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { bookingError } from '../errors';
import { bookingPolicies } from '../policies';
import { findAvailableSlot } from './available-slot';
import { tooLate } from './booking-errors';
import { findTreatments } from './capacity-queries';
import { type HoldRequest, holdSlot } from './hold-slot';
import { isOverlap, SlotTaken } from './slot-taken';
import { additionalMinutes } from './visit-length';
import { queueVisitMail } from './visit-mail';
import { isWithinNotice } from './visit-rules';

const { minutesAfterPaymentLimit } = bookingPolicies.everywhere;
/** Until a gateway is chosen: the shortest time limit of all. */
const PAYMENT_HOLD_MINUTES = 15 + minutesAfterPaymentLimit;

export interface OrderedSlot extends HoldRequest {
  /** Treatments that were chosen for a bundle. */
  chosenProductIds: readonly string[];
  /** Position of the order's line. */
  position: number;
}

/**
 * Transfers the slots of a cart to its order: booked when the order is active, held until the payment is due otherwise.
 * A hold that has ended is taken again if its slot is still free; one whose length does not fit the customer (the first
 * visit takes more time) is resized. Salons are locked in the order of their ids. The holder stays known until the hold
 * ends: holds of unpaid orders count towards the holder's limit.
 * @throws SlotTaken
 */
export async function bookSlots(
  trx: Trx,
  orderId: string,
  slots: readonly OrderedSlot[],
  isActive: boolean,
): Promise<void> {
  const inOrder = [...slots].sort((a, b) => Number(BigInt(a.locationId) - BigInt(b.locationId)));
  // Before any booking: the order's own visits must not count as earlier visits of each other.
  for (const slot of await withLengths(trx, inOrder)) {
    if (await transferHold(trx, orderId, slot, isActive)) continue;
    await holdSlot(trx, { ...slot, isOrdered: true });
    if (await transferHold(trx, orderId, slot, isActive)) continue;
    throw new Error(`Failed to hand the slot of ${slot.cartItemId} to ${orderId}: its hold is gone. Nothing is kept.`);
  }
  if (isActive && slots.length > 0) await mailBooked(trx, orderId);
}

/**
 * Transfers the line's hold to the order's line, shortened to the requested length. For a visit within the reminder's
 * time, the booking e-mail replaces the reminder, however early the slot was held.
 * @returns false when it has ended, or is too short
 */
async function transferHold(trx: Trx, orderId: string, slot: SizedSlot, isActive: boolean): Promise<boolean> {
  const { minutes, now } = slot;
  const transferred = await sql`update visits v set order_item_id = i.id, state = ${isActive ? 'booked' : 'held'},
      during = tstzrange(lower(v.during), lower(v.during) + make_interval(mins => ${minutes})), user_id = ${slot.userId},
      hold_expires_at = ${new Date(now.getTime() + PAYMENT_HOLD_MINUTES * 60_000)},
      holder = case when ${isActive} then null else v.holder end,
      holder_address = case when ${isActive} then null else v.holder_address end,
      reminded_at = case when ${isActive} and lower(v.during) <= ${remindedUntil(now)} then ${now}::timestamptz end,
      updated_at = now()
    from order_items i where i.order_id = ${orderId} and i.position = ${slot.position}
      and v.cart_item_id = ${slot.cartItemId} and v.state = 'held' and v.hold_expires_at > ${now}
      and upper(v.during) - lower(v.during) >= make_interval(mins => ${minutes})`.execute(trx);
  return (transferred.numAffectedRows ?? 0n) > 0n;
}

/** SQL: when reminders of visits that begin by then have been sent, for the order of `order_items i`. */
const remindedUntil = (now: Date) => sql<string>`(${now}::timestamptz + make_interval(hours =>
  ${bookingPolicies.sqlOf('reminderHours', sql`(select o.market_id from orders o where o.id = i.order_id)`)}))`;

/** One e-mail for each booked visit of the order; a second one is never written. */
async function mailBooked(trx: Trx, orderId: string): Promise<void> {
  const booked = await sql<{ id: string }>`select v.id from visits v join order_items i on i.id = v.order_item_id
    where i.order_id = ${orderId} and v.state = 'booked' order by lower(v.during), v.id`.execute(trx);
  for (const { id } of booked.rows) await queueVisitMail(trx, 'visitBooked', id);
}

type SizedSlot = OrderedSlot & { minutes: number };

async function withLengths(trx: Trx, slots: readonly OrderedSlot[]): Promise<SizedSlot[]> {
  const [first] = slots;
  if (!first) return [];
  const treatments = await findTreatments(
    trx,
    slots.map(({ productId }) => productId),
  );
  const additional = await additionalMinutes(trx, first);
  return slots.map((slot) => {
    const treatment = treatments.find(({ productId }) => productId === slot.productId);
    if (!treatment) throw notFound();
    return { ...slot, minutes: treatment.minutes + additional };
  });
}

/**
 * Another payment attempt begins: holds are extended to the gateway's time limit and `minutesAfterPaymentLimit`, and lost ones are
 * taken again.
 * @throws 409 slot_taken when the slot is somebody else's by now: nothing may be paid for it
 */
export async function extendHolds(trx: Trx, orderId: string, timeLimitMinutes: number): Promise<void> {
  try {
    for (const visit of await selectLost(trx, orderId)) await takeAgain(trx, visit, 'held');
  } catch (error) {
    if (isLost(error)) throw bookingError('409 slot_taken');
    throw error;
  }
  await sql`update visits v set hold_expires_at = greatest(v.hold_expires_at,
      now() + make_interval(mins => ${timeLimitMinutes + minutesAfterPaymentLimit})), updated_at = now()
    from order_items i where i.order_id = ${orderId} and v.order_item_id = i.id and v.state = 'held'`.execute(trx);
}

/** A slot that is no longer available: taken, or not offered since the salon's hours or its treatments changed. */
const isLost = (error: unknown) =>
  error instanceof SlotTaken ||
  isOverlap(error) ||
  (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code));

interface LostVisit {
  id: string;
  locationId: string;
  startAt: string;
  productId: string;
  minutes: number;
}

/** Ended holds; those of canceled lines belong to no line any more. */
async function selectLost(trx: Trx, orderId: string): Promise<LostVisit[]> {
  const lost = await sql<LostVisit>`
    select v.id, v.location_id::text as "locationId", lower(v.during) as "startAt", v.product_id::text as "productId",
      (extract(epoch from upper(v.during) - lower(v.during)) / 60)::int as minutes
    from visits v join order_items i on i.id = v.order_item_id
    where i.order_id = ${orderId} and v.state = 'released' and i.visit_count > 0 order by v.location_id, v.id`.execute(
    trx,
  );
  return lost.rows;
}

/**
 * The order is paid, or accepted as it stands: its held visits are booked. One whose hold has ended is booked at the
 * same time if that is still free.
 * @returns false when a slot is no longer available; then nothing is changed
 */
export async function confirmVisits(trx: Trx, orderId: string): Promise<boolean> {
  const lost = await selectLost(trx, orderId);
  await sql`savepoint confirming`.execute(trx);
  try {
    for (const visit of lost) await takeAgain(trx, visit, 'booked');
    await sql`update visits v set state = 'booked', holder = null, holder_address = null, updated_at = now(),
        reminded_at = case when lower(v.during) <= ${remindedUntil(new Date())} then now() end
      from order_items i
      where i.order_id = ${orderId} and v.order_item_id = i.id and v.state = 'held'`.execute(trx);
    await mailBooked(trx, orderId);
    return true;
  } catch (error) {
    if (!isLost(error)) throw error;
    await sql`rollback to savepoint confirming`.execute(trx);
    return false;
  }
}

/** Takes the same time again, at the length that was sold, whatever the customer's history by now. */
async function takeAgain(trx: Trx, visit: LostVisit, state: 'held' | 'booked'): Promise<void> {
  const { rows } = await sql<{ now: string }>`select now() as now`.execute(trx);
  const now = new Date(rows[0]?.now ?? Date.now());
  const { locationId, productId, minutes } = visit;
  const slotRequest = {
    locationId,
    productId,
    minutes,
    startAt: new Date(visit.startAt),
    userId: null,
    now,
    isBought: true,
  };
  const { units } = await findAvailableSlot(trx, { ...slotRequest, market: { additionalVisitTime: 0 } });
  await sql`update visits set state = ${state}, room_id = ${units.room}, device_id = ${units.device},
    therapist_id = ${units.therapist}, updated_at = now() where id = ${visit.id}`.execute(trx);
}

/**
 * Every visit of the order must still be cancelable: none is done, and none begins within the notice.
 * @throws 409 too_late
 */
export async function requireCancelable(trx: Trx, orderId: string, now: Date): Promise<void> {
  const found = await sql<{ state: string; startAt: string; marketSlug: string }>`select v.state,
      lower(v.during) as "startAt", m.slug as "marketSlug"
    from visits v join order_items i on i.id = v.order_item_id join orders o on o.id = i.order_id
      join markets m on m.id = o.market_id
    where i.order_id = ${orderId} and v.state in ('booked', 'done', 'noShow')`.execute(trx);
  for (const { state, startAt, marketSlug } of found.rows) {
    const policies = bookingPolicies.of(marketSlug);
    if (state !== 'booked' || isWithinNotice(new Date(startAt), now, policies)) throw tooLate(policies);
  }
}

/** The order is canceled: its visits are too. */
export async function cancelVisits(trx: Trx, orderId: string): Promise<void> {
  const given = await sql<{ id: string; state: string }>`
    update visits v set state = case v.state when 'held' then 'released' else 'canceled' end,
      holder = null, holder_address = null, sequence = v.sequence + 1, updated_at = now()
    from order_items i where i.order_id = ${orderId} and v.order_item_id = i.id
      and v.state in ('held', 'booked') returning v.id, v.state`.execute(trx);
  // No e-mail about a hold was ever sent.
  for (const { id, state } of given.rows) if (state === 'canceled') await queueVisitMail(trx, 'visitCanceled', id);
}
