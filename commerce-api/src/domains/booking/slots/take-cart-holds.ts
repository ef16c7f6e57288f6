import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';

/** A cart's holds become the customer's at login, and count as theirs. */
export async function takeCartHolds(
  trx: Trx,
  cartId: string,
  { userId, holder }: { userId: string; holder: string },
): Promise<void> {
  await sql`update visits v set holder = ${holder}, user_id = ${userId}, updated_at = now()
    from cart_items i where i.cart_id = ${cartId} and v.cart_item_id = i.id and v.state = 'held'
      and v.hold_expires_at > now()`.execute(trx);
}
