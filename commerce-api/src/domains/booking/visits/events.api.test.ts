import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { newKey, newVisitor } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { buyTreatment, newCustomer, type TestCustomer } from '../../../testing/visit-fixture';
import { markVisit } from './mark-visit';

const here = shopWithProducts();
let salon: string;
let otherSalon: string;
let anna: TestCustomer;
const NOW = new Date('2027-06-01T10:00:00Z');
const SLOT = '2027-06-04T08:00:00.000Z';
const LATER = '2027-06-05T09:00:00.000Z';
const SOON = '2027-06-02T09:00:00.000Z';

beforeEach(async () => {
  here.shop.setNow(NOW);
  salon = (await makeSalon(here.shop.database.db, 'lodz-piotrkowska', here.products.calves, 1)).locationId;
  otherSalon = (await makeSalon(here.shop.database.db, 'torun-starowka', here.products.calves, 1)).locationId;
  anna = await newCustomer(here.shop);
});

const book = ({ headers }: TestCustomer, orderProductId: string, startAt = SLOT, locationId = salon) =>
  here.shop.call('POST', '/api/me/events', { headers, body: { orderProductId, locationId, startAt } });
const move = ({ headers }: TestCustomer, id: string, body: object) =>
  here.shop.call('PUT', `/api/me/events/${id}/date`, { headers, body });
const cancel = ({ headers }: TestCustomer, id: string) => here.shop.call('DELETE', `/api/me/events/${id}`, { headers });
const list = async ({ headers }: TestCustomer, query = '') =>
  (await here.shop.call('GET', `/api/me/events?${query}`, { headers })).json();
const mark = (id: string, state: 'done' | 'noShow' | 'refused') =>
  inTransaction(here.shop.database.db, (trx) => markVisit(trx, id, state));

async function booked(customer = anna, startAt = SLOT, quantity = 3) {
  const bought = await buyTreatment(here.shop, customer, here.products.calves, { quantity });
  const answer = await book(customer, bought.orderProductId, startAt);
  expect(answer.statusCode).toBe(201);
  return { ...bought, event: answer.json().data.event };
}

test('a later reservation is booked, with the additional time of a first visit', async () => {
  const { event, orderProductId, orderId } = await booked();
  expect(event).toMatchObject({
    orderProductId,
    orderId,
    startAt: SLOT,
    endAt: '2027-06-04T08:45:00.000Z',
    doneStatus: 'active',
    doneCount: 0,
    totalCount: 3,
    canChange: true,
    product: { name: 'Łydki', categoryCode: 'test' },
    location: { id: salon, city: 'Łódź' },
  });
  const { data, meta } = await list(anna);
  expect(data.events).toEqual([event]);
  expect(meta.total).toBe(1);
  expect((await list(anna, 'date=2027-06-04&doneStatus=active')).data.events).toHaveLength(1);
  expect((await list(anna, 'date=2027-06-05')).data.events).toEqual([]);
  expect((await list(anna, 'doneStatus=done')).data.events).toEqual([]);
});

test('the next visit only when the current one is done, and no more than were bought', async () => {
  const { event, orderProductId } = await booked(anna, SLOT, 2);
  const early = await book(anna, orderProductId, LATER);
  expect([early.statusCode, early.json().error.code]).toEqual([409, 'visit_not_done']);
  expect(early.json().error.message).toContain('Kolejną wizytę');
  await mark(event.id, 'done');
  const second = (await book(anna, orderProductId, LATER)).json().data.event;
  // The second visit takes no additional time.
  expect(second).toMatchObject({ doneCount: 1, totalCount: 2, endAt: '2027-06-05T09:30:00.000Z' });
  await mark(second.id, 'noShow');
  const none = await book(anna, orderProductId, '2027-06-07T09:00:00.000Z');
  expect([none.statusCode, none.json().error.code]).toEqual([409, 'all_visits_used']);
});

test('a refused visit is given back', async () => {
  const { event, orderProductId } = await booked(anna, SLOT, 1);
  await mark(event.id, 'refused');
  expect((await book(anna, orderProductId, LATER)).statusCode).toBe(201);
});

test('a visit moves within its row: the old time is free, the sequence rises', async () => {
  const { event } = await booked();
  const moved = await move(anna, event.id, { startAt: LATER });
  expect(moved.json().data.event).toMatchObject({ id: event.id, startAt: LATER, endAt: '2027-06-05T09:45:00.000Z' });
  const other = await newCustomer(here.shop);
  await booked(other);
  const taken = await move(anna, event.id, { startAt: SLOT });
  expect(taken.json().error.code).toBe('slot_taken');
  expect(taken.json().error.details.alternatives).toHaveLength(3);
  const elsewhere = await here.shop.call('PUT', `/api/me/events/${event.id}`, {
    headers: anna.headers,
    body: { locationId: otherSalon },
  });
  expect(elsewhere.json().data.event).toMatchObject({ startAt: LATER, location: { id: otherSalon } });
  const found = await sql<{ sequence: number; count: number }>`select max(sequence) as sequence,
    count(*)::int as count from visits v where v.id = ${event.id}`.execute(here.shop.database.db);
  expect(found.rows[0]).toEqual({ sequence: 2, count: 1 });
});

