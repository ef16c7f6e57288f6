import { sql } from 'kysely';

/** Ids of the items of a user's orders, as a subselect. */
export const ownOrderItems = (userId: string) => sql`(select i.id from order_items i join orders o on o.id = i.order_id
  where o.user_id = ${userId}::uuid)`;
