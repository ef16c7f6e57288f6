import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { bookingPolicies } from '../policies';
import {
  boughtRefusal,
  findAvailableSlot,
  isWithinNotice,
  isWithinReminder,
  queueVisitMail,
  requireBookable,
  requireHealth,
  toError,
} from '../slots';
import { lockBought } from './lock-bought';
import { lockVisit, requireChangeable, requireSalon, type VisitChange } from './lock-visit';
import { personOf } from './visit-owner';

/**
 * Moves a visit; its row, its calendar entry and its length stay. Moved to within the notice for cancellations
 * it is final; moved to within the reminder's time, its e-mail is the reminder.
 * @throws 404 when it is another's, 409 too_late, event_closed, slot_taken with the nearest free slots, package_ended,
 *   health_not_acknowledged with the salon's phone, and the refusals by the customer's history; 422 for a time that the
 *   salon never offers, and for a therapist who does not do the treatment there
 */
export async function moveVisit(
  trx: Trx,
  { owner, market, now, isAgeRequired }: VisitChange,
  visitId: string,
  to: { locationId?: string | undefined; startAt?: Date | undefined; therapistId?: string | null | undefined },
): Promise<void> {
  const visit = await lockVisit(trx, visitId, owner);
  requireChangeable(visit, now);
  const locationId = to.locationId ?? visit.locationId;
  const startAt = to.startAt ?? visit.startAt;
  const isSameTherapist = to.therapistId == null || to.therapistId === visit.therapistId;
  if (isSameTherapist && locationId === visit.locationId && startAt.getTime() === visit.startAt.getTime()) return;
  await requireSalon(trx, locationId);
  const bought = await lockBought(trx, visit.orderItemId, owner.kind === 'user' ? owner.userId : null);
  const refusal = boughtRefusal({ ...bought, isAhead: false }, startAt);
  if (refusal) throw toError(refusal);
  const { productId, minutes } = visit;
  const { therapistId } = to;
  const { userId } = owner;
  const { chosenProductIds, isPrepaid, marketSlug, orderId } = bought;
  const policies = bookingPolicies.of(marketSlug);
  const requested = { productId, chosenProductIds, startAt, exceptVisitId: visit.id };
  await requireBookable(trx, { userId, orderId, isPrepaid, marketSlug, now }, [requested]);
  if (isAgeRequired) {
    await requireHealth(trx, {
      person: personOf(owner),
      productIds: [productId],
      locationId,
      marketId: market.id,
      now,
    });
  }
  const { slot, units } = await findAvailableSlot(trx, {
    ...requested,
    locationId,
    minutes,
    market,
    userId,
    now,
    isBought: true,
    therapistId,
  });
  await sql`update visits set location_id = ${locationId}, room_id = ${units.room}, device_id = ${units.device},
      therapist_id = ${units.therapist}, is_therapist_chosen = ${therapistId != null}, during = tstzrange(${slot.startAt}, ${slot.endAt}),
      is_final = ${isWithinNotice(slot.startAt, now, policies)},
      reminded_at = case when ${isWithinReminder(slot.startAt, now, policies)} then ${now}::timestamptz end,
      is_outside_shift = false, sequence = sequence + 1, updated_at = now()
    where id = ${visit.id}`.execute(trx);
  await queueVisitMail(trx, 'visitMoved', visit.id, now);
}
