import type { AgeDeclaration } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { storeAgeDeclaration } from '../../sales/orders';
import {
  boughtRefusal,
  findAvailableSlot,
  queueVisitMail,
  requireBookable,
  requireDeclarations,
  toError,
} from '../slots';
import { type BoughtTreatment, lockBought } from './lock-bought';
import { requireSalon, type VisitBooking } from './lock-visit';
import { stopWaiting } from './waiting-list-queries';

export interface BookingRequest {
  orderProductId: string;
  locationId: string;
  startAt: Date;
}

/** A visit to book, with its customer's declarations. */
export interface DeclaredBooking extends BookingRequest {
  ageDeclaration?: AgeDeclaration | undefined;
  /** Whom the customer asks for; null or omitted: anyone. */
  therapistId?: string | null | undefined;
}

/**
 * Books a visit of a bought treatment ("later reservation", or the next of several).
 * @returns id of the visit
 * @throws 404 when nothing active of the customer's was bought by that id, and for an unknown salon; 409 slot_taken with
 *   the nearest free slots, interval_too_short and notice_too_short with `from`, visit_not_done, all_visits_used,
 *   package_ended, prepayment_required, too_young, health_not_acknowledged with the salon's phone; 422 for a time that the
 *   salon never offers, on `ageDeclaration`, and for a therapist who does not do the treatment there
 */
export async function bookVisit(trx: Trx, change: VisitBooking, booking: DeclaredBooking): Promise<string> {
  const { userId, market, now } = change;
  const bought = await requireVisit(trx, change, booking);
  await declare(trx, change, booking, bought);
  const { productId } = bought;
  const { locationId, startAt, orderProductId, therapistId } = booking;
  const { slot, units } = await findAvailableSlot(trx, {
    locationId,
    startAt,
    productId,
    market,
    userId,
    now,
    isBought: true,
    therapistId,
  });
  const written = await sql<{ id: string }>`insert into visits (state, location_id, room_id, device_id, therapist_id,
      is_therapist_chosen, product_id, during, order_item_id, user_id)
    values ('booked', ${locationId}, ${units.room}, ${units.device}, ${units.therapist}, ${therapistId != null}, ${productId},
      tstzrange(${slot.startAt}, ${slot.endAt}), ${orderProductId}, ${userId}) returning id`.execute(trx);
  const visitId = written.rows[0]?.id ?? '';
  await stopWaiting(trx, orderProductId);
  await queueVisitMail(trx, 'visitBooked', visitId, now);
  return visitId;
}

/** All checks that do not depend on availability: the bought treatment, the salon, the customer's history. */
export async function requireVisit(
  trx: Trx,
  { userId, now }: Pick<VisitBooking, 'userId' | 'now'>,
  booking: BookingRequest,
): Promise<BoughtTreatment> {
  const bought = await lockBought(trx, booking.orderProductId, userId);
  await requireSalon(trx, booking.locationId);
  const refusal = boughtRefusal(bought, booking.startAt);
  if (refusal) throw toError(refusal);
  const { productId, isPrepaid, chosenProductIds, marketSlug } = bought;
  const visit = { productId, chosenProductIds, startAt: booking.startAt };
  await requireBookable(trx, { userId, isPrepaid, marketSlug, now }, [visit]);
  return bought;
}

/** Declarations required before; an age that the order lacks is stored with it. */
async function declare(
  trx: Trx,
  change: VisitBooking,
  booking: DeclaredBooking,
  bought: BoughtTreatment,
): Promise<void> {
  const { userId, market, now, isAgeRequired } = change;
  const { locationId, startAt, ageDeclaration } = booking;
  const age = await requireDeclarations(trx, {
    person: { kind: 'user', userId },
    productIds: [bought.productId],
    marketId: market.id,
    locationId,
    startAt,
    now,
    declaredAge: ageDeclaration ?? bought.declaredAge,
    isAgeRequired,
  });
  if (age === null || bought.declaredAge !== null) return;
  await storeAgeDeclaration(trx, bought.orderId, age);
}
