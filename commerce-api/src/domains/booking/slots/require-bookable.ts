import { sql } from 'kysely';
import { ApiError } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import {
  lockCustomer,
  selectCustomerHistory,
  selectEpilationParts,
  selectOrderEpilation,
} from './visit-history-queries';
import { asksForPrepayment, type BookingRefusal, customerRefusal } from './visit-rules';
import { isoInZone, localOf } from './zoned-time';

export interface VisitWish {
  productId: string;
  startAt: Date;
  /** Treatments that were chosen for a bundle. */
  chosenProductIds?: readonly string[] | undefined;
  /** A visit that is being moved. */
  exceptVisitId?: string | undefined;
}

export interface VisitCustomer {
  /** Null: no login. A phone number that is not verified identifies no customer. */
  userId: string | null;
  /** Nothing is left to be paid in the salon. */
  isPrepaid: boolean;
  now: Date;
  /** Booked by the salon: it knows its customer, and decides itself about prepayment and notice. */
  isSalon?: boolean;
  /** A guest's order: its other visits are the only known history. */
  orderId?: string;
}

/**
 * Whether the customer's history allows these visits, as it stands now: further bookings of the same customer wait
 * until the transaction ends. Without a login there is no history; visits of one order still keep their distance.
 * @throws 409 interval_too_short and notice_too_short with `from`, prepayment_required, too_young
 */
export async function requireBookable(
  trx: Trx,
  { userId, isPrepaid, now, isSalon = false, orderId }: VisitCustomer,
  wishes: readonly VisitWish[],
): Promise<void> {
  if (wishes.length === 0) return;
  if (userId !== null) await lockCustomer(trx, userId);
  const exceptVisitId = wishes[0]?.exceptVisitId ?? null;
  const history = userId === null ? null : await selectCustomerHistory(trx, userId, exceptVisitId);
  const ofGuest = userId === null && orderId ? await selectOrderEpilation(trx, orderId, exceptVisitId) : [];
  const known = [...(history?.epilation ?? ofGuest)];
  // A first visit has none to keep its distance from.
  const isCompared = known.length > 0 || wishes.length > 1;
  for (const { productId, startAt, chosenProductIds = [] } of wishes) {
    const bodyPartIds = isCompared ? await selectEpilationParts(trx, productId, chosenProductIds) : [];
    const sameParts = known
      .filter((visit) => visit.bodyPartIds.some((id) => bodyPartIds.includes(id)))
      .map(({ date }) => date);
    const noShows = isSalon ? 0 : (history?.noShows ?? 0);
    const customer = { noShows, dateBirth: history?.dateBirth ?? null, isPrepaid, sameParts };
    const refusal = customerRefusal(customer, startAt, now);
    if (refusal) throw toError(refusal);
    known.push({ date: localOf(startAt).date, bodyPartIds });
  }
}

/** Refusals of `requireBookable`, as calls declare them. */
export const VISIT_REFUSALS: readonly string[] = [
  '409 interval_too_short',
  '409 notice_too_short',
  '409 prepayment_required',
  '409 too_young',
];

/** A refusal as an API error: 409, with the instant from which it is allowed. */
export function toError(refusal: BookingRefusal): ApiError {
  const details = 'from' in refusal ? { details: { from: isoInZone(refusal.from) } } : {};
  return new ApiError(409, refusal.code, details);
}

/** Whether the order has a slot and its customer's no-shows require prepayment. */
export async function needsPrepayment(trx: Trx, orderId: string): Promise<boolean> {
  const found = await sql<{ userId: string | null }>`select o.user_id as "userId" from orders o
    where o.id = ${orderId} and exists (select from order_items i join visits v on v.order_item_id = i.id
      where i.order_id = o.id and v.state in ('held', 'released'))`.execute(trx);
  const userId = found.rows[0]?.userId;
  if (!userId) return false;
  const { noShows } = await selectCustomerHistory(trx, userId, null);
  return asksForPrepayment(noShows);
}
