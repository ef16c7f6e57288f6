import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { bookingPolicies } from '../policies';
import { toCustomerError } from './booking-errors';
import {
  lockCustomer,
  selectCustomerHistory,
  selectEpilationParts,
  selectOrderEpilation,
} from './visit-history-queries';
import { asksForPrepayment, customerRefusal } from './visit-rules';
import { localOf } from './zoned-time';

export interface RequestedVisit {
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
  /** The market of the order. */
  marketSlug: string;
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
  { userId, isPrepaid, marketSlug, now, isSalon = false, orderId }: VisitCustomer,
  requested: readonly RequestedVisit[],
): Promise<void> {
  if (requested.length === 0) return;
  const policies = bookingPolicies.of(marketSlug);
  if (userId !== null) await lockCustomer(trx, userId);
  const exceptVisitId = requested[0]?.exceptVisitId ?? null;
  const history = userId === null ? null : await selectCustomerHistory(trx, userId, exceptVisitId);
  const ofGuest = userId === null && orderId ? await selectOrderEpilation(trx, orderId, exceptVisitId) : [];
  const known = [...(history?.epilation ?? ofGuest)];
  // A first visit has none to keep its distance from.
  const isCompared = known.length > 0 || requested.length > 1;
  for (const { productId, startAt, chosenProductIds = [] } of requested) {
    const bodyPartIds = isCompared ? await selectEpilationParts(trx, productId, chosenProductIds) : [];
    const sameParts = known
      .filter((visit) => visit.bodyPartIds.some((id) => bodyPartIds.includes(id)))
      .map(({ date }) => date);
    const noShows = isSalon ? 0 : (history?.noShows ?? 0);
    const customer = { noShows, dateBirth: history?.dateBirth ?? null, isPrepaid, sameParts };
    const refusal = customerRefusal(customer, startAt, now, policies);
    if (refusal) throw toCustomerError(refusal, policies);
    known.push({ date: localOf(startAt).date, bodyPartIds });
  }
}

/** Whether the order has a slot and its customer's no-shows require prepayment. */
export async function needsPrepayment(trx: Trx, orderId: string): Promise<boolean> {
  const found = await sql<{ userId: string | null; marketSlug: string }>`select o.user_id as "userId",
      m.slug as "marketSlug" from orders o join markets m on m.id = o.market_id
    where o.id = ${orderId} and exists (select from order_items i join visits v on v.order_item_id = i.id
      where i.order_id = o.id and v.state in ('held', 'released'))`.execute(trx);
  const order = found.rows[0];
  if (!order?.userId) return false;
  const { noShows } = await selectCustomerHistory(trx, order.userId, null);
  return asksForPrepayment(noShows, bookingPolicies.of(order.marketSlug));
}
