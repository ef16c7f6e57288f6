import type { addCartItemRequest, CartItemType, Market } from '@aksamit/shared-kit/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { ApiError, invalidFields, notFound } from '../../platform/api-error';
import { type Db, inTransaction, type Trx } from '../../platform/database';
import { holdSlot, withAlternatives } from '../bookings';
import type { CartOwner } from './cart-owner';
import { findProductType, isLocation, raiseVersion } from './cart-queries';
import { checkItemData } from './item-data';
import { priceLines } from './line-prices';
import { lockOpenCart } from './open-cart';

const RECORD_ID = /^[1-9]\d{0,17}$/;
const MOST_LINES = 50;

export interface ChangeContext {
  owner: CartOwner;
  market: Market;
  currency: string;
  now: Date;
  /** The caller's address: holds of slots are counted by it. */
  address: string;
}

/** Customer or visitor, as one word. */
export const holderOf = (owner: CartOwner) =>
  owner.kind === 'user' ? `customer:${owner.userId}` : `visitor:${owner.visitorUniqueId}`;

/** Holds a slot for a line of a locked cart. @throws SlotTaken, and 422 without a salon */
export async function holdForLine(
  trx: Trx,
  { owner, market, now, address }: ChangeContext,
  line: { id: string; productId: string; locationId: string | null; startAt: string },
): Promise<void> {
  if (line.locationId === null) throw invalidFields({ locationId: ['required'] });
  await holdSlot(trx, {
    cartItemId: line.id,
    productId: line.productId,
    locationId: line.locationId,
    startAt: new Date(line.startAt),
    market,
    userId: owner.kind === 'user' ? owner.userId : null,
    holder: holderOf(owner),
    address,
    now,
  });
}

/** @throws 422 no_price when the matrix has no row for the quantity */
export async function requirePrice(
  trx: Trx,
  { market, now }: ChangeContext,
  { itemType, productId }: { itemType: CartItemType; productId: string },
  quantity: number,
) {
  // A voucher costs what it is worth.
  if (itemType === 'voucher') return;
  const [price] = await priceLines(trx, { marketId: market.id, now, lines: [{ productId, quantity }] });
  if (!price) throw new ApiError(422, 'no_price', { fields: { quantity: ['no_price'] } });
}

/** @throws 404 for a salon that is not there */
export async function checkPlace(trx: Trx, { locationId }: { locationId?: string | null | undefined }): Promise<void> {
  if (locationId && !(RECORD_ID.test(locationId) && (await isLocation(trx, locationId)))) throw notFound();
}

/** A voucher is for any time and salon. @throws 422 with startAt or locationId */
export function refuseSlotOfVoucher(
  itemType: CartItemType,
  { startAt, locationId }: { startAt?: string | null | undefined; locationId?: string | null | undefined },
): void {
  if (itemType !== 'voucher') return;
  if (startAt) throw invalidFields({ startAt: ['not_allowed'] });
  if (locationId) throw invalidFields({ locationId: ['not_allowed'] });
}

/**
 * Puts something into the cart; the same treatment again makes its line's quantity larger.
 * @returns ids of the cart and of the line
 * @throws 404 for an unknown item, salon or cart, 409 slot_taken, 422 no_price, too_many_lines, or by field of `data`
 */
export async function addCartItem(
  db: Db,
  context: ChangeContext,
  input: z.output<typeof addCartItemRequest>,
): Promise<{ cartId: string; itemId: string }> {
  const { itemType, itemId } = input;
  refuseSlotOfVoucher(itemType, input);
  if (!RECORD_ID.test(itemId)) throw notFound();
  const work = async (trx: Trx) => {
    if ((await findProductType(trx, itemId)) !== itemType) throw notFound();
    await checkPlace(trx, input);
    const { market } = context;
    const data = await checkItemData(trx, { itemType, itemId, data: input.data ?? null, market });
    const place = { owner: context.owner, marketId: context.market.id, currency: context.currency };
    const cartId = await lockOpenCart(trx, place, input.cartId ?? null);
    const isPlain = !data && !input.startAt;
    const lines = await sql<{ id: string; quantity: number; isSame: boolean }>`
      select id, quantity, product_id = ${itemId} and data is null and start_at is null as "isSame"
      from cart_items where cart_id = ${cartId}`.execute(trx);
    const same = isPlain ? lines.rows.find((line) => line.isSame) : undefined;
    if (!same && lines.rows.length >= MOST_LINES) throw new ApiError(422, 'too_many_lines');
    const quantity = input.quantity + (same?.quantity ?? 0);
    if (quantity > 99) throw new ApiError(422, 'no_price', { fields: { quantity: ['no_price'] } });
    await requirePrice(trx, context, { itemType, productId: itemId }, quantity);
    const written = same
      ? await sql<{ id: string }>`update cart_items set quantity = ${quantity}, is_accepted = true,
          location_id = coalesce(${input.locationId ?? null}::bigint, location_id)
          where id = ${same.id} returning id`.execute(trx)
      : await sql<{ id: string }>`insert into cart_items (cart_id, item_type, product_id, quantity, data, location_id,
            start_at)
          values (${cartId}, ${itemType}, ${itemId}, ${quantity},
            ${data ? JSON.stringify(data) : null}::jsonb, ${input.locationId ?? null},
            ${input.startAt ?? null}::timestamptz) returning id`.execute(trx);
    const id = written.rows[0]?.id ?? '';
    if (input.startAt) {
      const locationId = input.locationId ?? null;
      await holdForLine(trx, context, { id, productId: itemId, locationId, startAt: input.startAt });
    }
    await raiseVersion(trx, cartId);
    return { cartId, itemId: id };
  };
  return withAlternatives(db, () => inTransaction(db, work));
}
