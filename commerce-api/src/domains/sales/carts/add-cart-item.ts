import { randomUUID } from 'node:crypto';
import type { addCartItemRequest, CartItemType } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { salesError } from '../errors';
import { confirmedLabel, isOnSale, lockCart, RECORD_ID, raiseVersion } from './cart-queries';
import type { ChangedLine } from './change-cart-item';
import type { ChangeContext } from './change-context';
import { checkItemData } from './item-data';
import { prepareLineHold, refuseSlotOfVoucher, requireSalon } from './line-slot';
import { requireUuid } from './open-cart';
import { MOST_PIECES, noPrice, requirePrice } from './sold-quantity';

const MOST_LINES = 50;

type AddInput = z.output<typeof addCartItemRequest>;

/** A line as it is stored. */
interface NewLine {
  itemType: CartItemType;
  productId: string;
  quantity: number;
  /** JSON. */
  data: string | null;
  locationId: string | null;
  startAt: string | null;
  /** The checkbox of the product is checked. */
  isConfirmed: boolean;
}

/**
 * Adds an item to the cart; the same treatment again increases its line's quantity. A cart of the owner that has become
 * an order meanwhile is replaced by the open one.
 * @throws 404 for an unknown item, salon, visitor or cart, SlotTaken, 422 no_price, too_many_lines, or by field of
 * `data`
 */
export async function addCartItem(trx: Trx, context: ChangeContext, input: AddInput): Promise<ChangedLine> {
  const { itemType, itemId } = input;
  refuseSlotOfVoucher(itemType, input);
  if (!RECORD_ID.test(itemId)) throw notFound();
  // A line without any of these is written without looking up its product.
  const isPlain = itemType === 'product' && !input.data && !input.locationId && !input.cartId;
  if (!isPlain && !(await isOnSale(trx, itemType, itemId))) throw notFound();
  await requireSalon(trx, input);
  const { market, locale } = context;
  const data = await checkItemData(trx, { itemType, itemId, data: input.data ?? null, market, locale });
  const line: NewLine = {
    itemType,
    productId: itemId,
    quantity: input.quantity,
    data: data && JSON.stringify(data),
    locationId: input.locationId ?? null,
    startAt: input.startAt ?? null,
    isConfirmed: input.isConfirmed ?? false,
  };
  const written = await writeLine(trx, context, input.cartId ?? null, line);
  const { startAt } = line;
  if (!startAt) return { ...written, hold: null };
  await requirePrice(trx, context, line, line.quantity);
  return { ...written, hold: await prepareLineHold(trx, context, { ...line, id: written.itemId, startAt }) };
}

/** Writes the line into the owner's open cart, which is locked from then on and has its next version. */
async function writeLine(trx: Trx, context: ChangeContext, cartId: string | null, line: NewLine) {
  const named = cartId === null ? null : await lockNamedCart(trx, context, cartId);
  const opened = named === null ? await openCartWithLine(trx, context, line) : { cartId: named, itemId: null };
  if (opened.itemId !== null) return { cartId: opened.cartId, itemId: opened.itemId };
  return { cartId: opened.cartId, itemId: await addToLines(trx, opened.cartId, line) };
}

/**
 * The cart that the caller named, locked; null when it is open no more.
 * @throws 404 when it is another's
 */
async function lockNamedCart(trx: Trx, { owner, market }: ChangeContext, cartId: string): Promise<string | null> {
  const named = await lockCart(trx, requireUuid(cartId), owner, market.id);
  if (!named) throw notFound();
  if (named.state !== 'open') return null;
  await raiseVersion(trx, named.id);
  return named.id;
}

const insertedLine = ({
  itemType,
  quantity,
  data,
  locationId,
  startAt,
  isConfirmed,
}: NewLine) => sql`insert into cart_items
  (cart_id, item_type, product_id, quantity, data, location_id, start_at, confirmed_label)
  select cart.id, ${itemType}::text, sold.id, ${quantity}::integer, ${data}::jsonb, ${locationId}::bigint,
    ${startAt}::timestamptz, ${confirmedLabel(sql.ref('sold.id'), isConfirmed)}`;

/**
 * The owner's open cart, locked and with its next version; made with the line in it when there is none.
 * @returns the line's id; null: the cart existed, and nothing is written to it yet
 * @throws 404 for an unknown item, 404 visitor_not_found when the visitor was never registered (POST /visitors)
 */
async function openCartWithLine(trx: Trx, { owner, market, currency }: ChangeContext, line: NewLine) {
  const newId = randomUUID();
  const holder =
    owner.kind === 'user'
      ? sql`(id, market_id, user_id, currency, version) values (${newId}, ${market.id}, ${owner.userId}, ${currency}, 1)
          on conflict (user_id, market_id) where state = 'open' and user_id is not null`
      : sql`(id, market_id, visitor_id, currency, version)
          select ${newId}::uuid, ${market.id}::integer, v.id, ${currency}::text, 1 from visitors v
          where v.unique_id = ${owner.visitorUniqueId} and v.market_id = ${market.id}
          on conflict (visitor_id, market_id) where state = 'open' and user_id is null`;
  const found = await sql<{ cartId: string | null; itemId: string | null; isSold: boolean }>`with
    cart as (insert into carts ${holder} do update set version = carts.version + 1, updated_at = now()
      returning id, id = ${newId} as is_new),
    sold as (select id from products where id = ${line.productId} and type = ${line.itemType} and enabled),
    line as (${insertedLine(line)} from cart, sold where cart.is_new returning id)
    select cart.id as "cartId", line.id as "itemId", exists (select from sold) as "isSold"
    from (values (1)) as one left join cart on true left join line on true`.execute(trx);
  const [opened] = found.rows;
  if (!opened?.isSold) throw notFound();
  if (opened.cartId === null) throw salesError('404 visitor_not_found');
  return { cartId: opened.cartId, itemId: opened.itemId };
}

/** Adds to the lines of a locked cart; an equal line, without slot and data, is increased: the smallest of several. */
async function addToLines(trx: Trx, cartId: string, line: NewLine): Promise<string> {
  const lines = await sql<{ id: string; quantity: number; isSame: boolean }>`
    select id, quantity, product_id = ${line.productId} and data is null and start_at is null as "isSame"
    from cart_items where cart_id = ${cartId} order by quantity, created_at, id`.execute(trx);
  const isPlain = !line.data && !line.startAt;
  const same = isPlain ? lines.rows.find(({ isSame }) => isSame) : undefined;
  if (!same && lines.rows.length >= MOST_LINES) throw salesError('422 too_many_lines');
  const quantity = line.quantity + (same?.quantity ?? 0);
  if (quantity > MOST_PIECES) throw noPrice();
  const written = same
    ? await sql<{ id: string }>`update cart_items set quantity = ${quantity}, is_accepted = true,
        location_id = coalesce(${line.locationId}::bigint, location_id),
        confirmed_label = coalesce(${confirmedLabel(sql.ref('cart_items.product_id'), line.isConfirmed)}, confirmed_label)
        where id = ${same.id} returning id`.execute(trx)
    : await sql<{ id: string }>`with cart as (select ${cartId}::uuid as id),
        sold as (select ${line.productId}::bigint as id)
        ${insertedLine(line)} from cart, sold returning id`.execute(trx);
  return written.rows[0]?.id ?? '';
}
