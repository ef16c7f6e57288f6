/** Refusals of carts, orders, payments and of the desk, with what brings each about. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addItem, getCart, makeCode, newKey, newVisitor, orderOf } from '../commerce-fixture';
import { giveVoucher } from '../voucher-fixture';
import {
  done,
  freeSlot,
  holdSlot,
  type MoneyShop,
  managed,
  orderCart,
  orderOfSpentVoucher,
  orderOne,
  orderWithLostSlot,
  type UnpaidOrder,
} from './money-scenes';
import type { DeclaredPair, RefusedRequest } from './refusals';

export type MoneyCase = readonly [pair: DeclaredPair, make: (shop: MoneyShop) => Promise<RefusedRequest>];

async function canceled(shop: MoneyShop): Promise<UnpaidOrder> {
  const order = await orderOne(shop);
  await done(shop, 'POST', `/orders/${order.id}/cancellation`, order.headers);
  return order;
}

async function paid(shop: MoneyShop): Promise<UnpaidOrder> {
  const order = await orderOne(shop);
  await managed(shop, 'POST', `/admin/orders/${order.id}/payments`, { method: 'card' });
  return order;
}

/** A try at a gateway that has not ended. */
async function underWay(shop: MoneyShop): Promise<UnpaidOrder> {
  const order = await orderOne(shop);
  await sql`insert into payment_transactions (order_payment_id, payment_method, payment_provider, amount, currency,
      status, session_id, continue_url)
    select id, 'przelewy24', 'przelewy24', 10000, currency, 'pending', ${randomUUID()}, '' from order_payments
    where order_id = ${order.id}`.execute(shop.database.db);
  return order;
}

async function reduced(shop: MoneyShop): Promise<UnpaidOrder> {
  const visitor = await newVisitor(shop);
  await addItem(shop, visitor, shop.products.calves);
  const { id } = await getCart(shop, visitor);
  await done(shop, 'PUT', `/carts/${id}/discount-code`, visitor, { code: 'AKSAMIT10' });
  return orderCart(shop, visitor);
}

type OrderMaker = (shop: MoneyShop) => Promise<UnpaidOrder>;

const payAtDesk = (code: string, make: OrderMaker): MoneyCase => [
  `POST /admin/orders/{id}/payments 409 ${code}`,
  async (shop) => ({
    method: 'POST',
    url: `/api/admin/orders/${(await make(shop)).id}/payments`,
    headers: shop.people.manager.headers,
    body: { method: 'cash' },
  }),
];

const redeem = (error: string, make: OrderMaker): MoneyCase => [
  `POST /admin/orders/{id}/voucher-redemptions ${error}`,
  async (shop) => ({
    method: 'POST',
    url: `/api/admin/orders/${(await make(shop)).id}/voucher-redemptions`,
    headers: shop.people.manager.headers,
    body: { code: await giveVoucher(shop.database.db, 20_000) },
  }),
];

const tooManyLines: MoneyCase = [
  'POST /cart-items 422 too_many_lines',
  async (shop) => {
    const headers = await newVisitor(shop);
    const { id, cartId } = await addItem(shop, headers, shop.products.calves);
    // Lines with data of their own are never joined.
    await sql`insert into cart_items (cart_id, item_type, product_id, quantity, data)
      select cart_id, item_type, product_id, 1, jsonb_build_object('n', n) from cart_items, generate_series(1, 49) n
      where id = ${id}`.execute(shop.database.db);
    const body = { cartId, itemType: 'product', itemId: shop.products.face, quantity: 1 };
    return { method: 'POST', url: '/api/cart-items', headers, body };
  },
];

const slotOfLine: MoneyCase = [
  'POST /cart-items 409 slot_taken',
  async (shop) => {
    const slot = await freeSlot(shop);
    await holdSlot(shop, slot);
    const body = { itemType: 'product', itemId: shop.products.calves, quantity: 1, ...slot };
    return { method: 'POST', url: '/api/cart-items', headers: await newVisitor(shop), body };
  },
];

