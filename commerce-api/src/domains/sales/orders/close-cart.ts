import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { endWaitingForCart } from '../../booking/waiting-list';

/**
 * The cart has become an order; the next call makes a new one. Waiting-list entries from before the purchase are
 * managed in the panel from now on, if at all.
 */
export async function closeCart(trx: Trx, cartId: string): Promise<void> {
  await sql`with waiting as (${endWaitingForCart(cartId)})
    update carts set state = 'ordered', version = version + 1, updated_at = now() where id = ${cartId}`.execute(trx);
}

/** Deselected lines were not ordered: they move to the shopper's next cart. Call it once the cart is closed. */
export async function moveDeselectedItems(trx: Trx, cartId: string): Promise<void> {
  await sql`with next as (insert into carts (market_id, user_id, visitor_id, currency, version)
      select market_id, user_id, visitor_id, currency, 1 from carts where id = ${cartId} returning id)
    update cart_items i set cart_id = next.id from next where i.cart_id = ${cartId} and not i.is_accepted`.execute(trx);
}
