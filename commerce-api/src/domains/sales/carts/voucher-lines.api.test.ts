import { addDays, addMonths, storeDateOf } from '@aksamit/contracts/store-time';
import { dateText, noonOf } from '../../../platform/date-text';
import {
  addItem,
  getCart,
  type Headers,
  makeProducts,
  newVisitor,
  type TestProducts,
} from '../../../testing/commerce-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { makeVoucherProducts, type TestVoucherProducts } from '../../../testing/voucher-fixture';

const today = storeDateOf(new Date());
const ewa = { voucherEmail: 'ewa@example.com' };

let shop: TestApp;
let products: TestProducts;
let vouchers: TestVoucherProducts;
let visitor: Headers;

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
  vouchers = await makeVoucherProducts(shop.database.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  visitor = await newVisitor(shop);
});

const add = (body: object, headers = visitor) =>
  shop.call('POST', '/api/cart-items', { headers, body: { itemType: 'voucher', quantity: 1, ...body } });

test('a voucher of any multiple of the step is put into the cart with its recipient', async () => {
  const { rows } = await shop.database.pool.query('select id from locations where enabled order by id limit 1');
  const data = {
    voucherType: 'electronic',
    voucherValue: 25_000,
    voucherFirstName: ' Ewa ',
    voucherLastName: 'Nowak',
    voucherEmail: 'ewa@example.com',
    voucherText: 'Wszystkiego najlepszego!',
    voucherLocationId: String(rows[0].id),
  };
  const answer = await add({ itemId: vouchers.electronic, quantity: 2, data });
  expect(answer.statusCode).toBe(201);
  const line = answer.json().data.cartItem;
  expect(line).toMatchObject({
    itemType: 'voucher',
    quantity: 2,
    laterReservation: false,
    data: { ...data, voucherFirstName: 'Ewa', voucherPrice: 25_000, voucherLocation: { id: String(rows[0].id) } },
    pricing: { price: 50_000, finalPrice: 50_000, highestPrice: 50_000, unitPrice: 25_000, lowestPriceValue: null },
    item: { duration: null },
  });
  expect(await getCart(shop, visitor)).toMatchObject({ priceTotal: 50_000, amountDue: 50_000, count: 2 });
  // A returned line can be sent again unchanged: that is how a removal is undone.
  const again = await add({ itemId: vouchers.electronic, data: line.data });
  expect(again.json().data.cartItem.data).toEqual(line.data);
  expect((await getCart(shop, visitor)).items).toHaveLength(2);
});

test('a line is called by the amount that was chosen, in the language of the request', async () => {
  await add({ itemId: vouchers.electronic, data: { voucherValue: 150_000 } });
  const nameIn = async (locale: string) =>
    (await getCart(shop, { ...visitor, 'accept-language': locale })).items[0]?.item.name;
  expect(await nameIn('pl')).toBe('Voucher elektroniczny 1\u00a0500\u00a0zł');
  expect(await nameIn('en')).toBe('Electronic voucher 1,500\u00a0zł');
});

test('without data a voucher is as its record states; its amount is changed like the rest', async () => {
  const line = (await add({ itemId: vouchers.paper })).json().data.cartItem;
  expect(line.data).toMatchObject({ voucherType: 'paper', voucherValue: 15_000, voucherEmail: null });
  const url = `/api/cart-items/${line.id}`;
  const changed = await shop.call('PUT', url, { headers: visitor, body: { data: { voucherValue: 50_000 } } });
  expect(changed.json().data.cartItem.pricing.finalPrice).toBe(50_000);
  const refused = await shop.call('PUT', url, { headers: visitor, body: { startAt: '2027-01-01T10:00:00Z' } });
  expect(refused.json().error.fields).toHaveProperty('startAt');
});

test.each([
  ['pl', 'pl', 17_500, 'Kwota musi być wielokrotnością 50\u00a0zł'],
  ['pl', 'en', 17_500, 'Amount must be a multiple of 50\u00a0zł'],
  ['pl', 'pl', 205_000, 'Kwota musi być w zakresie 50\u00a0zł – 2\u00a0000\u00a0zł'],
  ['en', 'en', 1_500, 'Amount must be a multiple of £10'],
  ['en', 'en', 41_000, 'Amount must be within £10 – £400'],
])('market %s in %s does not sell %d', async (market, locale, voucherValue, message) => {
  const headers = { ...(await newVisitor(shop, market)), 'accept-language': locale };
  const itemId = market === 'pl' ? vouchers.electronic : vouchers.british;
  const answer = await add({ itemId, data: { voucherValue } }, headers);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.fields).toEqual({ 'data.voucherValue': [message] });
});

