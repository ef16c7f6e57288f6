/** Bought treatments are available also after they have been taken from sale. */
import { sql } from 'kysely';
import { addItem } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { logInAs } from '../../../testing/staff-fixture';
import { buyTreatment, newCustomer, type TestCustomer } from '../../../testing/visit-fixture';
import { offerFreedSlots } from './offer-freed-slots';

const here = shopWithProducts();
const NOW = new Date('2027-06-01T10:00:00Z');
const FIRST = '2027-06-04T08:00:00.000Z';
const SECOND = '2027-06-05T08:00:00.000Z';
let salon: string;
let anna: TestCustomer;
let orderProductId: string;

const sell = (isSold: boolean) =>
  sql`update products set enabled = ${isSold} where id = ${here.products.calves}`.execute(here.shop.database.db);

beforeEach(async () => {
  here.shop.setNow(NOW);
  await sell(true);
  salon = (await makeSalon(here.shop.database.db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  anna = await newCustomer(here.shop);
  ({ orderProductId } = await buyTreatment(here.shop, anna, here.products.calves, { quantity: 2 }));
  await sell(false);
});

const slotsFor = (headers: Record<string, string>, of = `productId=${here.products.calves}`) =>
  here.shop.call('GET', `/api/events/slots?locationId=${salon}&date=2027-06-04&${of}`, { headers });
const book = (startAt: string) =>
  here.shop.call('POST', '/api/me/events', {
    headers: anna.headers,
    body: { orderProductId, locationId: salon, startAt },
  });

test('its customer sees times for it, books and moves the visit; others do not find it', async () => {
  expect((await slotsFor(anna.headers)).json().data.eventSlots[0].slots.length).toBeGreaterThan(0);
  expect((await slotsFor((await newCustomer(here.shop)).headers)).statusCode).toBe(404);
  expect((await slotsFor({})).statusCode).toBe(404);
  const query = `productId=${here.products.calves}&locationId=${salon}`;
  const firstFree = await here.shop.call('GET', `/api/events/first-free-day?${query}`, { headers: anna.headers });
  expect(firstFree.json().data.eventFirstFreeDay).toEqual({ date: '2027-06-01', locationId: salon });

  const booked = await book(FIRST);
  expect(booked.statusCode).toBe(201);
  const { id } = booked.json().data.event;
  expect((await slotsFor(anna.headers, `eventId=${id}`)).statusCode).toBe(200);
  const move = { headers: anna.headers, body: { startAt: SECOND } };
  expect((await here.shop.call('PUT', `/api/me/events/${id}/date`, move)).statusCode).toBe(200);
});

test('a line of a cart with it has no times, and can hold none, also of who has bought it', async () => {
  await sell(true);
  const line = await addItem(here.shop, anna.headers, here.products.calves);
  await sell(false);
  expect((await slotsFor(anna.headers, `cartItemId=${line.id}`)).statusCode).toBe(404);
  const request = { headers: anna.headers, body: { locationId: salon, startAt: FIRST } };
  expect((await here.shop.call('PUT', `/api/cart-items/${line.id}`, request)).statusCode).toBe(404);
});

test.each([
  ['gave all of it up', sql`update order_items set visit_count = 0`, sql`id`],
  [
    'was refunded',
    sql`update orders set paid_status = 'refunded'`,
    sql`(select i.id from order_items i where i.order_id = orders.id)`,
  ],
])('who %s sees no times for it', async (_way, change, itemId) => {
  await sql`${change} where ${itemId} = ${orderProductId}`.execute(here.shop.database.db);
  expect((await slotsFor(anna.headers)).statusCode).toBe(404);
  expect((await book(FIRST)).statusCode).toBe(404);
});

test('the salon books and moves it too, but sells it to nobody new', async () => {
  const { headers } = await logInAs(here.shop, 'admin');
  const atDesk = (body: object) =>
    here.shop.call('POST', '/api/admin/events', { headers, body: { locationId: salon, startAt: FIRST, ...body } });
  const booked = await atDesk({ orderProductId });
  expect(booked.statusCode).toBe(201);
  const url = `/api/admin/events/${booked.json().data.event.id}/date`;
  expect((await here.shop.call('PUT', url, { headers, body: { startAt: SECOND } })).statusCode).toBe(200);
  const customer = { firstName: 'Ewa', lastName: 'Lis', phonePrefix: '48', phone: '600700800' };
  expect((await atDesk({ productId: here.products.calves, customer })).statusCode).toBe(404);
});

test('its customer waits for a full day, and is notified of a free time', async () => {
  const { db } = here.shop.database;
  await sql`update location_opening_hours set opens = '10:00', closes = '10:45' where location_id = ${salon}`.execute(
    db,
  );
  const other = await newCustomer(here.shop);
  await sell(true);
  const theirs = await buyTreatment(here.shop, other, here.products.calves);
  await sell(false);
  const body = { orderProductId: theirs.orderProductId, locationId: salon, startAt: FIRST };
  const taken = await here.shop.call('POST', '/api/me/events', { headers: other.headers, body });
  const request = { headers: anna.headers, body: { orderProductId, locationId: salon, startAt: FIRST } };
  expect((await here.shop.call('POST', '/api/me/waiting-list', request)).statusCode).toBe(201);
  const { id } = taken.json().data.event;
  await here.shop.call('DELETE', `/api/me/events/${id}`, { headers: other.headers });
  expect(await offerFreedSlots(db, new Date(NOW.getTime() + 60_000))).toBe(1);
});
