import type { Market } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { boughtRefusal, findAvailableSlot, queueVisitMail, requireBookable, type SlotRequest, toError } from '../slots';
import { lockBought } from './lock-bought';
import { stopWaiting } from './waiting-list-queries';

export interface SalonBooking {
  orderProductId: string;
  locationId: string;
  startAt: Date;
  /** Units chosen by staff. */
  wanted?: SlotRequest['wanted'];
  outsideShift: NonNullable<SlotRequest['outsideShift']>;
  /** A time that began less than this ago may still be booked. */
  startedMinutes: number;
}

/**
 * Books a visit of a purchase of a customer or a guest, for the salon: the ledger, the package's period, the interval
 * and the age apply as ever; prepayment and the interview on health are up to the salon. The customer receives the
 * e-mail.
 * @returns id of the visit
 * @throws SlotTaken; 404; 409 visit_not_done, all_visits_used, package_ended, interval_too_short with `from`,
 * too_young;
 *   422 for a time that the salon never offers
 */
export async function bookForCustomer(
  trx: Trx,
  { orderProductId, locationId, startAt, wanted, outsideShift, startedMinutes }: SalonBooking,
  { market, now }: { market: Pick<Market, 'additionalVisitTime'>; now: Date },
): Promise<string> {
  const bought = await lockBought(trx, orderProductId, null);
  const refusal = boughtRefusal(bought, startAt);
  if (refusal) throw toError(refusal);
  const { productId, chosenProductIds, userId, orderId, isPrepaid, marketSlug } = bought;
  await requireBookable(trx, { userId, orderId, isPrepaid, marketSlug, now, isSalon: true }, [
    { productId, chosenProductIds, startAt },
  ]);
  const choice = { isBought: true, outsideShift, startedMinutes };
  const slotRequest = { locationId, startAt, productId, market, userId, now, ...choice };
  const { slot, units, isOutsideShift } = await findAvailableSlot(
    trx,
    wanted ? { ...slotRequest, wanted } : slotRequest,
  );
  const written = await sql<{ id: string }>`insert into visits (state, location_id, room_id, device_id, therapist_id,
      product_id, during, order_item_id, user_id, is_by_salon, is_outside_shift)
    values ('booked', ${locationId}, ${units.room}, ${units.device}, ${units.therapist}, ${productId},
      tstzrange(${slot.startAt}, ${slot.endAt}), ${orderProductId}, ${userId}, true,
      ${isOutsideShift}) returning id`.execute(trx);
  const visitId = written.rows[0]?.id ?? '';
  await stopWaiting(trx, orderProductId);
  await queueVisitMail(trx, 'visitBooked', visitId, now);
  return visitId;
}
