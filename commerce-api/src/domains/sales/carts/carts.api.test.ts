import { CURRENCIES } from '@aksamit/contracts/money';
import { sql } from 'kysely';
import {
  addItem,
  getCart,
  type Headers,
  makeCode,
  makeProducts,
  newVisitor,
  type TestProducts,
} from '../../../testing/commerce-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let products: TestProducts;
let visitor: Headers;

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  visitor = await newVisitor(shop);
});

const put = (url: string, body: unknown, headers = visitor) => shop.call('PUT', url, { headers, body });

test('a visitor gets one cart, empty at first, and always the same', async () => {
  const cart = await getCart(shop, visitor);
  expect(cart).toMatchObject({ items: [], priceTotal: 0, count: 0, currency: { code: 'PLN' }, discountCode: null });
  expect((await getCart(shop, visitor)).id).toBe(cart.id);
});

test('prices, totals and texts of a line, in Polish and English', async () => {
  await addItem(shop, visitor, products.calves, 3);
  const cart = await getCart(shop, visitor);
  expect(cart).toMatchObject({ originalPriceTotal: 27_000, highestPriceTotal: 30_000, priceTotal: 27_000, count: 3 });
  expect(cart.items[0]).toMatchObject({
    itemType: 'product',
    itemId: products.calves,
    item: { name: 'Łydki', slug: 'test-lydki' },
    pricing: { price: 27_000, finalPrice: 27_000, unitPrice: 9_000, currency: { code: 'PLN' } },
    laterReservation: true,
  });
  expect(cart.paymentMethods.map((method) => method.paymentMethod)).toEqual([
    'przelewy24',
    'blik',
    'przelewy24Instalments',
    'paypo',
    'blikPayLater',
    'paypal',
    'stripe',
    'cash',
  ]);
  const english = await getCart(shop, { ...visitor, 'accept-language': 'en' });
  expect(english.items[0]?.item).toMatchObject({ name: 'Calves', slug: 'test-lydki-en' });
});

test('adding, changing and taking out answer the cart that GET /carts shows then', async () => {
  const body = { itemType: 'product', itemId: products.calves, quantity: 2 };
  const added = (await shop.call('POST', '/api/cart-items', { headers: visitor, body })).json().data;
  expect(added.cart).toEqual(await getCart(shop, visitor));
  const url = `/api/cart-items/${added.cartItem.id}`;
  const changed = (await put(url, { quantity: 3 })).json().data;
  expect(changed.cart).toEqual(await getCart(shop, visitor));
  expect(changed.cart).toMatchObject({ count: 3, items: [changed.cartItem] });
  expect(changed.cart.version).toBeGreaterThan(added.cart.version);
  const removed = (await shop.call('DELETE', url, { headers: visitor })).json().data;
  expect(removed.cart).toEqual(await getCart(shop, visitor));
  expect(removed.cart).toMatchObject({ items: [], count: 0, amountDue: 0 });
});

test('the British market counts in pounds', async () => {
  const british = await newVisitor(shop, 'en');
  await addItem(shop, british, products.calves);
  const cart = await getCart(shop, british);
  expect(cart.price).toEqual({ amount: 2_000, currency: 'GBP', formatted: '£20.00' });
  expect(cart.paymentMethods.map((method) => method.paymentMethod)).toEqual(['paypal', 'stripe', 'cash']);
});

test('amounts are grouped by the locale’s rules, with the symbol where the currency has it', async () => {
  await addItem(shop, visitor, products.face, 5);
  const formatted = async (headers: Headers) => {
    const { price, originalPrice, highestPrice } = await getCart(shop, headers);
    return [price, originalPrice, highestPrice].map((money) => money.formatted);
  };
  expect(await formatted(visitor)).toEqual(Array(3).fill('1\u00a0250,00\u00a0zł'));
  expect(await formatted({ ...visitor, 'accept-language': 'en' })).toEqual(Array(3).fill('1,250.00\u00a0zł'));
  await sql`insert into product_prices (product_id, market_id, currency, quantity_from, quantity_to, amount_minor)
    select ${products.promoted}, id, 'GBP', 1, 9, 25_000 from markets where slug = 'en'`.execute(shop.database.db);
  const british = await newVisitor(shop, 'en');
  await addItem(shop, british, products.promoted, 5);
  expect(await formatted(british)).toEqual(Array(3).fill('£1,250.00'));
});

test('the currencies that the shop sells in are written as messages write them', async () => {
  const found = await shop.database.db.selectFrom('currencies').select(['code', 'symbol', 'is_prefix']).execute();
  const written = Object.values(CURRENCIES).map(({ code, symbol, isPrefix }) => ({
    code,
    symbol,
    is_prefix: isPrefix,
  }));
  expect(found).toHaveLength(written.length);
  expect(found).toEqual(expect.arrayContaining(written));
});

