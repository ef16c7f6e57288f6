import type { Trx } from '../../../platform/database';
import type { SlotRequest } from './available-slot';
import { findTreatment } from './capacity-queries';
import { findFreeDays } from './find-slots';
import type { Slot } from './slot-rules';
import { visitMinutes } from './visit-length';
import { localOf } from './zoned-time';

/**
 * The day of a requested time: its available slots in order of time, and whether the salon offers the treatment on that
 * day at all. Null for an unknown treatment.
 */
export async function findDayOfSlots(
  trx: Trx,
  request: SlotRequest,
): Promise<{ isOffered: boolean; slots: Slot[] } | null> {
  const { locationId, now } = request;
  const treatment = await findTreatment(trx, request.productId, request.isBought ? 'buyer' : null);
  if (!treatment) return null;
  const minutes = request.minutes ?? (await visitMinutes(trx, treatment, request));
  const { date } = localOf(request.startAt);
  const [day] = await findFreeDays(
    trx,
    { locationId, treatment, minutes, now, exceptVisitId: request.exceptVisitId },
    date,
    1,
  );
  return { isOffered: day?.isOffered ?? false, slots: day?.slots ?? [] };
}
