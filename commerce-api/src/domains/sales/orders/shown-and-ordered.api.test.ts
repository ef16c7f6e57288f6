/** The order equals what the shopper saw, whatever happened in another window or at the salon meanwhile. */
import type { Bundle } from '@aksamit/contracts';
import { sql } from 'kysely';
import {
  addItem,
  getCart,
  type Headers,
  newCustomer,
  newKey,
  newVisitor,
  orderOf,
} from '../../../testing/commerce-fixture';
import { createPayingShop, type PayingShop } from '../../../testing/paying-shop';
import { makeSalon } from '../../../testing/salon-fixture';
import { giveVoucher } from '../../../testing/voucher-fixture';

let shop: PayingShop;
let salon: string;

beforeAll(async () => {
  shop = await createPayingShop();
  salon = (await makeSalon(shop.database.db, 'lodz-piotrkowska', shop.products.calves, 3)).locationId;
});
afterAll(() => shop.close());

const DAY = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
const at = (hour: number) => `${DAY}T${hour}:00:00Z`;
const submitOrder = async (headers: Headers, cart: { id: string; version: number }, change = {}) =>
  shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(cart, change),
  });
const put = (headers: Headers, path: string, body: object) => shop.call('PUT', `/api/${path}`, { headers, body });

async function filled() {
  const headers = await newVisitor(shop);
  const line = await addItem(shop, headers, shop.products.calves);
  return { headers, line };
}

test('a voucher taken off in another window: nothing is ordered at the higher amount', async () => {
  const { headers } = await filled();
  const { id } = await getCart(shop, headers);
  await put(headers, `carts/${id}/voucher`, { code: await giveVoucher(shop.database.db, 4_000) });
  const shown = await getCart(shop, headers);
  expect(shown.amountDue).toBe(6_000);
  await put(headers, `carts/${id}/voucher`, { code: null });
  const refused = await submitOrder(headers, shown);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'cart_changed']);
  const order = (await submitOrder(headers, await getCart(shop, headers))).json().data.order;
  expect(order.amountDue).toBe(10_000);
});

test('what a voucher paid is on promotion now, at the same price: nothing is ordered at the higher amount', async () => {
  const { db } = shop.database;
  const headers = await newVisitor(shop);
  await addItem(shop, headers, shop.products.face);
  const { id } = await getCart(shop, headers);
  await put(headers, `carts/${id}/voucher`, { code: await giveVoucher(db, 4_000) });
  const shown = await getCart(shop, headers);
  expect(shown.amountDue).toBe(21_000);
  await sql`update product_prices set amount_minor = 50000 where product_id = ${shop.products.face}`.execute(db);
  await sql`with promo as (
      insert into promotions (code, name, slugs, market_id, discount_kind, discount_value, start_at, end_at)
      select 'half-promo', '{"pl":"x","en":"x"}', '{"pl":"half-promo","en":"half-promo-en"}', id, 'percentage', 50,
        now() - interval '1 hour', now() + interval '1 hour' from markets where slug = 'pl' returning id)
    insert into promotion_products (promotion_id, product_id) select id, ${shop.products.face} from promo`.execute(db);
  const refused = await submitOrder(headers, shown);
  expect([refused.statusCode, refused.json().error?.code]).toEqual([409, 'cart_changed']);
  expect((await submitOrder(headers, await getCart(shop, headers))).json().data.order.amountDue).toBe(25_000);
});

test('two windows change one slot at once: the order is of the slot that its window showed', async () => {
  const { headers, line } = await filled();
  await put(headers, `cart-items/${line.id}`, { locationId: salon, startAt: at(10) });
  const shown = await getCart(shop, headers);
  const hours = [11, 12, 13, 14];
  const moved = await Promise.all(hours.map((hour) => put(headers, `cart-items/${line.id}`, { startAt: at(hour) })));
  expect(moved.map(({ statusCode }) => statusCode)).toEqual(hours.map(() => 200));
  const held = await sql`select from visits where cart_item_id = ${line.id} and state = 'held'`.execute(
    shop.database.db,
  );
  expect(held.rows).toHaveLength(1);
  const refused = await submitOrder(headers, shown);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'cart_changed']);
  expect(refused.json().error.details.lines).toMatchObject([{ cartItemId: line.id, change: 'details' }]);
  const now = await getCart(shop, headers);
  const order = (await submitOrder(headers, now)).json().data.order;
  expect(order.items[0].startAt).toBe(now.items[0]?.startAt);
});

