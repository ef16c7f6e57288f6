import type { Market } from '@aksamit/contracts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { type LockedOrder, lockOrder } from '../../sales/orders';
import { bookingError } from '../errors';
import { bookingPolicies } from '../policies';
import { mayChangeVisit, tooLate, type VisitState } from '../slots';
import { isOrderOf, type VisitOwner } from './visit-owner';

/** A booking or a change by a customer online. */
interface OnlineChange {
  market: Pick<Market, 'id' | 'additionalVisitTime'>;
  now: Date;
  /** False: panels from before the questions of age, and of health before a move, need not answer them. */
  isAgeRequired: boolean;
}

/** The user who books a visit. */
export interface VisitBooking extends OnlineChange {
  userId: string;
}

/** The owner who changes a visit. */
export interface VisitChange extends OnlineChange {
  owner: VisitOwner;
}

export interface LockedVisit {
  id: string;
  order: LockedOrder;
  orderItemId: string;
  state: VisitState;
  locationId: string;
  therapistId: string;
  productId: string;
  startAt: Date;
  minutes: number;
  isFinal: boolean;
  /** Of the order. */
  marketSlug: string;
}

/**
 * A visit with the rows of its order and itself locked, in this order.
 * @throws 404 when it is another's, or only a hold
 */
export async function lockVisit(trx: Trx, visitId: string, owner: VisitOwner): Promise<LockedVisit> {
  const found = await sql<{ orderId: string; marketSlug: string }>`select o.id as "orderId", m.slug as "marketSlug"
    from visits v join order_items i on i.id = v.order_item_id join orders o on o.id = i.order_id
      join markets m on m.id = o.market_id
    where v.id = ${visitId} and ${isOrderOf(owner)}
      and v.state not in ('held', 'released')`.execute(trx);
  if (!found.rows[0]) throw notFound();
  const { orderId, marketSlug } = found.rows[0];
  const order = await lockOrder(trx, orderId);
  const locked = await sql<Omit<LockedVisit, 'order' | 'marketSlug' | 'startAt'> & { startAt: string }>`
    select id, order_item_id as "orderItemId", state, location_id::text as "locationId",
      therapist_id::text as "therapistId", product_id::text as "productId", lower(during) as "startAt",
      (extract(epoch from upper(during) - lower(during)) / 60)::int as minutes, is_final as "isFinal"
    from visits where id = ${visitId} for update`.execute(trx);
  const visit = locked.rows[0];
  if (!visit) throw notFound();
  return { ...visit, order, marketSlug, startAt: new Date(visit.startAt) };
}

/** @throws 409 event_closed when it is no longer ahead, too_late within the notice and when it is final */
export function requireChangeable(visit: LockedVisit, now: Date): void {
  if (visit.state !== 'booked') throw bookingError('409 event_closed');
  const policies = bookingPolicies.of(visit.marketSlug);
  if (!mayChangeVisit(visit, now, policies)) throw tooLate(policies);
}

/** The salon, if it is there. @throws 404 */
export async function requireSalon(trx: Trx, locationId: string): Promise<void> {
  const found = await sql`select from locations where id = ${locationId} and enabled`.execute(trx);
  if (found.rows.length === 0) throw notFound();
}
