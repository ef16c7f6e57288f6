import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { type PersonalData, personalDataOrder } from '../../../platform/personal-data';

/**
 * Assigns to a customer the guest orders and visits made with the phone that is verified now. Only a verified phone
 * does that; orders of a deleted account stay without an owner. Each domain links its own rows.
 * Source: readings.md, "Sessions, visitors, cookies".
 * @returns how many orders became the customer's
 */
export async function linkGuestOrders(
  trx: Trx,
  userId: string,
  { phonePrefix, phone }: { phonePrefix: string; phone: string },
  personalData: readonly PersonalData[],
): Promise<number> {
  const guests = await sql<{ id: string }>`select id from orders
    where phone_prefix = ${phonePrefix} and phone = ${phone} and user_id is null and not is_unlinked
    order by id for update`.execute(trx);
  const orderIds = guests.rows.map(({ id }) => id);
  if (orderIds.length === 0) return 0;
  for (const domain of personalDataOrder(personalData).change) await domain.link?.(trx, { userId, orderIds });
  // Earlier visits end the first-time status.
  await sql`update users set is_first_event = false where id = ${userId} and exists (
    select from visits v join order_items i on i.id = v.order_item_id
    where i.order_id = any(${orderIds}::uuid[]) and v.state = 'done')`.execute(trx);
  return orderIds.length;
}
