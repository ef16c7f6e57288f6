import { type RawBuilder, sql } from 'kysely';

/**
 * Statement: deletes the shopper's waiting-list entries for treatments that their cart orders. The order's transaction runs
 * it in one round trip with a statement of its own.
 */
export const endWaitingForCart = (cartId: string): RawBuilder<unknown> =>
  sql`delete from waiting_list w using carts c, cart_items i
    where c.id = ${cartId} and i.cart_id = c.id and i.is_accepted and w.product_id = i.product_id
      and (w.user_id = c.user_id or (w.user_id is null and w.visitor_id = c.visitor_id))`;
