import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { confirmedLabel, RECORD_ID } from './cart-queries';

/** One treatment that a salon sells at its desk. */
export interface DeskLine {
  marketId: string;
  currency: string;
  /** Who buys: an account, or a visitor's id. */
  buyer: { userId: string } | { visitorId: string };
  productId: string;
  quantity: number;
  isConfirmed: boolean;
}

/**
 * A cart of its own with one line, already ordered: what the buyer has in an open cart stays there.
 * @returns its id
 * @throws 404 for a treatment that is not on sale
 */
export async function makeDeskCart(trx: Trx, line: DeskLine): Promise<string> {
  const [userId, visitorId] = 'userId' in line.buyer ? [line.buyer.userId, null] : [null, line.buyer.visitorId];
  const sold = RECORD_ID.test(line.productId)
    ? await sql<{ type: string }>`select type from products where id = ${line.productId} and enabled
        and type in ('product', 'package')`.execute(trx)
    : null;
  const type = sold?.rows[0]?.type;
  if (type === undefined) throw notFound();
  const made = await sql<{ id: string }>`with cart as (
      insert into carts (market_id, user_id, visitor_id, currency, state, version)
      values (${line.marketId}, ${userId}, ${visitorId}, ${line.currency}, 'ordered', 1) returning id),
    line as (insert into cart_items (cart_id, item_type, product_id, quantity, confirmed_label)
      select cart.id, ${type}, ${line.productId}::bigint, ${line.quantity}::int,
        ${confirmedLabel(sql`${line.productId}::bigint`, line.isConfirmed)} from cart)
    select id from cart`.execute(trx);
  return made.rows[0]?.id ?? '';
}
