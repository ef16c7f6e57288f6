import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { type Write, writeTogether } from '../../../platform/write-together';
import { endWaitingForCart } from '../../booking/waiting-list';

/**
 * The cart has become an order; the next call makes a new one. Waiting-list entries from before the purchase are
 * managed in the panel from now on, if at all.
 */
export const closingWrites = (cartId: string): Write[] => [
  endWaitingForCart(cartId),
  sql`update carts set state = 'ordered', version = version + 1, updated_at = now() where id = ${cartId}`,
];

/** Closes the cart; its deselected lines were not ordered: they move to the shopper's next cart. */
export async function closeAndMoveDeselected(trx: Trx, cartId: string): Promise<void> {
  await writeTogether(trx, closingWrites(cartId));
  await sql`with next as (insert into carts (market_id, user_id, visitor_id, currency, version)
      select market_id, user_id, visitor_id, currency, 1 from carts where id = ${cartId} returning id)
    update cart_items i set cart_id = next.id from next where i.cart_id = ${cartId} and not i.is_accepted`.execute(trx);
}
