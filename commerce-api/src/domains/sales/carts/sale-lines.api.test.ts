/** Lines of bundles, packages and offers, on the demo data. */
import type { Bundle, CartItem } from '@aksamit/contracts';
import { sql } from 'kysely';
import {
  addItem,
  customerPassword,
  getCart,
  type Headers,
  makeProducts,
  newCustomer,
  newKey,
  newVisitor,
  orderOf,
  type TestProducts,
} from '../../../testing/commerce-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { giveVoucher, makeVoucherProducts } from '../../../testing/voucher-fixture';

let shop: TestApp;
let visitor: Headers;
let bundle: Bundle;
let products: TestProducts;

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
  const { bundles } = (await shop.call('GET', '/api/bundles?gender=female&category=epilation')).json().data;
  const slug = bundles.find((entry: Bundle) => entry.level === 'komfort').slug;
  bundle = (await shop.call('GET', `/api/bundles/${slug}`)).json().data.bundle;
});
afterAll(() => shop.close());
beforeEach(async () => {
  visitor = await newVisitor(shop);
});

const add = (body: object, headers = visitor) =>
  shop.call('POST', '/api/cart-items', { headers, body: { quantity: 1, ...body } });
const addBundle = (ids: readonly string[]) =>
  add({ itemType: 'bundle', itemId: bundle.id, data: { bundlableProductId: ids } });
const chosen = (count: number) => bundle.products.slice(0, count).map(({ id }) => id);

test('a bundle is bought with the treatments that were chosen for it, and ordered so', async () => {
  const ids = chosen(bundle.minProductSelection);
  const answer = await addBundle(ids);
  expect(answer.statusCode).toBe(201);
  const line = answer.json().data.cartItem;
  expect(line).toMatchObject({ itemType: 'bundle', data: { bundlableProductId: ids } });
  expect(line.pricing).toMatchObject({ price: bundle.pricing.price, finalPrice: bundle.pricing.finalPrice });
  expect(line.item.products.map(({ product }: { product: { id: string } }) => product.id)).toEqual(ids);
  expect(line.item.products[0].quantity).toBe(bundle.packageQuantityTotal);
  const ordered = await shop.call('POST', '/api/orders', {
    headers: { ...visitor, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, visitor)),
  });
  const [bought] = ordered.json().data.order.items;
  expect(bought).toMatchObject({ itemType: 'bundle', bundlableProductId: ids });
  expect(line.item.bodyParts.length).toBeGreaterThan(1);
  expect([bought.product.gender, bought.product.bodyParts]).toEqual(['female', line.item.bodyParts]);
});

test('a line names the body parts that it is for: its own, those of its contents, those that were chosen', async () => {
  const codesOf = (entries: readonly { productBodyParts: readonly { code: string }[] }[]) =>
    [...new Set(entries.flatMap(({ productBodyParts }) => productBodyParts.map(({ code }) => code)))].sort();
  const parts = (answer: { json(): { data: { cartItem: CartItem } } }) => {
    const { item } = answer.json().data.cartItem;
    return [item.gender, [...(item.bodyParts ?? [])].sort()];
  };
  const { products: found } = (await shop.call('GET', '/api/products?gender=male&bodyPart=back')).json().data;
  expect(parts(await add({ itemType: found[0].type, itemId: found[0].id }))).toEqual(['male', codesOf([found[0]])]);
  const ids = chosen(bundle.minProductSelection);
  const wanted = bundle.products.filter(({ id }) => ids.includes(id));
  expect(parts(await addBundle(ids))).toEqual(['female', codesOf(wanted)]);
  expect(parts(await add({ itemType: 'product', itemId: products.calves }))).toEqual(['female', []]);
});

