/** Visits moved by the salon: its moves follow the rules of its bookings. */
import { sql } from 'kysely';
import { newVisitor, placeOrder } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { logInAs } from '../../../testing/staff-fixture';
import { buyTreatment, newCustomer, reminding, shiftVisit } from '../../../testing/visit-fixture';
import { remindOfVisits } from '../visits';

const here = shopWithProducts();
const NOW = new Date('2027-06-01T10:00:00Z');
const JUNE = '2027-06-14T08:00:00.000Z';
/** 41 and 42 days after it. */
const TOO_SOON = '2027-07-25T08:00:00.000Z';
const SOON_ENOUGH = '2027-07-26T08:00:00.000Z';
const LATE = '2027-09-01T08:00:00.000Z';
let salon: string;
let headers: Record<string, string>;

beforeAll(async () => {
  const { db } = here.shop.database;
  const { calves } = here.products;
  await sql`update products set category_id = (select id from product_categories where code = 'epilation')
    where id = ${calves}`.execute(db);
  await sql`insert into product_body_parts (product_id, body_part_id) select ${calves}, min(id) from body_parts
    on conflict do nothing`.execute(db);
});
beforeEach(async () => {
  here.shop.setNow(NOW);
  salon = (await makeSalon(here.shop.database.db, 'lodz-piotrkowska', here.products.calves, 2)).locationId;
  headers = (await logInAs(here.shop, 'admin')).headers;
});

