import type { CartItemType } from '@aksamit/contracts';
import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { takeCartHolds, takeHoldWindows } from '../../booking/slots';
import { takeWaitingPlaces } from '../../booking/waiting-list';
import { holderOf } from './cart-owner';
import { raiseVersion } from './cart-queries';
import { hasPrice } from './sold-quantity';

interface Join {
  userId: string;
  visitorUniqueId: string;
  marketId: string;
  now?: Date;
}

interface OpenCart {
  id: string;
  userId: string | null;
}

/**
 * Joins a visitor's cart to the customer's at login: quantities add up, nothing is lost, and a repeat changes nothing.
 * The visitor's waiting-list entries in this market become the customer's too. Logins of one customer wait for each
 * other; both carts are locked in id order, the waiting-list entries after them. Source: readings.md, "Sessions,
 * visitors, cookies".
 */
export async function joinVisitorCart(
  db: Db,
  { userId, visitorUniqueId, marketId, now = new Date() }: Join,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`select from users where id = ${userId} for update`.execute(trx);
    const carts = await sql<OpenCart>`select c.id, c.user_id as "userId" from carts c
      where c.state = 'open' and c.market_id = ${marketId} and (c.user_id = ${userId} or (c.user_id is null
        and c.visitor_id = (select v.id from visitors v where v.unique_id = ${visitorUniqueId})))
      order by c.id for update`.execute(trx);
    await takeWaitingPlaces(trx, { userId, visitorUniqueId, marketId });
    const guest = carts.rows.find((cart) => cart.userId === null);
    const own = carts.rows.find((cart) => cart.userId !== null);
    const holder = holderOf({ kind: 'user', userId });
    await takeHoldWindows(trx, { from: holderOf({ kind: 'visitor', visitorUniqueId }), to: holder });
    if (!guest) return;
    if (!own) {
      await sql`update carts set user_id = ${userId}, updated_at = now() where id = ${guest.id}`.execute(trx);
      await takeCartHolds(trx, guest.id, { userId, holder });
      return;
    }
    await bringLines(trx, { from: guest.id, to: own.id }, { market: { id: marketId }, now });
    await takeCartHolds(trx, own.id, { userId, holder });
    // Code and voucher are not combined: the one on the customer's own cart stays alone.
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

interface JoinedLine {
  id: string;
  itemType: CartItemType;
  productId: string;
  quantity: number;
  isAccepted: boolean;
  /** Without slot and data: equal to another one of the same treatment. */
  isPlain: boolean;
  isOwn: boolean;
}

/**
 * Equal lines are merged where so many pieces are sold; every other line moves unchanged, since holds belong to lines,
 * and nothing is lost.
 */
async function bringLines(
  trx: Trx,
  { from, to }: { from: string; to: string },
  moment: Parameters<typeof hasPrice>[1],
): Promise<void> {
  const { rows: lines } = await sql<JoinedLine>`select id, item_type as "itemType", product_id::text as "productId",
      quantity, is_accepted as "isAccepted", data is null and start_at is null as "isPlain", cart_id = ${to} as "isOwn"
    from cart_items where cart_id in (${from}, ${to}) order by quantity, created_at, id`.execute(trx);
  for (const theirs of lines.filter(({ isOwn }) => !isOwn)) {
    const isAlike = (line: JoinedLine) =>
      line.isOwn && line.isPlain && line.productId === theirs.productId && line.isAccepted === theirs.isAccepted;
    const mine = theirs.isPlain ? lines.find(isAlike) : undefined;
    if (mine && (await hasPrice(trx, moment, mine, mine.quantity + theirs.quantity))) {
      mine.quantity += theirs.quantity;
      await sql`update cart_items set quantity = ${mine.quantity}, confirmed_label = coalesce(confirmed_label,
          (select t.confirmed_label from cart_items t where t.id = ${theirs.id})) where id = ${mine.id}`.execute(trx);
    } else {
      await sql`update cart_items set cart_id = ${to} where id = ${theirs.id}`.execute(trx);
    }
  }
}
