import { sql } from 'kysely';
import {
  addItem,
  getCart,
  guest,
  type Headers,
  makeCode,
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
let products: TestProducts;

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
  await makeCode(shop.database.db, 'MNIEJ', { type: 'amount', value: 4_000 });
  await makeCode(shop.database.db, 'WIECEJ', { type: 'amount', value: 6_000 });
  await makeCode(shop.database.db, 'TYLESAMO', { type: 'amount', value: 5_000, customerLimit: 1 });
});
afterAll(() => shop.close());

const verified = () => newCustomer(shop, { isPhoneVerified: true });
const send = (headers: Headers, body: unknown) =>
  shop.call('POST', '/api/orders', { headers: { ...headers, 'idempotency-key': newKey() }, body });

async function fill(headers: Headers, code?: string) {
  await addItem(shop, headers, products.calves);
  const cart = await getCart(shop, headers);
  if (code) await shop.call('PUT', `/api/carts/${cart.id}/discount-code`, { headers, body: { code } });
  return getCart(shop, headers);
}

test('a first order with a verified phone is 50 PLN cheaper by itself, and the order states so', async () => {
  const { headers } = await verified();
  const cart = await fill(headers);
  expect(cart).toMatchObject({
    originalPriceTotal: 10_000,
    discountCodeValue: 5_000,
    priceTotal: 5_000,
    discountCode: null,
    newCustomerDiscount: { value: 5_000, isApplied: true, reason: null },
  });
  const { order } = (await send(headers, orderOf(cart))).json().data;
  expect(order).toMatchObject({ priceTotal: 5_000, newCustomerDiscount: 5_000, discountCode: null });
  expect(order.items[0]).toMatchObject({ price: 5_000, savings: 5_000 });
  expect(await fill(headers)).toMatchObject({ priceTotal: 10_000, newCustomerDiscount: null });
});

test('£10 in the British market', async () => {
  const { headers } = await newCustomer(shop, { market: 'en', isPhoneVerified: true });
  expect(await fill(headers)).toMatchObject({ priceTotal: 1_000, newCustomerDiscount: { value: 1_000 } });
});

test.each([
  ['a visitor', () => newVisitor(shop), 'account'],
  ['a customer whose phone is not verified', async () => (await newCustomer(shop)).headers, 'phone'],
])('%s does not get it, and hears what is missing', async (_who, make, needs) => {
  const cart = await fill(await make());
  const newCustomerOffer = { value: 5_000, needs };
  expect(cart).toMatchObject({ priceTotal: 10_000, newCustomerDiscount: null, newCustomerOffer });
});

test('it is offered as far as it saves anything', async () => {
  const offerWith = async (code?: string) => (await fill(await newVisitor(shop), code)).newCustomerOffer;
  expect(await offerWith('MNIEJ')).toEqual({ value: 1_000, needs: 'account' });
  expect(await offerWith('WIECEJ')).toBeNull();
  expect((await getCart(shop, await newVisitor(shop))).newCustomerOffer).toBeNull();
});

test('it is offered neither to whom it is given nor after a first order', async () => {
  const { headers } = await verified();
  const cart = await fill(headers);
  expect(cart.newCustomerOffer).toBeNull();
  await send(headers, orderOf(cart));
  expect((await fill(headers)).newCustomerOffer).toBeNull();
});

test('the better of code and discount applies, and the shopper sees which', async () => {
  const { headers } = await verified();
  expect(await fill(headers, 'MNIEJ')).toMatchObject({
    discountCode: { code: 'MNIEJ' },
    discountCodeProblem: 'not_applicable',
    discountCodeValue: 5_000,
    newCustomerDiscount: { value: 5_000, isApplied: true },
  });
  const { id } = await getCart(shop, headers);
  await shop.call('PUT', `/api/carts/${id}/discount-code`, { headers, body: { code: 'WIECEJ' } });
  expect(await getCart(shop, headers)).toMatchObject({
    discountCodeProblem: null,
    discountCodeValue: 6_000,
    newCustomerDiscount: { value: 5_000, isApplied: false, reason: 'code' },
  });
});

test('where both take off the same, the code is kept for another time', async () => {
  const { headers } = await verified();
  const cart = await fill(headers, 'TYLESAMO');
  const { order } = (await send(headers, orderOf(cart))).json().data;
  expect(order).toMatchObject({ priceTotal: 5_000, discountCode: null, newCustomerDiscount: 5_000 });
  const next = await fill(headers, 'TYLESAMO');
  expect(next).toMatchObject({ priceTotal: 5_000, discountCodeProblem: null });
});

test('it is combined neither with a voucher nor with the price of one', async () => {
  const { db } = shop.database;
  const { headers } = await verified();
  const { id } = await fill(headers);
  const body = { code: await giveVoucher(db, 3_000) };
  const { cart } = (await shop.call('PUT', `/api/carts/${id}/voucher`, { headers, body })).json().data;
  expect(cart).toMatchObject({
    priceTotal: 10_000,
    amountDue: 7_000,
    newCustomerDiscount: { value: 5_000, isApplied: false, reason: 'voucher' },
  });
  const other = await verified();
  const { electronic } = await makeVoucherProducts(db);
  await shop.call('POST', '/api/cart-items', {
    headers: other.headers,
    body: { itemType: 'voucher', itemId: electronic, quantity: 1 },
  });
  expect(await getCart(shop, other.headers)).toMatchObject({
    priceTotal: 15_000,
    newCustomerDiscount: { isApplied: false, reason: 'nothing' },
  });
});

