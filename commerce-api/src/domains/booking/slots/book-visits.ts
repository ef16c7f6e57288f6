/** How orders take the holds of their lines. */
import { sql } from 'kysely';
import { ApiError, notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { bookingError } from '../errors';
import { bookingPolicies } from '../policies';
import { type AvailableSlot, findAvailableSlot, type SlotRequest } from './available-slot';
import { tooLate } from './booking-errors';
import { findTreatment, treatmentsOf } from './capacity-queries';
import { type HoldRequest, holdSlot } from './hold-slot';
import { isOverlap, SlotTaken } from './slot-taken';
import { additionalMinutes, isFirstVisitOf } from './visit-length';
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
  const salons = [...new Set(slots.map(({ locationId }) => locationId))].sort((a, b) => Number(BigInt(a) - BigInt(b)));
  for (const salon of salons) {
    const ofSalon = slots.filter(({ locationId }) => locationId === salon);
    const transferred = await transferHolds(trx, orderId, ofSalon, isActive);
    for (const slot of ofSalon.filter(({ cartItemId }) => !transferred.has(cartItemId))) {
      await takeAndTransfer(trx, orderId, slot, isActive);
    }
  }
  if (isActive && slots.length > 0) await mailBooked(trx, orderId);
}

/** For a hold that has ended, or is too short. */
async function takeAndTransfer(trx: Trx, orderId: string, slot: OrderedSlot, isActive: boolean): Promise<void> {
  const treatment = await findTreatment(trx, slot.productId);
  if (!treatment) throw notFound();
  const minutes = treatment.minutes + (await additionalMinutes(trx, slot, orderId));
  await holdSlot(trx, { ...slot, minutes, isOrdered: true });
  const transferred = await transferHolds(trx, orderId, [slot], isActive);
  if (transferred.size > 0) return;
  throw new Error(`Failed to hand the slot of ${slot.cartItemId} to ${orderId}: its hold is gone. Nothing is kept.`);
}

/**
 * Transfers holds of an order's lines in one salon to the lines, shortened to the length that the customer needs. For a
 * visit within the reminder's time, the booking e-mail replaces the reminder, however early the slot was held.
 * @returns ids of the cart's lines whose hold was transferred: not those whose hold has ended, or is too short
 */
async function transferHolds(
  trx: Trx,
  orderId: string,
  slots: readonly OrderedSlot[],
  isActive: boolean,
): Promise<Set<string>> {
  const [first] = slots;
  if (!first) return new Set();
  const { now, userId, market } = first;
  // The order's own visits are no earlier visits of each other.
  const additional = sql`case when ${isFirstVisitOf(userId, orderId)} is false then 0
    else ${market.additionalVisitTime}::integer end`;
  const productIds = slots.map(({ productId }) => productId);
  const transferred = await sql<{ cartItemId: string }>`
    with lengths as (select t."productId"::bigint as product_id, make_interval(mins => t.minutes + ${additional}) as length
      from (${treatmentsOf(productIds, null)}) t)
    update visits v set order_item_id = i.id, state = ${isActive ? 'booked' : 'held'},
      during = tstzrange(lower(v.during), lower(v.during) + s.length), user_id = ${userId},
      hold_expires_at = ${new Date(now.getTime() + PAYMENT_HOLD_MINUTES * 60_000)},
      holder = case when ${isActive} then null else v.holder end,
      holder_address = case when ${isActive} then null else v.holder_address end,
      reminded_at = case when ${isActive} and lower(v.during) <= ${remindedUntil(now)} then ${now}::timestamptz end,
      updated_at = now()
    from order_items i, (select asked.cart_item_id, asked.position, lengths.length
        from unnest(${slots.map(({ cartItemId }) => cartItemId)}::uuid[], ${slots.map(({ position }) => position)}::integer[],
          ${productIds}::bigint[]) as asked (cart_item_id, position, product_id) join lengths using (product_id)) s
    where i.order_id = ${orderId} and i.position = s.position
      and v.cart_item_id = s.cart_item_id and v.state = 'held' and v.hold_expires_at > ${now}
      and upper(v.during) - lower(v.during) >= s.length
    returning v.cart_item_id as "cartItemId"`.execute(trx);
  return new Set(transferred.rows.map(({ cartItemId }) => cartItemId));
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
  /** Whom the customer asked for; null: anyone. */
  therapistId: string | null;
}

/** Ended holds; those of canceled lines belong to no line any more. */
async function selectLost(trx: Trx, orderId: string): Promise<LostVisit[]> {
  const lost = await sql<LostVisit>`
    select v.id, v.location_id::text as "locationId", lower(v.during) as "startAt", v.product_id::text as "productId",
      (extract(epoch from upper(v.during) - lower(v.during)) / 60)::int as minutes,
      case when v.is_therapist_chosen then v.therapist_id::text end as "therapistId"
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

/**
 * Takes the same time again, at the length that was sold, whatever the customer's history by now. With anyone when the
 * requested therapist is taken by now: the time is paid for, or about to be.
 */
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
  const withAnyone = { ...slotRequest, market: { additionalVisitTime: 0 } };
  const { therapistId } = visit;
  const requested = therapistId === null ? null : await availableOrNull(trx, { ...withAnyone, therapistId });
  const { units } = requested ?? (await findAvailableSlot(trx, withAnyone));
  await sql`update visits set state = ${state}, room_id = ${units.room}, device_id = ${units.device},
    therapist_id = ${units.therapist}, is_therapist_chosen = ${requested !== null}, updated_at = now()
    where id = ${visit.id}`.execute(trx);
}

/** The slot; null when it is no longer available. */
async function availableOrNull(trx: Trx, request: SlotRequest): Promise<AvailableSlot | null> {
  try {
    return await findAvailableSlot(trx, request);
  } catch (error) {
    if (isLost(error)) return null;
    throw error;
  }
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