async function book(orderProductId: string, startAt: string): Promise<string> {
  const body = { orderProductId, locationId: salon, startAt };
  const answer = await here.shop.call('POST', '/api/admin/events', { headers, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.event.id;
}
async function move(id: string, body: object): Promise<string> {
  const answer = await here.shop.call('PUT', `/api/admin/events/${id}/date`, { headers, body });
  return answer.statusCode === 200 ? 'moved' : answer.json().error.code;
}

test('six weeks lie between two visits of one part of the body, also after a move', async () => {
  const anna = await newCustomer(here.shop);
  const first = await buyTreatment(here.shop, anna, here.products.calves);
  const second = await buyTreatment(here.shop, anna, here.products.calves);
  await book(first.orderProductId, JUNE);
  const id = await book(second.orderProductId, LATE);
  expect(await move(id, { startAt: TOO_SOON })).toBe('interval_too_short');
  expect(await move(id, { startAt: SOON_ENOUGH })).toBe('moved');
});

test("a guest's visit keeps its distance from the order's other visits, not from itself", async () => {
  const { order } = await placeOrder(here.shop, here.products.calves, { paymentMethod: 'cash' });
  const orderProductId = order.items[0].id;
  const { db } = here.shop.database;
  await sql`update order_items set visit_count = 2 where id = ${orderProductId}`.execute(db);
  const done = await book(orderProductId, JUNE);
  await sql`update visits set state = 'done' where id = ${done}`.execute(db);
  const id = await book(orderProductId, LATE);
  expect(await move(id, { startAt: '2027-09-02T08:00:00.000Z' })).toBe('moved');
  expect(await move(id, { startAt: TOO_SOON })).toBe('interval_too_short');
});

test("a package's visit is not moved past its end", async () => {
  const anna = await newCustomer(here.shop);
  const { orderProductId } = await buyTreatment(here.shop, anna, here.products.calves);
  const { db } = here.shop.database;
  await sql`update order_items set item_type = 'package', visit_count = 2 where id = ${orderProductId}`.execute(db);
  const first = await book(orderProductId, JUNE);
  await shiftVisit(here.shop, first, new Date('2026-08-31T08:00:00Z'));
  await sql`update visits set state = 'done' where id = ${first}`.execute(db);
  const id = await book(orderProductId, JUNE);
  expect(await move(id, { startAt: '2027-08-31T08:00:00.000Z' })).toBe('package_ended');
  expect(await move(id, { startAt: '2027-08-30T08:00:00.000Z' })).toBe('moved');
});

test('another room at the same time breaks no rule that the visit breaks already', async () => {
  const anna = await newCustomer(here.shop);
  const { orderProductId } = await buyTreatment(here.shop, anna, here.products.calves);
  const id = await book(orderProductId, JUNE);
  const { db } = here.shop.database;
  await sql`update users set date_birth = '2015-01-01' where id = ${anna.userId}`.execute(db);
  const rooms = await sql<{ id: string }>`select id::text as id from rooms where location_id = ${salon}
    order by rooms.id desc limit 1`.execute(db);
  expect(await move(id, { startAt: JUNE, roomId: rooms.rows[0]?.id })).toBe('moved');
  expect(await move(id, { startAt: LATE })).toBe('too_young');
});

test('of another room the customer has neither an e-mail nor a second reminder, of another time both', async () => {
  const anna = await newCustomer(here.shop);
  const { orderProductId } = await buyTreatment(here.shop, anna, here.products.calves);
  const id = await book(orderProductId, JUNE);
  const { db } = here.shop.database;
  const count = async (kind: string) => {
    const found = await sql`select from messages where once_key like ${`${kind}:${id}%`}`.execute(db);
    return found.rows.length;
  };
  await sql`update visits set created_at = ${NOW} where id = ${id}`.execute(db);
  await remindOfVisits(db, reminding, new Date('2027-06-13T09:00:00Z'));
  const rooms = await sql<{ id: string }>`select id::text as id from rooms where location_id = ${salon}
    order by rooms.id desc limit 1`.execute(db);
  here.shop.setNow(new Date('2027-06-13T10:00:00Z'));
  expect(await move(id, { startAt: JUNE, roomId: rooms.rows[0]?.id })).toBe('moved');
  await remindOfVisits(db, reminding, new Date('2027-06-13T11:00:00Z'));
  expect([await count('visitMoved'), await count('visitReminder')]).toEqual([0, 1]);
  expect(await move(id, { startAt: '2027-06-16T08:00:00.000Z' })).toBe('moved');
  await remindOfVisits(db, reminding, new Date('2027-06-15T09:00:00Z'));
  expect([await count('visitMoved'), await count('visitReminder')]).toEqual([1, 2]);
});

test('a final visit that the salon moves further ahead is reminded of, and can be moved again', async () => {
  const anna = await newCustomer(here.shop);
  const { orderProductId } = await buyTreatment(here.shop, anna, here.products.calves);
  const id = await book(orderProductId, JUNE);
  const byHerself = (startAt: string) =>
    here.shop.call('PUT', `/api/me/events/${id}/date`, { headers: anna.headers, body: { startAt } });
  const mine = async () =>
    (await here.shop.call('GET', '/api/me/events', { headers: anna.headers })).json().data.events[0];
  expect((await byHerself('2027-06-02T09:00:00.000Z')).statusCode).toBe(200);
  expect(await mine()).toMatchObject({ isFinal: true, canChange: false });
  // Within a day it stays final, whoever moves it.
  expect(await move(id, { startAt: '2027-06-02T08:00:00.000Z' })).toBe('moved');
  expect(await mine()).toMatchObject({ isFinal: true, canChange: false });
  expect(await move(id, { startAt: JUNE })).toBe('moved');
  expect(await mine()).toMatchObject({ isFinal: false, canChange: true });
  const { db } = here.shop.database;
  await sql`update visits set created_at = ${NOW} where id = ${id}`.execute(db);
  await remindOfVisits(db, reminding, new Date('2027-06-13T09:00:00Z'));
  const reminders = await sql`select from messages where once_key like ${`visitReminder:${id}%`}`.execute(db);
  expect(reminders.rows).toHaveLength(1);
});

test('salon and customer move one visit at once, over and over: both are answered', async () => {
  const anna = await newCustomer(here.shop);
  const { orderProductId } = await buyTreatment(here.shop, anna, here.products.calves);
  const id = await book(orderProductId, JUNE);
  for (let day = 10; day < 20; day += 1) {
    const answers = await Promise.all([
      move(id, { startAt: `2027-08-${day}T08:00:00.000Z` }),
      here.shop.call('PUT', `/api/me/events/${id}/date`, {
        headers: { ...(await newVisitor(here.shop)), ...anna.headers },
        body: { startAt: `2027-08-${day}T10:00:00.000Z` },
      }),
    ]);
    expect([answers[0], answers[1].statusCode]).toEqual(['moved', 200]);
  }
});