test('who ordered before is not new, also as a guest with the phone that is now verified', async () => {
  const { headers, phone } = await verified();
  const visitor = await newVisitor(shop);
  await addItem(shop, visitor, products.calves);
  const user = { ...guest, phone };
  await send(visitor, orderOf(await getCart(shop, visitor), { user, paymentMethod: 'cash' }));
  expect(await fill(headers)).toMatchObject({ priceTotal: 10_000, newCustomerDiscount: null });
});

test('an order that is canceled unpaid gives it back', async () => {
  const { headers } = await verified();
  const { order } = (await send(headers, orderOf(await fill(headers)))).json().data;
  expect((await fill(headers)).newCustomerDiscount).toBeNull();
  await shop.call('POST', `/api/orders/${order.id}/cancellation`, { headers });
  expect((await getCart(shop, headers)).newCustomerDiscount).toMatchObject({ isApplied: true });
});

test('of two first orders at once, in two markets, one is first; the other is refused before any charge', async () => {
  const { headers } = await verified();
  const british = { ...headers, 'market-slug': 'en' };
  const [polish, foreign] = [await fill(headers), await fill(british)];
  expect([polish.priceTotal, foreign.priceTotal]).toEqual([5_000, 1_000]);
  const answers = await Promise.all([
    send(headers, orderOf(polish, { paymentMethod: 'cash' })),
    send(british, orderOf(foreign, { paymentMethod: 'cash' })),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().error).toMatchObject({ code: 'cart_changed', details: { lines: [{ change: 'price' }] } });
  const discounts = await sql`select from new_customer_discounts d join orders o on o.id = d.order_id
    where o.user_id = (select user_id from carts where id = ${polish.id})`.execute(shop.database.db);
  expect(discounts.rows).toHaveLength(1);
});

test('the database gives it once to a phone', async () => {
  const { db } = shop.database;
  const { headers, userId } = await verified();
  await send(headers, orderOf(await fill(headers)));
  const second = await send(headers, orderOf(await fill(headers)));
  const again = sql`insert into new_customer_discounts (order_id, user_id, phone_hash)
    select ${second.json().data.order.id}, null, phone_hash from new_customer_discounts where user_id = ${userId}`;
  await expect(again.execute(db)).rejects.toThrow(/new_customer_discounts_one_per_phone/);
});

test('own codes: what was verified, put on a cart or used, with what became of it', async () => {
  const { db } = shop.database;
  const { headers } = await newCustomer(shop);
  const other = await newCustomer(shop);
  await makeCode(db, 'RAZ', { customerLimit: 1 });
  await makeCode(db, 'KONIEC');
  await makeCode(db, 'DUZY', { type: 'amount', value: 150_000 });
  const verify = (code: string) => shop.call('POST', '/api/discount-codes/verify', { headers, body: { code } });
  await verify('MNIEJ');
  await verify('KONIEC');
  await verify('DUZY');
  const ordered = await send(
    headers,
    orderOf(await fill(headers, 'RAZ'), { user: { ...guest, email: await mailOf(headers) } }),
  );
  expect(ordered.statusCode).toBe(201);
  await sql`update discount_codes set valid_to = now() - interval '1 day' where code = 'KONIEC'`.execute(db);
  const list = async (query = '', as = headers) =>
    (await shop.call('GET', `/api/me/discount-codes${query}`, { headers: as })).json();
  const { data, meta } = await list('?sort=code');
  expect(meta).toEqual({ page: 1, perPage: 24, total: 4 });
  expect(data.discountCodes).toMatchObject([
    { code: 'DUZY', info: '−1\u00a0500,00\u00a0zł' },
    { code: 'KONIEC', status: 'expired', info: '−10%', limitReached: false },
    { code: 'MNIEJ', status: 'toBeUsed', info: '−40,00\u00a0zł' },
    { code: 'RAZ', status: 'used', limitReached: true },
  ]);
  expect((await list('?perPage=1&page=2&sort=-code')).data.discountCodes).toMatchObject([{ code: 'MNIEJ' }]);
  const english = await list('?sort=code', { ...headers, 'accept-language': 'en' });
  expect(english.data.discountCodes[0].info).toBe('−1,500.00\u00a0zł');
  expect((await list('', other.headers)).data.discountCodes).toEqual([]);
  expect((await list('?sort=name')).error.code).toBe('validation_failed');
  expect((await shop.call('GET', '/api/me/discount-codes')).statusCode).toBe(401);
});

test('a limit per customer counts by the account too, whatever e-mail the order was made with', async () => {
  await makeCode(shop.database.db, 'JEDEN', { customerLimit: 1 });
  const { headers } = await newCustomer(shop);
  const ordered = await send(
    headers,
    orderOf(await fill(headers, 'JEDEN'), { user: { ...guest, email: 'inny@example.com' } }),
  );
  expect(ordered.json().data.order.discountCode).toBe('JEDEN');
  const { id } = await fill(headers);
  const again = await shop.call('PUT', `/api/carts/${id}/discount-code`, { headers, body: { code: 'JEDEN' } });
  expect([again.statusCode, again.json().error.code]).toEqual([404, 'limit_reached']);
});

async function mailOf(headers: Headers): Promise<string> {
  return (await shop.call('GET', '/api/me', { headers })).json().data.user.email;
}
