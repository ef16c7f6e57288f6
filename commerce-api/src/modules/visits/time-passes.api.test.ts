import { sql } from 'kysely';
import { makeProducts, type TestProducts } from '../../testing/commerce-fixture';
import { makeSalon } from '../../testing/salon-fixture';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { buyTreatment, newCustomer, type TestCustomer } from '../../testing/visit-fixture';
import { markEndedVisits, releaseEndedHolds } from './mark-ended-visits';
import { remindOfVisits } from './remind-of-visits';

let shop: TestApp;
let products: TestProducts;
let salon: string;
let anna: TestCustomer;
const NOW = new Date('2027-06-01T10:00:00Z');
const SLOT = '2027-06-04T08:00:00.000Z';

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
});
beforeEach(async () => {
  shop.setNow(NOW);
  salon = (await makeSalon(shop.database.db, 'lodz-piotrkowska', products.calves, 1)).locationId;
  anna = await newCustomer(shop);
});
afterAll(() => shop?.close());

async function booked(quantity = 1, startAt = SLOT) {
  const bought = await buyTreatment(shop, anna, products.calves, { quantity });
  const body = { orderProductId: bought.orderProductId, locationId: salon, startAt };
  const answer = await shop.call('POST', '/api/me/events', { headers: anna.headers, body });
  const { event } = answer.json().data;
  // Written now by the database's clock, which is not the test's.
  await sql`update visits set created_at = ${NOW} where id = ${event.id}`.execute(shop.database.db);
  return { ...bought, event };
}
const mine = async (id: string) =>
  (await shop.call('GET', '/api/me/events', { headers: anna.headers }))
    .json()
    .data.events.find((entry: { id: string }) => entry.id === id);
const orderOf = async (orderId: string) =>
  (await shop.call('GET', `/api/orders/${orderId}`, { headers: anna.headers })).json().data.order;
const profile = async () => (await shop.call('GET', '/api/me', { headers: anna.headers })).json().data.user;
const mails = async (kind: string, { id }: { id: string }) => {
  const found = await sql<{ count: number }>`select count(*)::int as count from messages
    where kind = ${kind} and once_key like ${`${kind}:${id}%`}`.execute(shop.database.db);
  return found.rows[0]?.count ?? 0;
};

test('two hours after its end an unmarked visit is done, the order with it, and the first time is over', async () => {
  const { event, orderId } = await booked();
  expect((await profile()).isFirstEvent).toBe(true);
  const { db } = shop.database;
  await markEndedVisits(db, new Date('2027-06-04T10:44:59Z'));
  expect((await mine(event.id)).doneStatus).toBe('active');
  await Promise.all([1, 2, 3].map(() => markEndedVisits(db, new Date('2027-06-04T10:45:00Z'))));
  expect(await mine(event.id)).toMatchObject({ doneStatus: 'done', doneCount: 1, totalCount: 1 });
  expect((await orderOf(orderId)).doneStatus).toBe('done');
  expect((await profile()).isFirstEvent).toBe(false);
});

test('an order with visits left stays active', async () => {
  const { event, orderId } = await booked(2);
  await markEndedVisits(shop.database.db, new Date('2027-06-04T12:00:00Z'));
  expect((await mine(event.id)).doneStatus).toBe('done');
  expect((await orderOf(orderId)).doneStatus).toBe('active');
});

test('a canceled visit stays canceled, and is not taken for done', async () => {
  const { event } = await booked();
  await shop.call('DELETE', `/api/me/events/${event.id}`, { headers: anna.headers });
  await markEndedVisits(shop.database.db, new Date('2027-06-05T12:00:00Z'));
  expect((await mine(event.id)).doneStatus).toBe('canceled');
});

test('a hold that has ended is given back, and who held it is forgotten', async () => {
  const answer = await shop.call('POST', '/api/cart-items', {
    headers: anna.headers,
    body: { itemType: 'product', itemId: products.calves, quantity: 1, locationId: salon, startAt: SLOT },
  });
  expect(answer.statusCode).toBe(201);
  const held = () =>
    sql`select state, holder, holder_address from visits where location_id = ${salon}`
      .execute(shop.database.db)
      .then(({ rows }) => rows);
  await releaseEndedHolds(shop.database.db, new Date(NOW.getTime() + 19 * 60_000));
  expect(await held()).toMatchObject([{ state: 'held' }]);
  await releaseEndedHolds(shop.database.db, new Date(NOW.getTime() + 20 * 60_000));
  expect(await held()).toEqual([{ state: 'released', holder: null, holder_address: null }]);
});

test('a reminder comes once within the last 24 hours, and again when the visit was moved', async () => {
  const { event } = await booked();
  const remind = (text: string) => remindOfVisits(shop.database.db, new Date(text));
  await remind('2027-06-03T07:59:00Z');
  expect(await mails('visitReminder', event)).toBe(0);
  await Promise.all([1, 2, 3].map(() => remind('2027-06-03T08:00:00Z')));
  expect(await mails('visitReminder', event)).toBe(1);
  shop.setNow(NOW);
  const moved = await shop.call('PUT', `/api/me/events/${event.id}/date`, {
    headers: anna.headers,
    body: { startAt: '2027-06-05T08:00:00Z' },
  });
  expect(moved.statusCode).toBe(200);
  await remind('2027-06-04T08:30:00Z');
  expect(await mails('visitReminder', event)).toBe(2);
  expect([await mails('visitBooked', event), await mails('visitMoved', event)]).toEqual([1, 1]);
});

test('who has just booked for tomorrow is not reminded of it', async () => {
  const { event } = await booked(1, '2027-06-02T09:00:00.000Z');
  await remindOfVisits(shop.database.db, new Date('2027-06-01T11:00:00Z'));
  expect(await mails('visitReminder', event)).toBe(0);
});
