import { sql } from 'kysely';
import { ApiError } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { bookingError } from '../errors';
import { boughtRefusal, requireBookable, toError } from '../slots';
import { lockBought } from './lock-bought';

/**
 * Whether the salon may move a visit of a purchase of a customer or a guest to another time: the package's period, the
 * interval and the age apply as when the salon books (`bookForCustomer`). A visit that nobody bought online may always
 * move, and so may one that changes its room only. Locks the order, so it comes before the visit's own row.
 * @throws 409 package_ended, interval_too_short with `from`, too_young; event_closed when the order was refunded
 */
export async function requireMoveForCustomer(trx: Trx, visitId: string, startAt: Date, now: Date): Promise<void> {
  const found = await sql<{ orderProductId: string; startAt: string }>`select order_item_id as "orderProductId",
      lower(during) as "startAt" from visits where id = ${visitId} and order_item_id is not null`.execute(trx);
  const visit = found.rows[0];
  if (!visit || Date.parse(visit.startAt) === startAt.getTime()) return;
  const bought = await lockBought(trx, visit.orderProductId, null).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'not_found' ? bookingError('409 event_closed') : error;
  });
  const refusal = boughtRefusal({ ...bought, isAhead: false }, startAt);
  if (refusal) throw toError(refusal);
  const { productId, chosenProductIds, userId, orderId, isPrepaid, marketSlug } = bought;
  await requireBookable(trx, { userId, orderId, isPrepaid, marketSlug, now, isSalon: true }, [
    { productId, chosenProductIds, startAt, exceptVisitId: visitId },
  ]);
}
