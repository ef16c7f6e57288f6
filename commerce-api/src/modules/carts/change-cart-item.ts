import type { CartItemType, changeCartItemRequest } from '@aksamit/shared-kit/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { invalidFields, notFound } from '../../platform/api-error';
import { type Db, inTransaction, type Trx } from '../../platform/database';
import { releaseHold, renewHold, withAlternatives } from '../bookings';
import { type ChangeContext, checkPlace, holdForLine, refuseSlotOfVoucher, requirePrice } from './add-cart-item';
import { lockCartOf, raiseVersion } from './cart-queries';
import { checkItemData } from './item-data';
import { requireUuid } from './open-cart';

/** The open cart of the line, locked. @throws 404 when the line is gone or another's */
async function lockCartOfItem(trx: Trx, itemId: string, { owner, market }: ChangeContext): Promise<string> {
  const cartId = await lockCartOf(trx, requireUuid(itemId), owner, market.id);
  if (cartId === null) throw notFound();
  return cartId;
}

/**
 * Changes a line. One that becomes alike to another, without slot and data, takes the other in.
 * @throws 404 when it is gone or another's, SlotTaken, 422 no_price
 */
export async function changeCartItem(
  trx: Trx,
  context: ChangeContext,
  itemId: string,
  input: z.output<typeof changeCartItemRequest>,
): Promise<{ cartId: string }> {
  await checkPlace(trx, input);
  const cartId = await lockCartOfItem(trx, itemId, context);
  const line = await findLine(trx, itemId);
  refuseSlotOfVoucher(line.itemType, input);
  const startAt = input.startAt === undefined ? line.startAt : input.startAt;
  const absorbed = startAt === null ? await absorbPlainTwin(trx, cartId, itemId, input) : 0;
  const quantity = absorbed > 0 ? Math.min(99, (input.quantity ?? line.quantity) + absorbed) : input.quantity;
  if (quantity !== undefined) await requirePrice(trx, context, line, quantity);
  const locationId = input.locationId === undefined ? line.locationId : input.locationId;
  const { market } = context;
  const checked =
    input.data === undefined
      ? null
      : await checkItemData(trx, { itemType: line.itemType, itemId: line.productId, data: input.data, market });
  const data = checked ? JSON.stringify(checked) : null;
  await sql`with cart as (update carts set version = version + 1, updated_at = now() where id = ${cartId})
      update cart_items set
        quantity = coalesce(${quantity ?? null}::integer, quantity),
        is_accepted = coalesce(${input.isAccepted ?? null}::boolean, is_accepted),
        location_id = ${locationId}::bigint,
        start_at = ${startAt}::timestamptz,
        data = case when ${input.data !== undefined} then ${data}::jsonb else data end
      where id = ${itemId}`.execute(trx);
  const isElsewhere = locationId !== line.locationId || (startAt && Date.parse(startAt)) !== line.startsAt;
  // What was put aside holds nothing; its time is taken when it is taken back.
  const isAccepted = input.isAccepted ?? line.isAccepted;
  if (startAt === null || !isAccepted) await releaseHold(trx, itemId);
  else if (isElsewhere || input.startAt || input.isAccepted) {
    await holdForLine(trx, context, { id: itemId, productId: line.productId, locationId, startAt });
  }
  return { cartId };
}

/**
 * A line that becomes a plain one (its slot or data given back) takes in the plain line of the same treatment.
 * @returns quantity of the line that was taken in
 */
async function absorbPlainTwin(
  trx: Trx,
  cartId: string,
  itemId: string,
  { startAt, data }: z.output<typeof changeCartItemRequest>,
): Promise<number> {
  const removed = await sql<{ quantity: number }>`delete from cart_items twin using cart_items line
    where line.id = ${itemId} and twin.cart_id = ${cartId} and twin.id <> line.id
      and twin.product_id = line.product_id and twin.data is null and twin.start_at is null
      and (case when ${startAt !== undefined} then ${startAt ?? null}::timestamptz else line.start_at end) is null
      and (case when ${data !== undefined} then ${data ? JSON.stringify(data) : null}::jsonb else line.data end) is null
    returning twin.quantity`.execute(trx);
  return removed.rows[0]?.quantity ?? 0;
}

async function findLine(trx: Trx, itemId: string) {
  const found = await sql<{
    itemType: CartItemType;
    productId: string;
    quantity: number;
    locationId: string | null;
    startAt: string | null;
    isAccepted: boolean;
  }>`
    select item_type as "itemType", product_id::text as "productId", quantity, is_accepted as "isAccepted",
      location_id::text as "locationId", start_at as "startAt"
    from cart_items where id = ${itemId}`.execute(trx);
  const line = found.rows[0];
  if (!line) throw notFound();
  return { ...line, startsAt: line.startAt && Date.parse(line.startAt) };
}

/**
 * Renews the hold of a line's slot; one that has ended is taken again if the slot is still free.
 * @throws 404 when the line is gone or another's, 409 hold_expired with the nearest free slots, 422 without a slot and for a line that
 *   was put aside
 */
export async function renewCartItemHold(db: Db, context: ChangeContext, itemId: string): Promise<{ cartId: string }> {
  const work = async (trx: Trx) => {
    const cartId = await lockCartOfItem(trx, itemId, context);
    const { startAt, productId, locationId, isAccepted } = await findLine(trx, itemId);
    const line = { productId, locationId };
    if (startAt === null || !isAccepted) throw invalidFields({ startAt: ['required'] });
    if (!(await renewHold(trx, itemId, context.now))) await holdForLine(trx, context, { id: itemId, ...line, startAt });
    return { cartId };
  };
  return withAlternatives(db, () => inTransaction(db, work), 'hold_expired');
}

/** Takes a line out. @throws 404 when it is gone or another's */
export async function removeCartItem(trx: Trx, context: ChangeContext, itemId: string): Promise<void> {
  const cartId = await lockCartOfItem(trx, itemId, context);
  await releaseHold(trx, itemId);
  const removed = await sql`delete from cart_items where id = ${itemId}`.execute(trx);
  if (removed.numAffectedRows === 0n) throw notFound();
  await raiseVersion(trx, cartId);
}