test('moved onto its own time it still fits, since it does not stand in its own way', async () => {
  const { event } = await booked();
  expect((await move(anna, event.id, { startAt: '2027-06-04T08:15:00.000Z' })).statusCode).toBe(200);
});

test('within 24 hours it is too late, and a visit moved there is final', async () => {
  const { event } = await booked();
  const moved = (await move(anna, event.id, { startAt: SOON })).json().data.event;
  expect(moved).toMatchObject({ startAt: SOON, canChange: false });
  for (const answer of [await move(anna, event.id, { startAt: LATER }), await cancel(anna, event.id)]) {
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'too_late']);
  }
  const second = await booked(await newCustomer(here.shop), LATER);
  here.shop.setNow(new Date('2027-06-04T09:00:00Z'));
  const late = await here.shop.call('DELETE', `/api/me/events/${second.event.id}`, { headers: anna.headers });
  expect(late.statusCode).toBe(404);
});

test('a canceled visit may be booked anew, canceling twice changes nothing, moving it is refused', async () => {
  const { event, orderProductId } = await booked();
  for (let time = 1; time <= 2; time += 1) {
    expect((await cancel(anna, event.id)).json().data.event).toMatchObject({
      doneStatus: 'canceled',
      canChange: false,
    });
  }
  const again = await move(anna, event.id, { startAt: LATER });
  expect([again.statusCode, again.json().error.code]).toEqual([409, 'event_closed']);
  expect((await book(anna, orderProductId)).statusCode).toBe(201);
});

test('by its done status a customer can only cancel', async () => {
  const { event } = await booked();
  const set = (doneStatus: string) =>
    here.shop.call('PUT', `/api/me/events/${event.id}/done-status`, { headers: anna.headers, body: { doneStatus } });
  expect((await set('done')).statusCode).toBe(422);
  expect((await set('canceled')).json().data.event.doneStatus).toBe('canceled');
});

test('another’s visits and treatments are not there, and without a login there are none', async () => {
  const { event, orderProductId } = await booked();
  const eve = await newCustomer(here.shop);
  expect((await list(eve)).data.events).toEqual([]);
  const body = { orderProductId, locationId: salon, startAt: LATER };
  const calls = [
    ['PUT', `/api/me/events/${event.id}`, { startAt: LATER }],
    ['PUT', `/api/me/events/${event.id}/date`, { startAt: LATER }],
    ['PUT', `/api/me/events/${event.id}/done-status`, { doneStatus: 'canceled' }],
    ['DELETE', `/api/me/events/${event.id}`, undefined],
    ['POST', '/api/me/events', body],
    ['POST', '/api/me/waiting-list', body],
  ] as const;
  const visitor = await newVisitor(here.shop);
  for (const [method, url, payload] of calls) {
    expect((await here.shop.call(method, url, { headers: eve.headers, body: payload })).statusCode).toBe(404);
    expect((await here.shop.call(method, url, { headers: visitor, body: payload })).statusCode).toBe(401);
  }
  expect((await list(anna)).data.events[0]).toMatchObject({ startAt: SLOT, doneStatus: 'active' });
});

test.each([
  ['an unknown salon', { locationId: '999999' }, 404],
  ['no time', { startAt: undefined }, 422],
  ['a time off the grid', { startAt: '2027-06-04T08:05:00Z' }, 422],
  ['a time when the salon is closed', { startAt: '2027-06-04T03:00:00Z' }, 422],
  ['a field that is not known', { price: 0 }, 422],
  ['an id that is none', { orderProductId: '7' }, 422],
])('refuses %s', async (_name, change, status) => {
  const { orderProductId } = await buyTreatment(here.shop, anna, here.products.calves);
  const body = { orderProductId, locationId: salon, startAt: SLOT, ...change };
  expect((await here.shop.call('POST', '/api/me/events', { headers: anna.headers, body })).statusCode).toBe(status);
});

test('the same key books once', async () => {
  const { orderProductId } = await buyTreatment(here.shop, anna, here.products.calves);
  const headers = { ...anna.headers, 'idempotency-key': newKey() };
  const body = { orderProductId, locationId: salon, startAt: SLOT };
  const send = () => here.shop.call('POST', '/api/me/events', { headers, body });
  const first = (await send()).json();
  expect((await send()).json()).toEqual(first);
});
