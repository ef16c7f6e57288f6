/** Orders and carts before a refusal: ended, paid, with a slot that was taken by somebody else. */
import type { PlaceOrderRequest } from '@aksamit/contracts';
import { sql } from 'kysely';
import { addItem, getCart, type Headers, makeProducts, newKey, newVisitor, orderOf } from '../commerce-fixture';
import { makeSalon } from '../salon-fixture';
import { logInAll } from '../staff-fixture';
import { createTestApp } from '../test-app';
import { makeVoucherProducts } from '../voucher-fixture';
import type { DeclaredPair, RefusedRequest } from './refusals';

export type MoneyShop = Awaited<ReturnType<typeof createMoneyShop>>;

export type MoneyCase = readonly [pair: DeclaredPair, make: (shop: MoneyShop) => Promise<RefusedRequest>];

export async function createMoneyShop() {
  const shop = await createTestApp();
  const products = await makeProducts(shop.database.db);
  const vouchers = await makeVoucherProducts(shop.database.db);
  return { ...shop, products, vouchers, people: await logInAll(shop) };
}

/** Makes a call that has to succeed. @returns its data */
export async function done(
  { call }: MoneyShop,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  headers: Headers,
  body?: object,
) {
  const answer = await call(method, `/api${path}`, body === undefined ? { headers } : { headers, body });
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.body}`);
  return answer.json().data;
}

export interface UnpaidOrder {
  id: string;
  orderPaymentId: string;
  /** Of its buyer, with the order's token. */
  headers: Headers;
}

export type OrderMaker = (shop: MoneyShop) => Promise<UnpaidOrder>;

/** Orders the contents of a cart, to be paid online unless the change sets otherwise. */
export async function orderCart(
  shop: MoneyShop,
  visitor: Headers,
  change: Partial<PlaceOrderRequest> = {},
): Promise<UnpaidOrder> {
  const cart = await getCart(shop, visitor);
  const headers = { ...visitor, 'idempotency-key': newKey() };
  const { order, orderToken } = await done(shop, 'POST', '/orders', headers, orderOf(cart, change));
  return {
    id: order.id,
    orderPaymentId: order.orderPaymentId,
    headers: { ...visitor, 'order-token': orderToken },
  };
}

/** An unpaid order of one treatment. */
export async function orderOne(shop: MoneyShop, itemId = shop.products.calves): Promise<UnpaidOrder> {
  const visitor = await newVisitor(shop);
  await addItem(shop, visitor, itemId);
  return orderCart(shop, visitor);
}

/** One room, and a time in three days that every salon offers. */
export async function freeSlot(shop: MoneyShop): Promise<{ locationId: string; startAt: string }> {
  const { locationId } = await makeSalon(shop.database.db, 'lodz-piotrkowska', shop.products.calves, 1);
  const startAt = new Date(Date.now() + 3 * 86_400_000);
  startAt.setUTCHours(12, 0, 0, 0);
  return { locationId, startAt: startAt.toISOString() };
}

/** A treatment in the cart of a new visitor that holds the time. */
export async function holdSlot(shop: MoneyShop, slot: { locationId: string; startAt: string }): Promise<Headers> {
  const visitor = await newVisitor(shop);
  const body = { itemType: 'product', itemId: shop.products.calves, quantity: 1, ...slot };
  await done(shop, 'POST', '/cart-items', visitor, body);
  return visitor;
}

/** An unpaid order whose slot is held by somebody else by now. */
export async function orderWithLostSlot(shop: MoneyShop): Promise<UnpaidOrder> {
  const slot = await freeSlot(shop);
  const order = await orderCart(shop, await holdSlot(shop, slot));
  await sql`update visits v set state = 'released' from order_items i
    where v.order_item_id = i.id and i.order_id = ${order.id}`.execute(shop.database.db);
  await holdSlot(shop, slot);
  return order;
}

/** An order with a slot whose first payment attempt is an hour ago. */
export async function orderPastItsHour(shop: MoneyShop): Promise<UnpaidOrder> {
  const order = await orderCart(shop, await holdSlot(shop, await freeSlot(shop)));
  await sql`insert into payment_transactions (order_payment_id, payment_method, payment_provider, amount, currency,
      status, session_id, continue_url, created_at)
    select id, 'przelewy24', 'przelewy24', 10000, currency, 'canceled', gen_random_uuid(), '', now() - interval '1 hour'
    from order_payments where order_id = ${order.id}`.execute(shop.database.db);
  return order;
}

export const managed = (shop: MoneyShop, method: 'GET' | 'POST', path: string, body?: object) =>
  done(shop, method, path, shop.people.manager.headers, body);

export async function canceled(shop: MoneyShop): Promise<UnpaidOrder> {
  const order = await orderOne(shop);
  await done(shop, 'POST', `/orders/${order.id}/cancellation`, order.headers);
  return order;
}

export async function paid(shop: MoneyShop): Promise<UnpaidOrder> {
  const order = await orderOne(shop);
  await managed(shop, 'POST', `/admin/orders/${order.id}/payments`, { method: 'card' });
  return order;
}

/** A paid order of a voucher that has paid for something since. */
export async function orderOfSpentVoucher(shop: MoneyShop): Promise<UnpaidOrder> {
  const visitor = await newVisitor(shop);
  const body = { itemType: 'voucher', itemId: shop.vouchers.electronic, quantity: 1 };
  await done(shop, 'POST', '/cart-items', visitor, body);
  const order = await orderCart(shop, visitor);
  await managed(shop, 'POST', `/admin/orders/${order.id}/payments`, { method: 'card' });
  const bought = await done(shop, 'GET', `/orders/${order.id}`, order.headers);
  const other = await orderOne(shop);
  const { code } = bought.order.issuedVouchers[0];
  await managed(shop, 'POST', `/admin/orders/${other.id}/voucher-redemptions`, { code });
  return order;
}
