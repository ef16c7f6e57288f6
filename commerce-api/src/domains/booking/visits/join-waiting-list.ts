import { sql } from 'kysely';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { bookingError } from '../errors';
import { bookingPolicies } from '../policies';
import { findDayOfSlots, localOf } from '../slots';
import { type BookingRequest, requireVisit } from './book-visit';
import type { VisitBooking } from './lock-visit';

/**
 * Puts a bought treatment on the waiting list of a salon for the day of the requested time. Idempotent.
 * @returns id of the entry
 * @throws 409 day_not_full with the day's first free slots, too_many_places, and all that forbids the visit itself;
 * 404;
 *   422 for a day on which the salon does not offer it
 */
export async function joinWaitingList(trx: Trx, change: VisitBooking, booking: BookingRequest): Promise<string> {
  const { userId, market, now } = change;
  const { orderProductId, locationId, startAt } = booking;
  const { productId } = await requireVisit(trx, change, booking);
  const day = await findDayOfSlots(trx, { locationId, startAt, productId, market, userId, now, isBought: true });
  if (!day) throw notFound();
  if (!day.isOffered) throw invalidFields({ startAt: ['slot_not_offered'] });
  if (day.slots.length > 0) {
    const free = day.slots.slice(0, 3).map((slot) => ({ locationId, startAt: slot.startAt.toISOString() }));
    throw bookingError('409 day_not_full', { details: { alternatives: free } });
  }
  const { date } = localOf(startAt);
  // Counted under the customer's lock, which requireVisit has taken.
  const others = await sql<{ count: number }>`select count(*)::int as count from waiting_list
    where user_id = ${userId} and not (order_item_id = ${orderProductId} and location_id = ${locationId}
      and date = ${date})`.execute(trx);
  if ((others.rows[0]?.count ?? 0) >= bookingPolicies.everywhere.waitingDaysPerCustomer)
    throw bookingError('409 too_many_places');
  const written = await sql<{ id: string }>`
    insert into waiting_list (user_id, order_item_id, location_id, date, start_at)
    values (${userId}, ${orderProductId}, ${locationId}, ${date}, ${startAt})
    on conflict (order_item_id, location_id, date) do update set start_at = excluded.start_at
    returning id`.execute(trx);
  return written.rows[0]?.id ?? '';
}
