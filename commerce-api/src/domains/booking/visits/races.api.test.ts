import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { makeProducts, type TestProducts } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { type Bought, buyTreatment, newCustomer, type TestCustomer } from '../../../testing/visit-fixture';
import { markEndedVisits } from './mark-ended-visits';
import { markVisit } from './mark-visit';

let shop: TestApp;
let products: TestProducts;
let salon: string;
const NOW = new Date('2027-06-01T10:00:00Z');
const at = (day: number, hour = 8) => new Date(Date.UTC(2027, 5, day, hour)).toISOString();

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
});
beforeEach(async () => {
  shop.setNow(NOW);
  salon = (await makeSalon(shop.database.db, 'lodz-piotrkowska', products.calves, 1)).locationId;
});
afterAll(() => shop?.close());

interface Visit extends Bought {
  customer: TestCustomer;
  id: string;
}

async function booked(day: number): Promise<Visit> {
  const customer = await newCustomer(shop);
  const bought = await buyTreatment(shop, customer, products.calves, { quantity: 2 });
  const answer = await book(customer, bought, at(day));
  expect(answer.statusCode).toBe(201);
  return { ...bought, customer, id: answer.json().data.event.id };
}
const book = ({ headers }: TestCustomer, { orderProductId }: Bought, startAt: string) =>
  shop.call('POST', '/api/me/events', { headers, body: { orderProductId, locationId: salon, startAt } });
const move = ({ customer: { headers }, id }: Visit, startAt: string) =>
  shop.call('PUT', `/api/me/events/${id}/date`, { headers, body: { startAt } });
const cancel = ({ customer: { headers }, id }: Visit) => shop.call('DELETE', `/api/me/events/${id}`, { headers });
const stored = async (id: string) => {
  const found = await sql<{ state: string; startAt: string; sequence: number }>`select state,
    lower(during) as "startAt", sequence from visits where id = ${id}`.execute(shop.database.db);
  return found.rows[0];
};

test('eight visits move to one slot at once: one gets it, the others keep their own and learn of free ones', async () => {
  const visits = [];
  for (let day = 7; day < 15; day += 1) if (![12, 13].includes(day)) visits.push(await booked(day));
  visits.push(await booked(16), await booked(17));
  const slot = at(18);
  const answers = await Promise.all(visits.map((visit) => move(visit, slot)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const [index, answer] of answers.entries()) {
    const visit = visits[index];
    const row = await stored(visit?.id ?? '');
    if (answer.statusCode === 200) expect(row).toMatchObject({ startAt: slot, sequence: 1 });
    else {
      expect(answer.json().error.code).toBe('slot_taken');
      expect(answer.json().error.details.alternatives).toHaveLength(3);
      expect(row).toMatchObject({ state: 'booked', sequence: 0 });
      expect(row?.startAt).not.toBe(slot);
    }
  }
});

test('two visits change places over a free one, never both on one', async () => {
  const [first, second] = [await booked(7), await booked(8)];
  const answers = await Promise.all([move(first, at(8)), move(second, at(7))]);
  // Each one's time is taken until the other has moved: at least one of them is refused.
  expect(answers.some(({ statusCode }) => statusCode === 409)).toBe(true);
  const rows = [await stored(first.id), await stored(second.id)];
  expect(new Set(rows.map((row) => row?.startAt)).size).toBe(2);
});

test('cancel beside move: whichever comes first, the visit ends canceled and holds nothing', async () => {
  for (let day = 7; day < 11; day += 1) {
    const visit = await booked(day);
    const [moved, canceled] = await Promise.all([move(visit, at(day, 12)), cancel(visit)]);
    expect(canceled.statusCode).toBe(200);
    expect([200, 409]).toContain(moved.statusCode);
    const row = await stored(visit.id);
    expect(row).toMatchObject({ state: 'canceled', sequence: moved.statusCode === 200 ? 2 : 1 });
    // Both times are free again.
    const other = await newCustomer(shop);
    expect((await book(other, await buyTreatment(shop, other, products.calves), at(day))).statusCode).toBe(201);
    const third = await newCustomer(shop);
    expect((await book(third, await buyTreatment(shop, third, products.calves), at(day, 12))).statusCode).toBe(201);
  }
});

test('the salon cancels while the customer moves: the visit ends canceled, both times are free', async () => {
  const { db } = shop.database;
  for (let day = 7; day < 11; day += 1) {
    const visit = await booked(day);
    const [moved] = await Promise.all([
      move(visit, at(day, 12)),
      inTransaction(db, (trx) => markVisit(trx, visit.id, 'canceled')),
    ]);
    expect([200, 409]).toContain(moved.statusCode);
    if (moved.statusCode === 409) expect(moved.json().error.code).toBe('event_closed');
    expect(await stored(visit.id)).toMatchObject({ state: 'canceled', sequence: moved.statusCode === 200 ? 2 : 1 });
    for (const hour of [8, 12]) {
      const other = await newCustomer(shop);
      expect((await book(other, await buyTreatment(shop, other, products.calves), at(day, hour))).statusCode).toBe(201);
    }
  }
});

test('one treatment booked eight times at once is booked once', async () => {
  const customer = await newCustomer(shop);
  const bought = await buyTreatment(shop, customer, products.calves, { quantity: 5 });
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => book(customer, bought, at(7, 8 + index))));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const codes = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().error.code);
  expect(codes).toEqual(Array.from({ length: 7 }, () => 'visit_not_done'));
});

test('an order canceled while a visit of it is being booked never leaves a visit behind', async () => {
  for (let day = 7; day < 12; day += 1) {
    const customer = await newCustomer(shop);
    const bought = await buyTreatment(shop, customer, products.calves, { isPaid: false });
    const cancelOrder = shop.call('POST', `/api/orders/${bought.orderId}/cancellation`, { headers: customer.headers });
    const [visit, order] = await Promise.all([book(customer, bought, at(day)), cancelOrder]);
    expect(order.statusCode).toBe(200);
    expect([201, 404]).toContain(visit.statusCode);
    const left = await sql`select from visits where order_item_id = ${bought.orderProductId}
      and state in ('held', 'booked')`.execute(shop.database.db);
    expect(left.rows).toHaveLength(0);
  }
});

test('the salon’s mark beside the worker’s: a visit is marked once, and the salon’s mark stands', async () => {
  const visit = await booked(7);
  const { db } = shop.database;
  const late = new Date('2027-06-07T12:00:00Z');
  await Promise.all([
    inTransaction(db, (trx) => markVisit(trx, visit.id, 'noShow')),
    ...Array.from({ length: 4 }, () => markEndedVisits(db, late)),
  ]);
  expect(await stored(visit.id)).toMatchObject({ state: 'noShow' });
});