test.each<[string, object, string]>([
  ['a longer text', { voucherText: 'x'.repeat(251) }, 'data.voucherText'],
  ['an e-mail that is none', { voucherEmail: 'ewa' }, 'data.voucherEmail'],
  ['a salon that is not there', { voucherLocationId: '999999999' }, 'data.voucherLocationId'],
  ['an amount that is none', { voucherValue: '100' }, 'data.voucherValue'],
  ['an unknown field', { voucherColor: 'red' }, 'data.voucherColor'],
  ['another type than the record', { voucherType: 'paper' }, 'data.voucherType'],
  ['a design that is not drawn', { voucherDesign: 'neon' }, 'data.voucherDesign'],
  ['a day without an address', { voucherSendOn: today }, 'data.voucherEmail'],
  ['a day that has passed', { ...ewa, voucherSendOn: addDays(today, -2) }, 'data.voucherSendOn'],
  ['a day within the last month', { ...ewa, voucherSendOn: addMonths(today, 6) }, 'data.voucherSendOn'],
  ['a day that is none', { ...ewa, voucherSendOn: '2027-02-30' }, 'data.voucherSendOn'],
])('%s is refused by field', async (_what, data, field) => {
  const answer = await add({ itemId: vouchers.electronic, data });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  expect((await getCart(shop, visitor)).items).toEqual([]);
});

test('a design and a day of sending come back as chosen; without them the first design, and no day', async () => {
  const chosen = { ...ewa, voucherDesign: 'silhouette', voucherSendOn: addDays(today, 30) };
  expect((await add({ itemId: vouchers.electronic, data: chosen })).json().data.cartItem.data).toMatchObject(chosen);
  const plain = (await add({ itemId: vouchers.paper, data: { voucherDesign: 'botanical' } })).json().data.cartItem;
  expect(plain.data).toMatchObject({ voucherDesign: 'botanical', voucherSendOn: null });
  const former = (await add({ itemId: vouchers.electronic })).json().data.cartItem;
  expect(former.data).toMatchObject({ voucherDesign: 'classic', voucherSendOn: null });
});

test('a paper voucher has no day of sending; the database refuses one, and an unknown design', async () => {
  const data = { ...ewa, voucherSendOn: addDays(today, 3) };
  const answer = await add({ itemId: vouchers.paper, data });
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['data.voucherSendOn']]);
  const { id } = (await add({ itemId: vouchers.paper })).json().data.cartItem;
  for (const change of ['{"voucherSendOn": "2027-01-01"}', '{"voucherDesign": "neon"}']) {
    const write = shop.database.pool.query('update cart_items set data = data || $1::jsonb where id = $2', [
      change,
      id,
    ]);
    await expect(write).rejects.toThrow(/cart_items_voucher/);
  }
});

test('the last day that may be chosen is named in the language of the request', async () => {
  const data = { ...ewa, voucherSendOn: addDays(today, 300) };
  const last = dateText(noonOf(addMonths(today, 5)), 'en');
  const answer = await add({ itemId: vouchers.electronic, data }, { ...visitor, 'accept-language': 'en' });
  expect(answer.json().error.fields['data.voucherSendOn'][0]).toContain(last);
});

test("another market's voucher is not found; a salon or a time has no place on a voucher", async () => {
  expect((await add({ itemId: vouchers.british })).statusCode).toBe(404);
  expect((await add({ itemId: products.calves })).statusCode).toBe(404);
  for (const field of [{ startAt: '2027-01-01T10:00:00Z' }, { locationId: '1' }]) {
    const answer = await add({ itemId: vouchers.electronic, ...field });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, Object.keys(field)]);
  }
});

test('a treatment carries no data', async () => {
  const body = { itemType: 'product', itemId: products.calves, data: { voucherValue: 1 } };
  const answer = await add(body);
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['data.voucherValue']]);
});

test('no code makes a voucher cheaper', async () => {
  await add({ itemId: vouchers.electronic });
  await addItem(shop, visitor, products.calves);
  const { id } = await getCart(shop, visitor);
  const url = `/api/carts/${id}/discount-code`;
  const { cart } = (await shop.call('PUT', url, { headers: visitor, body: { code: 'AKSAMIT10' } })).json().data;
  expect(cart).toMatchObject({ originalPriceTotal: 25_000, discountCodeValue: 1_000, priceTotal: 24_000 });
});
