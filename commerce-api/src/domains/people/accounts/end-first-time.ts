import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';

/** A done visit ends the first-time status of its customer, if it has one. Idempotent. */
export async function endFirstTime(trx: Trx, visitId: string): Promise<void> {
  await sql`update users set is_first_event = false from visits v left join order_items i on i.id = v.order_item_id
      left join orders o on o.id = i.order_id
    where v.id = ${visitId} and users.id = coalesce(o.user_id, v.user_id) and users.is_first_event`.execute(trx);
}
