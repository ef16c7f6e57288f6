import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '../../platform/database';
import { holderOf } from './add-cart-item';
import { raiseVersion } from './cart-queries';

interface Join {
  userId: string;
  visitorUniqueId: string;
  marketId: string;
}

interface OpenCart {
  id: string;
  userId: string | null;
}

/**
 * Joins a visitor's cart to the customer's at login: quantities add up, nothing is lost, doing it twice changes
 * nothing. Logins of one customer wait for each other; both carts are locked in id order.
 * Source: readings.md, "Sessions, visitors, cookies".
 */
export async function joinVisitorCart(db: Db, { userId, visitorUniqueId, marketId }: Join): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`select from users where id = ${userId} for update`.execute(trx);
    const carts = await sql<OpenCart>`select c.id, c.user_id as "userId" from carts c
      where c.state = 'open' and c.market_id = ${marketId} and (c.user_id = ${userId} or (c.user_id is null
        and c.visitor_id = (select v.id from visitors v where v.unique_id = ${visitorUniqueId})))
      order by c.id for update`.execute(trx);
    const guest = carts.rows.find((cart) => cart.userId === null);
    const own = carts.rows.find((cart) => cart.userId !== null);
    if (!guest) return;
    if (!own) {
      await sql`update carts set user_id = ${userId}, updated_at = now() where id = ${guest.id}`.execute(trx);
      await takeHolds(trx, guest.id, userId);
      return;
    }
    // Plain lines of one treatment become one, 99 at the most: no line holds more.
    await sql`update cart_items mine set quantity = least(99, mine.quantity + theirs.quantity),
        is_accepted = mine.is_accepted or theirs.is_accepted
      from cart_items theirs
      where mine.cart_id = ${own.id} and theirs.cart_id = ${guest.id} and mine.product_id = theirs.product_id
        and mine.data is null and theirs.data is null and mine.start_at is null and theirs.start_at is null`.execute(
      trx,
    );
    // A line with a slot moves as it is: its hold hangs on it.
    await sql`update cart_items set cart_id = ${own.id} where cart_id = ${guest.id} and start_at is not null`.execute(
      trx,
    );
    await sql`insert into cart_items (cart_id, item_type, product_id, quantity, data, location_id, start_at, is_accepted,
        created_at)
      select ${own.id}::uuid, item_type, product_id, quantity, data, location_id, start_at, is_accepted, created_at
      from cart_items theirs where cart_id = ${guest.id} and not (theirs.data is null and theirs.start_at is null
        and exists (select from cart_items mine where mine.cart_id = ${own.id} and mine.product_id = theirs.product_id
          and mine.data is null and mine.start_at is null))`.execute(trx);
    await takeHolds(trx, own.id, userId);
    // Code and voucher are not combined: what lies on the customer's own cart stays alone.
    await sql`update carts mine set
        discount_code_id = case when mine.voucher_id is null
          then coalesce(mine.discount_code_id, theirs.discount_code_id) end,
        voucher_id = case when mine.discount_code_id is null then coalesce(mine.voucher_id, theirs.voucher_id) end
      from carts theirs where mine.id = ${own.id} and theirs.id = ${guest.id}`.execute(trx);
    await sql`update carts set state = 'joined', joined_into = ${own.id}, updated_at = now()
      where id = ${guest.id}`.execute(trx);
    await raiseVersion(trx, own.id);
  });
}

/** What a cart holds is the customer's from now on, and counts as theirs. */
async function takeHolds(trx: Trx, cartId: string, userId: string): Promise<void> {
  await sql`update visits v set holder = ${holderOf({ kind: 'user', userId })}, user_id = ${userId}, updated_at = now()
    from cart_items i where i.cart_id = ${cartId} and v.cart_item_id = i.id and v.state = 'held'
      and v.hold_expires_at > now()`.execute(trx);
}
