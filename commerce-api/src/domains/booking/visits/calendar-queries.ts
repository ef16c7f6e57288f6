import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import type { CalendarVisit } from '../../operations/documents';

/** Visits of an order for calendar files, and the order's number. */
export async function selectCalendar(db: Db, orderId: string, locale: 'pl' | 'en') {
  const order = await sql<{ number: string }>`select number from orders where id = ${orderId}`.execute(db);
  const found = await sql<CalendarVisit>`
    select v.id, v.state, v.sequence, i.name ->> ${locale}::text as "productName",
      l.name ->> ${locale}::text as "locationName", ci.name as city, l.address, l.postal_code as "postalCode", l.lat,
      l.lng, l.email as "salonEmail", lower(v.during) as "startAt", upper(v.during) as "endAt", v.created_at as "createdAt",
      v.updated_at as "updatedAt"
    from visits v join order_items i on i.id = v.order_item_id join locations l on l.id = v.location_id
      join cities ci on ci.id = l.city_id
    where i.order_id = ${orderId} and v.state not in ('held', 'released') order by lower(v.during), v.id`.execute(db);
  return { number: order.rows[0]?.number ?? '', visits: found.rows };
}
