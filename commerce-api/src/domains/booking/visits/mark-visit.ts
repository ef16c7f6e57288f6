import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { endFirstTime } from '../../people/accounts';
import { finishUsedOrder, type LockedOrder, lockOrder } from '../../sales/orders';
import { bookingError } from '../errors';
import { mayVisitBecome, type VisitState } from '../slots';

/** The outcome of a visit as the salon records it. Refused: not done for safety, a new date is offered. */
export type SalonMark = 'done' | 'noShow' | 'refused' | 'canceled';

/**
 * Marks a visit for the salon. A done visit ends the customer's first-time status; an order whose visits are all used
 * is done. Idempotent. Source: readings.md, "Visits and slots" and "Orders".
 * @throws 404, 409 event_closed when the visit's state does not allow it
 */
export async function markVisit(trx: Trx, visitId: string, mark: SalonMark): Promise<void> {
  const visit = await lockMarked(trx, visitId);
  if (visit.state === mark) return;
  if (!mayVisitBecome(visit.state, mark)) throw bookingError('409 event_closed');
  const isOff = mark === 'canceled' || mark === 'refused';
  await sql`update visits set state = ${mark}, sequence = sequence + ${isOff ? 1 : 0}, updated_at = now()
    where id = ${visitId}`.execute(trx);
  if (mark === 'done') await endFirstTime(trx, visitId);
  if (visit.order) await finishUsedOrder(trx, visit.order);
}

/** The visit with the rows of its order, if it has one, and itself locked, in this order. @throws 404 */
async function lockMarked(trx: Trx, visitId: string) {
  const order = await lockOrderOf(trx, visitId);
  const locked = await sql<{ state: VisitState }>`select state from visits
    where id = ${visitId} and state not in ('held', 'released') for update`.execute(trx);
  const visit = locked.rows[0];
  if (!visit) throw notFound();
  return { ...visit, order };
}

/** Locks the row of the order that a visit was bought with; null: a visit without one. */
export async function lockOrderOf(trx: Trx, visitId: string): Promise<LockedOrder | null> {
  const found = await sql<{ orderId: string | null }>`select i.order_id as "orderId" from visits v
    left join order_items i on i.id = v.order_item_id where v.id = ${visitId}`.execute(trx);
  const orderId = found.rows[0]?.orderId ?? null;
  return orderId === null ? null : lockOrder(trx, orderId);
}
