import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { bookingError } from '../errors';
import { boughtRefusal, findAvailableSlot, queueVisitMail, requireBookable, requireHealth, toError } from '../slots';
import { lockBought } from './lock-bought';
import { lockVisit, requireSalon, type VisitChange } from './lock-visit';
import { personOf } from './visit-owner';
import { stopWaiting } from './waiting-list-queries';

/**
 * Books the treatment of a canceled visit, or of one that the salon refused for safety, at another time: a visit of its own,
 * of the same length. For the holder of an order's token, who has no panel.
 * @returns id of the new visit
 * @throws 404 when it is another's; 409 event_closed for any other visit, visit_not_done, all_visits_used, package_ended,
 *   slot_taken with the nearest free slots, health_not_acknowledged with the salon's phone, and the refusals by the
 *   customer's history; 422 for a time that the salon never offers, and for a therapist who does not do the treatment there
 */
export async function bookAgain(
  trx: Trx,
  { owner, market, now, isAgeRequired }: VisitChange,
  visitId: string,
  { locationId, startAt, therapistId }: { locationId: string; startAt: Date; therapistId?: string | null | undefined },
): Promise<string> {
  const former = await lockVisit(trx, visitId, owner);
  if (former.state !== 'canceled' && former.state !== 'refused') throw bookingError('409 event_closed');
  await requireSalon(trx, locationId);
  const { userId } = owner;
  const bought = await lockBought(trx, former.orderItemId, owner.kind === 'user' ? owner.userId : null);
  const refusal = boughtRefusal(bought, startAt);
  if (refusal) throw toError(refusal);
  const { productId, minutes } = former;
  const { chosenProductIds, isPrepaid, marketSlug, orderId } = bought;
  const requested = { productId, chosenProductIds, startAt };
  await requireBookable(trx, { userId, orderId, isPrepaid, marketSlug, now }, [requested]);
  if (isAgeRequired) {
    const person = personOf(owner);
    await requireHealth(trx, { person, productIds: [productId], locationId, marketId: market.id, now });
  }
  const slotRequest = { ...requested, locationId, therapistId, minutes, market, userId, now, isBought: true };
  const { slot, units } = await findAvailableSlot(trx, slotRequest);
  const written = await sql<{ id: string }>`insert into visits (state, location_id, room_id, device_id, therapist_id,
      is_therapist_chosen, product_id, during, order_item_id, user_id)
    values ('booked', ${locationId}, ${units.room}, ${units.device}, ${units.therapist},
      ${therapistId != null}, ${productId},
      tstzrange(${slot.startAt}, ${slot.endAt}), ${former.orderItemId}, ${userId}) returning id`.execute(trx);
  const newId = written.rows[0]?.id ?? '';
  await stopWaiting(trx, former.orderItemId);
  await queueVisitMail(trx, 'visitBooked', newId, now);
  return newId;
}