test('a running promotion and the lowest price before it show on the line', async () => {
  await addItem(shop, visitor, products.promoted);
  const cart = await getCart(shop, visitor);
  expect(cart.items[0]?.pricing).toMatchObject({ price: 20_000, finalPrice: 12_000 });
  expect(cart).toMatchObject({ originalPriceTotal: 20_000, priceTotal: 12_000 });
});

test('the same treatment again makes its line larger', async () => {
  const first = await addItem(shop, visitor, products.calves, 1);
  const second = await addItem(shop, visitor, products.calves, 2);
  expect(second).toMatchObject({ id: first.id, quantity: 3 });
});

test('lines change, are left out of the totals and are taken out; the version grows', async () => {
  const line = await addItem(shop, visitor, products.calves);
  const before = await getCart(shop, visitor);
  const changed = await put(`/api/cart-items/${line.id}`, { quantity: 2 });
  expect(changed.json().data.cartItem.pricing.finalPrice).toBe(18_000);
  const left = await put(`/api/cart-items/${line.id}`, { isAccepted: false });
  expect(left.statusCode).toBe(200);
  const cart = await getCart(shop, visitor);
  expect(cart).toMatchObject({ priceTotal: 0, count: 0, amountDue: 0 });
  expect(cart.version).toBeGreaterThan(before.version);
  expect((await shop.call('DELETE', `/api/cart-items/${line.id}`, { headers: visitor })).statusCode).toBe(200);
  expect((await shop.call('DELETE', `/api/cart-items/${line.id}`, { headers: visitor })).statusCode).toBe(404);
  expect((await getCart(shop, visitor)).items).toEqual([]);
});

test('PUT and DELETE sent as POST with _method do the same', async () => {
  const line = await addItem(shop, visitor, products.calves);
  const changed = await shop.call('POST', `/api/cart-items/${line.id}`, {
    headers: visitor,
    body: { _method: 'PUT', quantity: 4 },
  });
  expect(changed.json().data.cartItem.quantity).toBe(4);
  const removed = await shop.call('POST', `/api/cart-items/${line.id}`, {
    headers: visitor,
    body: { _method: 'DELETE' },
  });
  expect(removed.statusCode).toBe(200);
});

test.each([
  ['an unknown treatment', { itemType: 'product', itemId: '999999999', quantity: 1 }, 404, 'not_found'],
  ['an id that is none', { itemType: 'product', itemId: 'x', quantity: 1 }, 404, 'not_found'],
  ['another type than the record', { itemType: 'package', itemId: 'CALVES', quantity: 1 }, 404, 'not_found'],
  ['a treatment as a voucher', { itemType: 'voucher', itemId: 'CALVES', quantity: 1 }, 404, 'not_found'],
  ['a quantity outside the matrix', { itemType: 'product', itemId: 'CALVES', quantity: 10 }, 422, 'no_price'],
  ['quantity 0', { itemType: 'product', itemId: 'CALVES', quantity: 0 }, 422, 'validation_failed'],
  ['an unknown field', { itemType: 'product', itemId: 'CALVES', quantity: 1, price: 1 }, 422, 'validation_failed'],
  [
    'an unknown salon',
    { itemType: 'product', itemId: 'CALVES', quantity: 1, locationId: '999999999' },
    404,
    'not_found',
  ],
  ['an unknown cart', { itemType: 'product', itemId: 'CALVES', quantity: 1, cartId: 'x' }, 404, 'not_found'],
  [
    'a slot',
    { itemType: 'product', itemId: 'CALVES', quantity: 1, startAt: '2027-01-01T10:00:00Z' },
    422,
    'validation_failed',
  ],
])('%s is refused', async (_, body, status, code) => {
  const itemId = body.itemId === 'CALVES' ? products.calves : body.itemId;
  const answer = await shop.call('POST', '/api/cart-items', { headers: visitor, body: { ...body, itemId } });
  expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
});

test('errors are in the language of the request', async () => {
  const body = { itemType: 'product', itemId: products.calves, quantity: 10 };
  const english = await shop.call('POST', '/api/cart-items', {
    headers: { ...visitor, 'accept-language': 'en' },
    body,
  });
  expect(english.json().error.fields.quantity).toEqual(['The treatment is not sold in this quantity']);
});

test('without a visitor, or with one that was never made known, there is no cart', async () => {
  expect((await shop.call('GET', '/api/carts')).statusCode).toBe(422);
  const unknown = await shop.call('GET', '/api/carts', { headers: { 'visitor-unique-id': 'pl_aaaaaaaaaaaa' } });
  expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'visitor_not_found']);
  expect((await shop.call('GET', '/api/carts?currency=GBP', { headers: visitor })).statusCode).toBe(422);
});

