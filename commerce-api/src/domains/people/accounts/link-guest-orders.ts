import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';

/**
 * Assigns to a customer the guest orders and visits made with the phone that is verified now. Only a verified phone
 * does that; orders of a deleted account stay without an owner. Source: readings.md, "Sessions, visitors, cookies".
 * @returns how many orders became the customer's
 */
export async function linkGuestOrders(
  trx: Trx,
  userId: string,
  { phonePrefix, phone }: { phonePrefix: string; phone: string },
): Promise<number> {
  const guests = await sql<{ id: string }>`select id from orders
    where phone_prefix = ${phonePrefix} and phone = ${phone} and user_id is null and not is_unlinked
    order by id for update`.execute(trx);
  const ids = guests.rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await sql`update orders set user_id = ${userId} where id = any(${ids}::uuid[])`.execute(trx);
  await sql`update visits v set user_id = ${userId} from order_items i
    where i.id = v.order_item_id and i.order_id = any(${ids}::uuid[]) and v.user_id is null`.execute(trx);
  // Earlier visits end the first-time status.
  await sql`update users set is_first_event = false where id = ${userId} and exists (
    select from visits v join order_items i on i.id = v.order_item_id
    where i.order_id = any(${ids}::uuid[]) and v.state = 'done')`.execute(trx);
  return ids.length;
}