test('a deselected line is not ordered, and lies in the next cart', async () => {
  const { headers, line } = await filled();
  await addItem(shop, headers, shop.products.promoted);
  await put(headers, `cart-items/${line.id}`, { isAccepted: false });
  const order = (await submitOrder(headers, await getCart(shop, headers))).json().data.order;
  expect(order.items).toHaveLength(1);
  const next = await getCart(shop, headers);
  expect(next.items).toMatchObject([{ id: line.id, isAccepted: false }]);
  const taken = await put(headers, `cart-items/${line.id}`, { isAccepted: true });
  expect(taken.statusCode).toBe(200);
  expect((await submitOrder(headers, await getCart(shop, headers))).statusCode).toBe(201);
});

test('a deselected line holds no time, whatever is chosen for it, until it is selected again', async () => {
  const { headers, line } = await filled();
  const path = `cart-items/${line.id}`;
  await put(headers, path, { isAccepted: false });
  const chosen = await put(headers, path, { locationId: salon, startAt: at(17) });
  expect(chosen.json().data.cartItem).toMatchObject({ holdExpiresAt: null, isAccepted: false });
  expect((await shop.call('POST', `/api/${path}/hold`, { headers })).statusCode).toBe(422);
  const taken = await put(headers, path, { isAccepted: true });
  expect(taken.json().data.cartItem.holdExpiresAt).not.toBeNull();
});

test('a bundle of which a chosen treatment is no longer sold is not ordered; chosen anew it is', async () => {
  const { bundles } = (await shop.call('GET', '/api/bundles?gender=female&category=epilation')).json().data;
  const { slug } = bundles.find((entry: Bundle) => entry.level === 'komfort');
  const bundle: Bundle = (await shop.call('GET', `/api/bundles/${slug}`)).json().data.bundle;
  const ids = bundle.products.map(({ id }) => id);
  const chosen = ids.slice(0, bundle.minProductSelection);
  const headers = await newVisitor(shop);
  const body = { itemType: 'bundle', itemId: bundle.id, quantity: 1, data: { bundlableProductId: chosen } };
  const { cartItem } = (await shop.call('POST', '/api/cart-items', { headers, body })).json().data;
  const shown = await getCart(shop, headers);
  await sql`update products set is_bundlable = false where id = ${chosen[0]}`.execute(shop.database.db);
  const refused = await submitOrder(headers, shown);
  expect(refused.json().error).toMatchObject({
    code: 'cart_changed',
    details: { lines: [{ cartItemId: cartItem.id, change: 'unavailable' }] },
  });
  expect((await getCart(shop, headers)).items[0]?.pricing).toBeNull();
  const data = { bundlableProductId: ids.slice(1, 1 + bundle.minProductSelection) };
  expect((await put(headers, `cart-items/${cartItem.id}`, { data })).statusCode).toBe(200);
  expect((await submitOrder(headers, await getCart(shop, headers))).statusCode).toBe(201);
});

test('an order is shown and paid in the money of its own market, whichever its viewer is in', async () => {
  const customer = await newCustomer(shop);
  await addItem(shop, customer.headers, shop.products.calves);
  const placed = await submitOrder(customer.headers, await getCart(shop, customer.headers));
  const { order, orderPayment } = placed.json().data;
  const abroad = { ...customer.headers, 'market-slug': 'en', 'accept-language': 'en' };
  const get = async (path: string) => (await shop.call('GET', `/api/${path}`, { headers: abroad })).json().data;
  expect((await get(`orders/${order.id}`)).order.currency).toMatchObject({ code: 'PLN', symbol: 'zł' });
  expect((await get('me/orders')).orders[0].currency.code).toBe('PLN');
  const read = (await get(`order-payments/${orderPayment.id}`)).orderPayment;
  expect(read.paymentMethods).toEqual(orderPayment.paymentMethods);
  const paying = await shop.call('POST', `/api/order-payments/${orderPayment.id}/payment`, {
    headers: { ...abroad, 'idempotency-key': newKey() },
    body: { paymentMethod: 'przelewy24' },
  });
  expect(paying.statusCode).toBe(201);
  expect(paying.json().data.payment.currency).toBe('PLN');
});

test('what a bank decides on within days does not pay for a slot, also when its hold has ended', async () => {
  const headers = await newVisitor(shop);
  const line = await addItem(shop, headers, shop.products.calves, 4);
  await put(headers, `cart-items/${line.id}`, { locationId: salon, startAt: at(16) });
  const { orderPayment, orderToken } = (await submitOrder(headers, await getCart(shop, headers))).json().data;
  const tokenHeaders = { ...headers, 'order-token': orderToken };
  const methods = async () => {
    const read = await shop.call('GET', `/api/order-payments/${orderPayment.id}`, { headers: tokenHeaders });
    return read
      .json()
      .data.orderPayment.paymentMethods.map((method: { paymentMethod: string }) => method.paymentMethod);
  };
  expect(await methods()).not.toContain('przelewy24Instalments');
  await sql`update visits set state = 'released' where cart_item_id = ${line.id}`.execute(shop.database.db);
  expect(await methods()).not.toContain('przelewy24Instalments');
});
