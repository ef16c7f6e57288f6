import type { Trx } from '../../platform/database';
import { findTreatment, selectHours, selectUnits } from './capacity-queries';
import { findFreeDays } from './find-slots';
import type { PlaceWish } from './hold-slot';
import { type Slot, slotsOfDay } from './slot-rules';
import { visitMinutes } from './visit-length';
import { localOf } from './zoned-time';

/**
 * The day of a wished time: its free slots in order of time, and whether the salon offers the treatment on that day at
 * all. Null for an unknown treatment.
 */
export async function findDayOfSlots(
  trx: Trx,
  place: Omit<PlaceWish, 'exceptVisitId'>,
): Promise<{ isOffered: boolean; slots: Slot[] } | null> {
  const { locationId, now } = place;
  const treatment = await findTreatment(trx, place.productId);
  if (!treatment) return null;
  const minutes = place.minutes ?? (await visitMinutes(trx, treatment, place));
  const { date } = localOf(place.startAt);
  const hours = await selectHours(trx, locationId, { from: date, to: date });
  const kinds = new Set((await selectUnits(trx, locationId, treatment.categoryId)).map(({ kind }) => kind));
  const isOffered = kinds.size === 3 && slotsOfDay(hours, date, minutes).some(({ startAt }) => startAt > now);
  const [day] = await findFreeDays(trx, { locationId, treatment, minutes, now }, date, 1);
  return { isOffered, slots: day?.slots ?? [] };
}