const outsideMatrix: MoneyCase = [
  'PUT /cart-items/{id} 422 no_price',
  async (shop) => {
    const headers = await newVisitor(shop);
    const { id } = await addItem(shop, headers, shop.products.calves);
    return { method: 'PUT', url: `/api/cart-items/${id}`, headers, body: { quantity: 10 } };
  },
];

/** A visitor who holds as many times as one may. */
const tooManyHolds: MoneyCase = [
  'PUT /cart-items/{id} 409 too_many_holds',
  async (shop) => {
    const { locationId, startAt } = await freeSlot(shop);
    const headers = await newVisitor(shop);
    const at = (days: number) => new Date(Date.parse(startAt) + days * 86_400_000).toISOString();
    for (let days = 1; days <= 6; days += 1) {
      const body = { itemType: 'product', itemId: shop.products.calves, quantity: 1, locationId, startAt: at(days) };
      await done(shop, 'POST', '/cart-items', headers, body);
    }
    const { id } = await addItem(shop, headers, shop.products.calves);
    return { method: 'PUT', url: `/api/cart-items/${id}`, headers, body: { locationId, startAt } };
  },
];

/** The code was good when it was put on the cart. */
const expiredCode: MoneyCase = [
  'POST /orders 409 expired',
  async (shop) => {
    const { db } = shop.database;
    const code = `KONIEC${newKey().slice(0, 6).toUpperCase()}`;
    await makeCode(db, code);
    const visitor = await newVisitor(shop);
    await addItem(shop, visitor, shop.products.calves);
    const { id } = await getCart(shop, visitor);
    await done(shop, 'PUT', `/carts/${id}/discount-code`, visitor, { code });
    const body = orderOf(await getCart(shop, visitor));
    await sql`update discount_codes set valid_to = now() - interval '1 minute' where code = ${code}`.execute(db);
    return { method: 'POST', url: '/api/orders', headers: { ...visitor, 'idempotency-key': newKey() }, body };
  },
];

/** A visitor that was never made known. */
const unknownVisitor = (call: string, url: string, body?: object): MoneyCase => [
  `${call} 404 visitor_not_found`,
  async (shop) => ({
    method: call.startsWith('GET') ? 'GET' : 'POST',
    url: `/api${url}`,
    headers: { 'visitor-unique-id': 'pl_nobodyknows1' },
    ...(body ? { body: JSON.parse(JSON.stringify(body).replace('{calves}', shop.products.calves)) } : {}),
  }),
];

export const moneyCases: readonly MoneyCase[] = [
  tooManyLines,
  slotOfLine,
  outsideMatrix,
  tooManyHolds,
  expiredCode,
  payAtDesk('order_canceled', canceled),
  payAtDesk('already_paid', paid),
  payAtDesk('slot_taken', orderWithLostSlot),
  redeem('409 order_canceled', canceled),
  redeem('409 already_paid', paid),
  redeem('409 payment_under_way', underWay),
  redeem('409 slot_taken', orderWithLostSlot),
  redeem('422 not_combinable', reduced),
  redeem('422 voucher_not_applicable', (shop) => orderOne(shop, shop.products.promoted)),
  [
    'POST /admin/orders/{id}/refunds 409 voucher_used',
    async (shop) => {
      const { id } = await orderOfSpentVoucher(shop);
      const { headers } = shop.people.manager;
      return { method: 'POST', url: `/api/admin/orders/${id}/refunds`, headers, body: {} };
    },
  ],
  unknownVisitor('GET /carts', '/carts'),
  unknownVisitor('POST /cart-items', '/cart-items', { itemType: 'product', itemId: '{calves}', quantity: 1 }),
  unknownVisitor('POST /discount-codes/verify', '/discount-codes/verify', { code: 'AKSAMIT10' }),
  unknownVisitor('POST /articles/{id}/rating', '/articles/1/rating', { rating: 5 }),
  unknownVisitor('POST /consents', '/consents', {
    agrees: [{ type: 'analytics', value: true }],
    textVersion: '1',
    source: '/salony/',
  }),
  unknownVisitor('POST /file-uploads', '/file-uploads', { fileName: 'a.png', mimeType: 'image/png', size: 100 }),
];