test("another's cart and lines are 404", async () => {
  const line = await addItem(shop, visitor, products.calves);
  const { id } = await getCart(shop, visitor);
  const other = await newVisitor(shop);
  expect((await put(`/api/cart-items/${line.id}`, { quantity: 2 }, other)).statusCode).toBe(404);
  expect((await shop.call('DELETE', `/api/cart-items/${line.id}`, { headers: other })).statusCode).toBe(404);
  expect((await put(`/api/carts/${id}/discount-code`, { code: 'AKSAMIT10' }, other)).statusCode).toBe(404);
  const body = { itemType: 'product', itemId: products.calves, quantity: 1, cartId: id };
  expect((await shop.call('POST', '/api/cart-items', { headers: other, body })).statusCode).toBe(404);
});

test('one idempotency key adds once', async () => {
  const headers = { ...visitor, 'idempotency-key': 'add-once-0001' };
  const body = { itemType: 'product', itemId: products.calves, quantity: 1 };
  const first = await shop.call('POST', '/api/cart-items', { headers, body });
  const again = await shop.call('POST', '/api/cart-items', { headers, body });
  expect(again.json()).toEqual(first.json());
  expect((await getCart(shop, visitor)).count).toBe(1);
  const other = await shop.call('POST', '/api/cart-items', { headers, body: { ...body, quantity: 2 } });
  expect([other.statusCode, other.json().error.code]).toEqual([422, 'idempotency_mismatch']);
});

test('parallel adds lose nothing', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, () => addItem(shop, visitor, products.calves)));
  expect(new Set(answers.map((line) => line.id)).size).toBe(1);
  expect((await getCart(shop, visitor)).count).toBe(9);
});

test('a code is taken off, split over the lines, and taken away again', async () => {
  await addItem(shop, visitor, products.calves);
  await addItem(shop, visitor, products.face);
  const { id } = await getCart(shop, visitor);
  const answer = await put(`/api/carts/${id}/discount-code`, { code: ' aksamit10 ' });
  const { discountCode, cart } = answer.json().data;
  expect(discountCode).toMatchObject({ code: 'AKSAMIT10', discountType: 'percentage', discountValue: 10 });
  expect(cart).toMatchObject({ originalPriceTotal: 35_000, discountCodeValue: 3_500, priceTotal: 31_500 });
  expect(cart.items.map((line: { pricing: { finalPrice: number } }) => line.pricing.finalPrice)).toEqual([
    9_000, 22_500,
  ]);
  const off = await put(`/api/carts/${id}/discount-code`, { code: null });
  expect(off.json().data).toMatchObject({ discountCode: null, cart: { discountCodeValue: 0, priceTotal: 35_000 } });
});

test.each([
  ['BRAK', 'not_found'],
  ['WIOSNA2026', 'expired'],
  ['PREMIERA', 'limit_reached'],
])('the code %s is 404 %s, when put on and when verified', async (code, reason) => {
  const { id } = await getCart(shop, visitor);
  const answer = await put(`/api/carts/${id}/discount-code`, { code });
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, reason]);
  const verified = await shop.call('POST', '/api/discount-codes/verify', { headers: visitor, body: { code } });
  expect([verified.statusCode, verified.json().error.code]).toEqual([404, reason]);
});

test('verifying a code answers it with the cart and leaves the cart as it is', async () => {
  const answer = await shop.call('POST', '/api/discount-codes/verify', { headers: visitor, body: { code: 'LATO50' } });
  expect(answer.json().data).toMatchObject({
    discountCode: { code: 'LATO50', discountType: 'amount', discountValue: 5_000, limitReached: false },
    cart: { discountCode: null },
  });
});

test('a code that ended while it lay on the cart takes nothing off, which the cart states', async () => {
  await makeCode(shop.database.db, 'KRÓTKI');
  await addItem(shop, visitor, products.calves);
  const { id, version } = await getCart(shop, visitor);
  await put(`/api/carts/${id}/discount-code`, { code: 'KRÓTKI' });
  await sql`update discount_codes set valid_to = now() - interval '1 second' where code = 'KRÓTKI'`.execute(
    shop.database.db,
  );
  const cart = await getCart(shop, visitor);
  expect(cart).toMatchObject({ discountCodeProblem: 'expired', discountCodeValue: 0, priceTotal: 10_000 });
  expect(cart.version).toBeGreaterThan(version + 1);
});

test('a price that changes by itself raises the version, once', async () => {
  await addItem(shop, visitor, products.promoted);
  const before = await getCart(shop, visitor);
  shop.setNow(new Date(Date.now() + 2 * 86_400_000));
  const after = await getCart(shop, visitor);
  const again = await getCart(shop, visitor);
  shop.setNow(null);
  expect(after).toMatchObject({ priceTotal: 20_000, version: before.version + 1 });
  expect(again.version).toBe(after.version);
});
