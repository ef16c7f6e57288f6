/** What orders do with the holds of their lines. */
import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { findPlace, type HoldWish, holdSlot, isOverlap, renewHold, SlotTaken } from './hold-slot';

/** A hold outlives the gateway's time limit by this. Source: readings.md, "Visits and slots". */
const MINUTES_AFTER_LIMIT = 10;
/** Until a gateway is chosen: the shortest time limit (15 minutes) and ten minutes. */
const PAYMENT_HOLD_MINUTES = 15 + MINUTES_AFTER_LIMIT;

export interface OrderedSlot extends HoldWish {
  /** Position of the order's line. */
  position: number;
}

/**
 * Hands the slots of a cart to its order: booked when the order is active, held until the payment is due otherwise.
 * A hold that has ended is taken again if its slot is still free. Salons are locked in the order of their ids.
 * @throws SlotTaken
 */
export async function bookSlots(trx: Trx, orderId: string, slots: readonly OrderedSlot[], isActive: boolean) {
  const inOrder = [...slots].sort((a, b) => Number(BigInt(a.locationId) - BigInt(b.locationId)));
  for (const slot of inOrder) {
    if (!(await renewHold(trx, slot.cartItemId, slot.now))) await holdSlot(trx, slot);
    await sql`update visits v set order_item_id = i.id, state = ${isActive ? 'booked' : 'held'}, user_id = ${slot.userId},
        hold_expires_at = ${new Date(slot.now.getTime() + PAYMENT_HOLD_MINUTES * 60_000)},
        holder = null, holder_address = null, updated_at = now()
      from order_items i where i.order_id = ${orderId} and i.position = ${slot.position}
        and v.cart_item_id = ${slot.cartItemId} and v.state = 'held'`.execute(trx);
  }
}

/** Another try at the gateway begins: what is still held is held for the gateway's time limit and ten minutes. */
export async function extendHolds(trx: Trx, orderId: string, timeLimitMinutes: number): Promise<void> {
  await sql`update visits v set hold_expires_at = greatest(v.hold_expires_at,
      now() + make_interval(mins => ${timeLimitMinutes + MINUTES_AFTER_LIMIT})), updated_at = now()
    from order_items i where i.order_id = ${orderId} and v.order_item_id = i.id and v.state = 'held'`.execute(trx);
}

interface LostVisit {
  id: string;
  locationId: string;
  startAt: string;
  productId: string;
  userId: string | null;
  minutes: number;
}

/**
 * The order is paid, or accepted as it stands: its held visits are booked. One whose hold has ended is booked at the
 * same time if that is still free.
 * @returns false when a slot can no longer be given; then nothing is changed
 */
export async function confirmVisits(trx: Trx, orderId: string): Promise<boolean> {
  const lost = await sql<LostVisit>`
    select v.id, v.location_id::text as "locationId", lower(v.during) as "startAt", v.product_id::text as "productId",
      v.user_id as "userId", (extract(epoch from upper(v.during) - lower(v.during)) / 60)::int as minutes
    from visits v join order_items i on i.id = v.order_item_id
    where i.order_id = ${orderId} and v.state = 'released' order by v.location_id, v.id`.execute(trx);
  await sql`savepoint confirming`.execute(trx);
  try {
    for (const visit of lost.rows) await takeAgain(trx, visit);
    await sql`update visits v set state = 'booked', updated_at = now() from order_items i
      where i.order_id = ${orderId} and v.order_item_id = i.id and v.state = 'held'`.execute(trx);
    return true;
  } catch (error) {
    if (!(error instanceof SlotTaken || isOverlap(error))) throw error;
    await sql`rollback to savepoint confirming`.execute(trx);
    return false;
  }
}

async function takeAgain(trx: Trx, visit: LostVisit): Promise<void> {
  const { rows } = await sql<{ now: string }>`select now() as now`.execute(trx);
  const startAt = new Date(visit.startAt);
  // The length that was sold is kept, whoever the customer is by now.
  const additionalVisitTime = await extraMinutes(trx, visit);
  const { units } = await findPlace(trx, {
    locationId: visit.locationId,
    startAt,
    productId: visit.productId,
    market: { additionalVisitTime },
    userId: null,
    now: new Date(rows[0]?.now ?? Date.now()),
  });
  await sql`update visits set state = 'booked', room_id = ${units.room}, device_id = ${units.device},
    therapist_id = ${units.therapist}, updated_at = now() where id = ${visit.id}`.execute(trx);
}

async function extraMinutes(trx: Trx, { productId, minutes }: LostVisit): Promise<number> {
  const found = await sql<{ usual: number }>`select coalesce(duration_to, duration) as usual from products
    where id = ${productId}`.execute(trx);
  return Math.max(0, minutes - (found.rows[0]?.usual ?? minutes));
}

/** The order is canceled: its visits are too. */
export async function cancelVisits(trx: Trx, orderId: string): Promise<void> {
  await sql`update visits v set state = case v.state when 'held' then 'released' else 'canceled' end,
      sequence = v.sequence + 1, updated_at = now()
    from order_items i where i.order_id = ${orderId} and v.order_item_id = i.id
      and v.state in ('held', 'booked')`.execute(trx);
}
