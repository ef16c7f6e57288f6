/** Treatments with a checkbox: what it confirms is stored with the line, required by an order, and stands on it. */
import { sql } from 'kysely';
import {
  addItem,
  getCart,
  type Headers,
  makeProducts,
  newKey,
  newVisitor,
  orderOf,
} from '../../../testing/commerce-fixture';
import { logInAs } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let asking: string;
let plain: string;

const LABEL = { pl: 'Nie mam rozrusznika serca.', en: 'I have no pacemaker.' };
const word = (label: typeof LABEL) =>
  sql`update products set has_checkbox = true, checkbox_label = ${JSON.stringify(label)}::jsonb
    where id = ${asking}`.execute(shop.database.db);

beforeAll(async () => {
  shop = await createTestApp();
  ({ face: asking, calves: plain } = await makeProducts(shop.database.db));
});
beforeEach(() => word(LABEL));
afterAll(() => shop.close());

const add = (headers: Headers, change: object = {}) =>
  shop.call('POST', '/api/cart-items', {
    headers,
    body: { itemType: 'product', itemId: asking, quantity: 1, ...change },
  });
const change = (headers: Headers, id: string, body: object) =>
  shop.call('PUT', `/api/cart-items/${id}`, { headers, body });
const order = async (headers: Headers) =>
  shop.call('POST', '/api/orders', {
    headers: { ...headers, 'idempotency-key': newKey() },
    body: orderOf(await getCart(shop, headers)),
  });

test('a line without the confirmation is not ordered, with it the order has its wording', async () => {
  const headers = await newVisitor(shop);
  const { cartItem } = (await add(headers)).json().data;
  expect(cartItem.confirmation).toEqual({ label: LABEL.pl, isConfirmed: false });
  const refused = await order(headers);
  expect([refused.statusCode, refused.json().error]).toEqual([
    422,
    {
      code: 'confirmation_required',
      message: 'W koszyku jest zabieg, który wymaga potwierdzenia. Zaznacz je w koszyku i zamów ponownie.',
      details: { lines: [{ cartItemId: cartItem.id, name: 'Twarz', label: LABEL.pl }] },
    },
  ]);
  const confirmed = (await change(headers, cartItem.id, { isConfirmed: true })).json().data.cartItem;
  expect(confirmed.confirmation).toEqual({ label: LABEL.pl, isConfirmed: true });
  const placed = (await order(headers)).json().data.order;
  expect(placed.items[0].confirmedLabel).toBe(LABEL.pl);
  await word({ pl: 'Inne słowa', en: 'Other words' });
  const { headers: staff } = await logInAs(shop, 'manager');
  const seen = await shop.call('GET', `/api/admin/orders/${placed.id}`, { headers: staff });
  expect(seen.json().data.order.items[0].confirmedLabel).toBe(LABEL.pl);
});

test('it is added confirmed, another piece stays so, and it can be taken back', async () => {
  const headers = await newVisitor(shop);
  const first = (await add(headers, { isConfirmed: true })).json().data.cartItem;
  expect(first.confirmation.isConfirmed).toBe(true);
  const second = (await add(headers)).json().data.cartItem;
  expect(second).toMatchObject({ id: first.id, quantity: 2, confirmation: { isConfirmed: true } });
  const more = (await change(headers, first.id, { quantity: 3 })).json().data.cartItem;
  expect(more.confirmation.isConfirmed).toBe(true);
  const back = (await change(headers, first.id, { isConfirmed: false })).json().data.cartItem;
  expect(back.confirmation.isConfirmed).toBe(false);
});

test('other words are asked again', async () => {
  const headers = await newVisitor(shop);
  await add(headers, { isConfirmed: true });
  await word({ pl: 'Inne słowa', en: 'Other words' });
  const { items } = await getCart(shop, { ...headers, 'accept-language': 'en' });
  expect(items[0]?.confirmation).toEqual({ label: 'Other words', isConfirmed: false });
  expect((await order(headers)).json().error.code).toBe('confirmation_required');
});

test('a deselected line is not asked, and a treatment without a checkbox has nothing to confirm', async () => {
  const headers = await newVisitor(shop);
  const { cartItem } = (await add(headers)).json().data;
  await change(headers, cartItem.id, { isAccepted: false });
  const other = await addItem(shop, headers, plain);
  expect(other.confirmation).toBeUndefined();
  await change(headers, other.id, { isConfirmed: true });
  const placed = (await order(headers)).json().data.order;
  expect(placed.items).toHaveLength(1);
  expect(placed.items[0].confirmedLabel).toBeUndefined();
});
