/** Visits of purchases that are withdrawn from, or refunded by staff. */
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { addItem, getCart, makeProducts, newKey, orderOf, type TestProducts } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { logInAll, type Person } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { newCustomer, shiftVisit, type TestCustomer } from '../../../testing/visit-fixture';
import { markVisit } from '../../booking/visits';

let shop: TestApp;
let products: TestProducts;
let salon: string;
let manager: Person;
let anna: TestCustomer;
const NOW = new Date('2027-06-01T10:00:00Z');
const SLOT = '2027-06-04T08:00:00.000Z';

beforeAll(async () => {
  shop = await createTestApp();
  shop.setNow(NOW);
  products = await makeProducts(shop.database.db);
  await sql`update products set can_payment_by_cash = true where id = ${products.face}`.execute(shop.database.db);
  manager = (await logInAll(shop)).manager;
});
beforeEach(async () => {
  salon = (await makeSalon(shop.database.db, 'lodz-piotrkowska', products.calves, 1)).locationId;
  anna = await newCustomer(shop);
});
afterAll(() => shop.close());

/** An order of these treatments that was paid in the salon today. */
async function buy(...lines: [productId: string, quantity: number][]) {
  const { headers } = anna;
  for (const [productId, quantity] of lines) await addItem(shop, headers, productId, quantity);
  const body = orderOf(await getCart(shop, headers), { paymentMethod: 'cash' });
  const placed = await shop.call('POST', '/api/orders', { headers: { ...headers, 'idempotency-key': newKey() }, body });
  const { order } = placed.json().data;
  await sql`update orders set created_at = ${NOW} where id = ${order.id}`.execute(shop.database.db);
  await shop.call('POST', `/api/admin/orders/${order.id}/payments`, {
    headers: manager.headers,
    body: { method: 'card' },
  });
  return { id: order.id as string, items: order.items as { id: string }[] };
}

async function book(orderProductId: string | undefined) {
  const body = { orderProductId, locationId: salon, startAt: SLOT };
  return shop.call('POST', '/api/me/events', { headers: anna.headers, body });
}
const visitOf = async (id: string | undefined): Promise<string> => (await book(id)).json().data.event.id;
const stateOf = async (visitId: string) =>
  (await shop.call('GET', '/api/me/events', { headers: anna.headers }))
    .json()
    .data.events.find(({ id }: { id: string }) => id === visitId)?.doneStatus;
const orderOfId = async (id: string) =>
  (await shop.call('GET', `/api/orders/${id}`, { headers: anna.headers })).json().data.order;
const refund = (id: string, body: object = {}) =>
  shop.call('POST', `/api/admin/orders/${id}/refunds`, { headers: manager.headers, body });
const withdraw = (id: string) =>
  shop.call('POST', `/api/orders/${id}/withdrawal`, { headers: anna.headers, body: { confirmed: true } });
const cancelMails = async (visitId: string) =>
  (await sql`select from messages where once_key = ${`visitCanceled:${visitId}`}`.execute(shop.database.db)).rows
    .length;
const mark = (visitId: string) => inTransaction(shop.database.db, (trx) => markVisit(trx, visitId, 'done'));

test('a line that staff give back as a whole ends with its visit; a part changes no visit', async () => {
  const { id, items } = await buy([products.calves, 3], [products.face, 1]);
  const visit = await visitOf(items[0]?.id);
  await refund(id, { items: [{ orderItemId: items[0]?.id, amount: 100 }] });
  expect([await stateOf(visit), await cancelMails(visit)]).toEqual(['active', 0]);
  expect((await refund(id, { items: [{ orderItemId: items[0]?.id }] })).statusCode).toBe(201);
  expect([await stateOf(visit), await cancelMails(visit)]).toEqual(['canceled', 1]);
  expect((await book(items[0]?.id)).statusCode).toBe(404);
  expect(await orderOfId(id)).toMatchObject({ doneStatus: 'active', paidStatus: 'partRefunded' });
  await refund(id);
  expect(await orderOfId(id)).toMatchObject({ doneStatus: 'canceled', paidStatus: 'refunded' });
});

test('of what was given back after a visit nothing is left to come for: the order is done', async () => {
  const { id, items } = await buy([products.calves, 3]);
  const visit = await visitOf(items[0]?.id);
  await shiftVisit(shop, visit, new Date('2027-06-01T08:00:00Z'));
  await mark(visit);
  await refund(id);
  expect(await orderOfId(id)).toMatchObject({ doneStatus: 'done', paidStatus: 'refunded' });
  const answer = await shop.call('GET', '/api/me/order-products', { headers: anna.headers });
  expect(answer.json().data.orderProducts).toMatchObject([{ id: items[0]?.id, totalCount: 1, canBook: false }]);
});

test('a withdrawal cancels the visits ahead and reports it', async () => {
  const { id, items } = await buy([products.calves, 2]);
  const visit = await visitOf(items[0]?.id);
  expect((await withdraw(id)).json().data.withdrawal).toMatchObject({ amount: 18_000 });
  expect([await stateOf(visit), await cancelMails(visit)]).toEqual(['canceled', 1]);
  expect((await orderOfId(id)).doneStatus).toBe('canceled');
});

test.each([
  ['begins within 24 hours', '2027-06-02T10:00:00Z'],
  ['is taking place', '2027-06-01T09:50:00Z'],
])('a visit that %s counts as performed when the contract is withdrawn from', async (_when, startAt) => {
  const one = await buy([products.calves, 1]);
  await shiftVisit(shop, await visitOf(one.items[0]?.id), new Date(startAt));
  const refused = await withdraw(one.id);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'nothing_to_withdraw']);
  expect(refused.json().error.details.items).toMatchObject([{ exclusion: 'performed' }]);
});

test('of several visits the near one is kept and paid for, the order ends with it', async () => {
  const { id, items } = await buy([products.calves, 4]);
  const visit = await visitOf(items[0]?.id);
  await shiftVisit(shop, visit, new Date('2027-06-02T09:00:00Z'));
  expect((await withdraw(id)).json().data.withdrawal).toMatchObject({ amount: 27_000 });
  expect([await stateOf(visit), (await orderOfId(id)).doneStatus]).toEqual(['active', 'active']);
  await mark(visit);
  expect((await orderOfId(id)).doneStatus).toBe('done');
});
