import type { changeCartItemRequest } from '@aksamit/shared-kit/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { notFound } from '../../platform/api-error';
import { type Db, inTransaction, type Trx } from '../../platform/database';
import { type ChangeContext, checkPlace, requirePrice } from './add-cart-item';
import { findCartOfItem, lockCart, raiseVersion } from './cart-queries';
import { requireUuid } from './open-cart';

/** The open cart of the line, locked. @throws 404 when the line is gone or another's */
async function lockCartOfItem(trx: Trx, itemId: string, { owner, market }: ChangeContext): Promise<string> {
  const cartId = await findCartOfItem(trx, requireUuid(itemId), owner, market.id);
  const locked = cartId ? await lockCart(trx, cartId, owner, market.id) : null;
  if (locked?.state !== 'open') throw notFound();
  return locked.id;
}

/**
 * Changes a line.
 * @throws 404 when it is gone or another's, 422 no_price
 */
export async function changeCartItem(
  db: Db,
  context: ChangeContext,
  itemId: string,
  input: z.output<typeof changeCartItemRequest>,
): Promise<{ cartId: string }> {
  return inTransaction(db, async (trx) => {
    await checkPlace(trx, input);
    const cartId = await lockCartOfItem(trx, itemId, context);
    const found = await sql<{ productId: string }>`select product_id::text as "productId" from cart_items
      where id = ${itemId}`.execute(trx);
    const line = found.rows[0];
    if (!line) throw notFound();
    if (input.quantity !== undefined) await requirePrice(trx, context, line.productId, input.quantity);
    const data = input.data ? JSON.stringify(input.data) : null;
    await sql`update cart_items set
        quantity = coalesce(${input.quantity ?? null}::integer, quantity),
        is_accepted = coalesce(${input.isAccepted ?? null}::boolean, is_accepted),
        location_id = case when ${input.locationId !== undefined} then ${input.locationId ?? null}::bigint
          else location_id end,
        data = case when ${input.data !== undefined} then ${data}::jsonb else data end
      where id = ${itemId}`.execute(trx);
    await raiseVersion(trx, cartId);
    return { cartId };
  });
}

/** Takes a line out. @throws 404 when it is gone or another's */
export async function removeCartItem(db: Db, context: ChangeContext, itemId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const cartId = await lockCartOfItem(trx, itemId, context);
    const removed = await sql`delete from cart_items where id = ${itemId}`.execute(trx);
    if (removed.numAffectedRows === 0n) throw notFound();
    await raiseVersion(trx, cartId);
  });
}
