import type { Trx } from '../../../platform/database';
import { findTreatment } from './capacity-queries';
import { findFreeDays } from './find-slots';
import type { PlaceWish } from './hold-slot';
import type { Slot } from './slot-rules';
import { visitMinutes } from './visit-length';
import { localOf } from './zoned-time';

/**
 * The day of a requested time: its available slots in order of time, and whether the salon offers the treatment on that
 * day at all. Null for an unknown treatment.
 */
export async function findDayOfSlots(
  trx: Trx,
  place: PlaceWish,
): Promise<{ isOffered: boolean; slots: Slot[] } | null> {
  const { locationId, now } = place;
  const treatment = await findTreatment(trx, place.productId, place.isBought ? 'buyer' : null);
  if (!treatment) return null;
  const minutes = place.minutes ?? (await visitMinutes(trx, treatment, place));
  const { date } = localOf(place.startAt);
  const [day] = await findFreeDays(
    trx,
    { locationId, treatment, minutes, now, exceptVisitId: place.exceptVisitId },
    date,
    1,
  );
  return { isOffered: day?.isOffered ?? false, slots: day?.slots ?? [] };
}
