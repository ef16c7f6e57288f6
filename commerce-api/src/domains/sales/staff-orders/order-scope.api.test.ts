/** The desk takes money for visits in its salons; orders elsewhere do not exist for it. */
import type { StaffOrder } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { addItem, getCart, newKey, newVisitor, orderOf, type TestProducts } from '../../../testing/commerce-fixture';
import { at, openStaffDesk } from '../../../testing/staff-desk';
import { auditLogOf, type Person, type Role } from '../../../testing/staff-fixture';
import type { TestApp } from '../../../testing/test-app';
import { giveVoucher } from '../../../testing/voucher-fixture';

let shop: TestApp;
let products: TestProducts;
let people: Record<Role, Person>;
let own: string;
let other: string;
let ours: string;
let theirs: string;

beforeAll(async () => {
  ({ shop, products, people, own, other } = await openStaffDesk());
  ours = await orderWithVisit(own, at('10:00'));
  theirs = await orderWithVisit(other, at('10:00'));
});
afterAll(() => shop?.close());

async function orderWithVisit(locationId: string, startAt: string): Promise<string> {
  const visitor = await newVisitor(shop);
  const line = await addItem(shop, visitor, products.calves);
  await shop.call('PUT', `/api/cart-items/${line.id}`, { headers: visitor, body: { locationId, startAt } });
  const headers = { ...visitor, 'idempotency-key': newKey() };
  const body = orderOf(await getCart(shop, visitor), { paymentMethod: 'cash' });
  const answer = await shop.call('POST', '/api/orders', { headers, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.order.id;
}

const send = (method: 'GET' | 'POST', path: string, body?: object, role: Role = 'staff') =>
  shop.call(method, `/api/admin/orders/${path}`, { headers: people[role].headers, body });

test('the desk reads an order with a visit in its salon, takes its money and redeems a voucher', async () => {
  const read = await send('GET', ours);
  expect([read.statusCode, read.json().data?.order]).toMatchObject([
    200,
    { id: ours, amountDue: 10_000, events: [{ locationId: own }] },
  ]);
  const code = await giveVoucher(shop.database.db, 3_000);
  expect((await send('POST', `${ours}/voucher-redemptions`, { code })).statusCode).toBe(201);
  const paid = await send('POST', `${ours}/payments`, { method: 'cash' });
  expect([paid.statusCode, paid.json().data?.order]).toMatchObject([201, { amountPaid: 7_000, paidStatus: 'paid' }]);
  expect((await auditLogOf(shop))[0]).toMatchObject({ right: 'takePayments', actorId: people.staff.userId });
});

test('an order of another salon is 404, call by call, and nothing of it changes; managers reach it', async () => {
  const code = await giveVoucher(shop.database.db, 3_000);
  const logged = (await auditLogOf(shop)).length;
  const answers = [
    await send('GET', theirs),
    await send('POST', `${theirs}/payments`, { method: 'cash' }),
    await send('POST', `${theirs}/voucher-redemptions`, { code }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await auditLogOf(shop)).length).toBe(logged);
  const read = await send('GET', theirs, undefined, 'manager');
  expect(read.json().data.order).toMatchObject({ amountPaid: 0, amountDue: 10_000 });
});

test('a hold or a canceled visit in the salon opens no order', async () => {
  const id = await orderWithVisit(own, at('12:00'));
  expect((await send('GET', id)).statusCode).toBe(200);
  await sql`update visits v set state = 'canceled' from order_items i
    where i.id = v.order_item_id and i.order_id = ${id}`.execute(shop.database.db);
  expect((await send('GET', id)).statusCode).toBe(404);
});

test('refunds and the list of orders stay with managers', async () => {
  expect((await send('POST', `${ours}/refunds`, {})).statusCode).toBe(403);
  const list = await shop.call('GET', '/api/admin/orders', { headers: people.staff.headers });
  expect(list.statusCode).toBe(403);
});

test('of an order with visits here and elsewhere the desk sees those here, and no number of a gateway', async () => {
  const { db } = shop.database;
  const id = await orderWithVisit(own, at('15:00'));
  await sql`update order_items set visit_count = 2 where order_id = ${id}`.execute(db);
  await sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during, order_item_id)
    select 'done', ${other}, r.id, d.id, t.id, i.product_id, tstzrange('2026-10-01 08:00Z', '2026-10-01 09:00Z'), i.id
    from order_items i, rooms r join devices d on d.location_id = r.location_id
      join therapists t on t.location_id = r.location_id
    where i.order_id = ${id} and r.location_id = ${other} limit 1`.execute(db);
  await send('POST', `${id}/payments`, { method: 'card', amount: 1_000 });
  await sql`update payment_transactions t set external_id = ${`gateway-${id}`} from order_payments op
    where op.id = t.order_payment_id and op.order_id = ${id}`.execute(db);
  const seenBy = async (role: Role): Promise<StaffOrder> => (await send('GET', id, undefined, role)).json().data.order;
  const [desk, manager] = [await seenBy('staff'), await seenBy('manager')];
  expect(desk.events.map(({ locationId }) => locationId)).toEqual([own]);
  expect(manager.events.map(({ locationId }) => locationId).sort()).toEqual([own, other].sort());
  expect(desk.payments.map(({ externalId }) => externalId)).toEqual(manager.payments.map(() => null));
  expect(manager.payments.map(({ externalId }) => externalId)).toContain(`gateway-${id}`);
});
