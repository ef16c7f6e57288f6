import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { findFreeDays, findTreatment } from '../slots';

interface MovedVisit {
  orderId: string;
  eventId: string;
  now: Date;
}

interface DaysWanted {
  locationId: string;
  /** Omitted: times of anyone. */
  therapistId?: string | undefined;
  date: string;
  days: number;
}

/**
 * Days with the times to which a visit of an order may be moved, or a canceled one booked again: its own length, its
 * present time counted as free, its treatment even if it is sold no more.
 * @returns null when the order has no such visit, or there is no such salon
 */
export async function findDaysToMoveTo(
  db: Db,
  { orderId, eventId, now }: MovedVisit,
  { locationId, therapistId, date, days }: DaysWanted,
) {
  const found = await sql<{ productId: string; minutes: number }>`select v.product_id::text as "productId",
      (extract(epoch from upper(v.during) - lower(v.during)) / 60)::int as minutes
    from visits v join order_items i on i.id = v.order_item_id
    where v.id = ${eventId} and i.order_id = ${orderId}
      and (v.state in ('canceled', 'refused') or (v.state = 'booked' and lower(v.during) > ${now}))
      and exists (select from locations l where l.id = ${locationId} and l.enabled)`.execute(db);
  const [visit] = found.rows;
  const treatment = visit ? await findTreatment(db, visit.productId, 'buyer') : null;
  if (!visit || !treatment) return null;
  const search = { locationId, treatment, now, minutes: visit.minutes, exceptVisitId: eventId, therapistId };
  return findFreeDays(db, search, date, days);
}
