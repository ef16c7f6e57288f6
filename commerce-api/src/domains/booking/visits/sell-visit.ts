/** Visits that were agreed by phone: their treatment is sold once the customer pays for it. */
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';

/** A visit for which a salon sells something. */
export interface UnsoldVisit {
  id: string;
  state: 'booked' | 'done' | 'noShow' | 'refused' | 'canceled';
  locationId: string;
  productId: string;
  /** Of its order; null: it was agreed by phone. */
  orderId: string | null;
  /** As it was written down with a visit by phone; null: nothing was. */
  firstName: string | null;
  lastName: string | null;
  phonePrefix: string | null;
  phone: string | null;
}

/** A visit with its row locked: two people at the desk sell it once. Null when there is none. */
export async function findUnsoldVisit(trx: Trx, visitId: string): Promise<UnsoldVisit | null> {
  // By its own statement: one that waited for the lock would not see the order that was written meanwhile.
  await sql`select from visits where id = ${visitId} for no key update`.execute(trx);
  const found = await sql<UnsoldVisit>`select v.id, v.state, v.location_id::text as "locationId",
      v.product_id::text as "productId", (select i.order_id from order_items i where i.id = v.order_item_id) as "orderId",
      n.first_name as "firstName", n.last_name as "lastName", n.phone_prefix as "phonePrefix", n.phone
    from visits v left join visit_notes n on n.visit_id = v.id
    where v.id = ${visitId} and v.state not in ('held', 'released')`.execute(trx);
  return found.rows[0] ?? null;
}

/** The visit is that of a purchase from now on. The salon held its interview itself, as of all visits by phone. */
export async function sellVisit(trx: Trx, visitId: string, orderItemId: string): Promise<void> {
  await sql`update visits set order_item_id = ${orderItemId}, is_by_salon = true, updated_at = now()
    where id = ${visitId}`.execute(trx);
}