test.each<[string, () => unknown, string]>([
  ['too few', () => chosen(bundle.minProductSelection - 1), 'Choose more body parts (at least 3)'],
  ['too many', () => chosen(bundle.bodyPartCount + 1), 'Choose fewer body parts (at most 4)'],
  ['the same twice', () => [...chosen(3), ...chosen(1)], 'This value is not one of the allowed ones'],
  [
    'a treatment that is not bundlable',
    () => [...chosen(3), products.calves],
    'This value is not one of the allowed ones',
  ],
  ['no ids', () => ['x', 'y', 'z'], 'This value is not one of the allowed ones'],
])('a choice of %s is refused', async (_what, choose, message) => {
  const answer = await shop.call('POST', '/api/cart-items', {
    headers: { ...visitor, 'accept-language': 'en' },
    body: { itemType: 'bundle', itemId: bundle.id, quantity: 1, data: { bundlableProductId: choose() } },
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.fields).toEqual({ 'data.bundlableProductId': [message] });
});

test('without a choice a bundle is refused; the choice can be changed', async () => {
  const refused = await add({ itemType: 'bundle', itemId: bundle.id });
  expect(Object.keys(refused.json().error.fields)).toEqual(['data.bundlableProductId']);
  const { id } = (await addBundle(chosen(3))).json().data.cartItem;
  const change = (data: object | null) =>
    shop.call('PUT', `/api/cart-items/${id}`, { headers: visitor, body: { data } });
  const ids = chosen(4);
  expect((await change({ bundlableProductId: ids })).json().data.cartItem.data.bundlableProductId).toEqual(ids);
  expect((await change(null)).statusCode).toBe(422);
});

test('packages and offers are bought at their price with what they are made of', async () => {
  const { offers } = (await shop.call('GET', '/api/offers')).json().data;
  const { products: packages } = (await shop.call('GET', '/api/products?type=package')).json().data;
  const [offer, pack] = [offers[0], packages[0]];
  const offerLine = (await add({ itemType: 'offer', itemId: offer.id })).json().data.cartItem;
  expect(offerLine.pricing.finalPrice).toBe(offer.pricing.finalPrice);
  expect(offerLine.item.products).toHaveLength(offer.products.length);
  expect((await add({ itemType: 'package', itemId: pack.id })).statusCode).toBe(201);
  expect((await add({ itemType: 'product', itemId: offer.id })).statusCode).toBe(404);
  const english = await getCart(shop, { ...visitor, 'accept-language': 'en' });
  expect(english.items.map(({ itemType }) => itemType)).toEqual(['offer', 'package']);
});

test('an offer that ended while it lay in the cart can no longer be ordered', async () => {
  const { offers } = (await shop.call('GET', '/api/offers?sort=-validTo')).json().data;
  const offer = offers.find(({ validTo }: { validTo: string | null }) => validTo);
  await add({ itemType: 'offer', itemId: offer.id });
  const cart = await getCart(shop, visitor);
  shop.setNow(new Date(Date.parse(offer.validTo) + 1000));
  try {
    expect((await getCart(shop, visitor)).items[0]?.pricing).toBeNull();
    const answer = await shop.call('POST', '/api/orders', {
      headers: { ...visitor, 'idempotency-key': newKey() },
      body: orderOf(cart),
    });
    expect(answer.json().error).toMatchObject({
      code: 'cart_changed',
      details: { lines: [{ change: 'unavailable' }] },
    });
  } finally {
    shop.setNow(null);
  }
});

test('at login lines of every kind, and the voucher on the cart come along, once', async () => {
  const { db } = shop.database;
  const { electronic } = await makeVoucherProducts(db);
  await addBundle(chosen(3));
  await add({ itemType: 'voucher', itemId: electronic, data: { voucherValue: 5_000 } });
  await addItem(shop, visitor, products.calves);
  const { id } = await getCart(shop, visitor);
  const code = await giveVoucher(db, 2_000);
  await shop.call('PUT', `/api/carts/${id}/voucher`, { headers: visitor, body: { code } });
  const customer = await newCustomer(shop);
  await addItem(shop, customer.headers, products.calves, 2);
  const body = { email: customer.email, password: customerPassword };
  await Promise.all([1, 2].map(() => shop.call('POST', '/api/users/token', { headers: visitor, body })));
  const cart = await getCart(shop, customer.headers);
  expect(cart.items.map(({ itemType, quantity }) => `${itemType} ${quantity}`).sort()).toEqual([
    'bundle 1',
    'product 3',
    'voucher 1',
  ]);
  expect(cart.vouchers).toMatchObject([{ value: 2_000 }]);
  expect(cart.amountDue).toBe(cart.priceTotal - 2_000);
});

test("a voucher and a code of two carts do not meet: the customer's own stays", async () => {
  const { db } = shop.database;
  await addItem(shop, visitor, products.calves);
  const { id } = await getCart(shop, visitor);
  const code = await giveVoucher(db, 2_000);
  await shop.call('PUT', `/api/carts/${id}/voucher`, { headers: visitor, body: { code } });
  const customer = await newCustomer(shop);
  await addItem(shop, customer.headers, products.calves);
  const own = await getCart(shop, customer.headers);
  const url = `/api/carts/${own.id}/discount-code`;
  await shop.call('PUT', url, { headers: customer.headers, body: { code: 'AKSAMIT10' } });
  const body = { email: customer.email, password: customerPassword };
  await shop.call('POST', '/api/users/token', { headers: visitor, body });
  const cart = await getCart(shop, customer.headers);
  expect(cart).toMatchObject({ vouchers: [], discountCode: { code: 'AKSAMIT10' }, count: 2 });
});

test('a repeated change or removal with its key does nothing a second time', async () => {
  const line = await addItem(shop, visitor, products.calves);
  const key = { ...visitor, 'idempotency-key': newKey() };
  const remove = () => shop.call('DELETE', `/api/cart-items/${line.id}`, { headers: key });
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 200]);
  const { id } = await getCart(shop, visitor);
  const put = (code: string) =>
    shop.call('PUT', `/api/carts/${id}/voucher`, {
      headers: { ...key, 'idempotency-key': 'another-key' },
      body: { code },
    });
  const code = await giveVoucher(shop.database.db, 1_000);
  expect((await put(code)).statusCode).toBe(200);
  const { version } = await getCart(shop, visitor);
  expect((await put(code)).headers['idempotent-replayed']).toBe('true');
  expect((await put('OTHER')).json().error.code).toBe('idempotency_mismatch');
  expect((await getCart(shop, visitor)).version).toBe(version);
});

test('a code of a category takes off its lines only, to its date', async () => {
  const { db } = shop.database;
  const { products: laser } = (await shop.call('GET', '/api/products?category=epilation&type=product')).json().data;
  await addItem(shop, visitor, laser[0].id);
  await addItem(shop, visitor, products.calves);
  const { id, items } = await getCart(shop, visitor);
  const off = Math.round(((items[0]?.pricing?.promoPrice ?? 0) * 15) / 100);
  const put = () => shop.call('PUT', `/api/carts/${id}/discount-code`, { headers: visitor, body: { code: 'laser15' } });
  const { cart, discountCode } = (await put()).json().data;
  expect(discountCode.productCategory).toMatchObject({ slug: 'epilacja' });
  expect(
    cart.items.map(({ pricing }: { pricing: { discountCodeValue: number } }) => pricing.discountCodeValue),
  ).toEqual([off, 0]);
  await sql`update discount_codes set valid_from = now() + interval '1 day' where code = 'LASER15'`.execute(db);
  expect((await put()).json().error.code).toBe('not_found');
  await sql`update discount_codes set valid_from = null where code = 'LASER15'`.execute(db);
});
