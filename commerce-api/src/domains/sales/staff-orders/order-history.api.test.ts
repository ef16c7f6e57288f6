/** What happened to an order, when, and by whom; its documents for staff. */
import type { StaffOrder } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import {
  addItem,
  companyInvoice,
  getCart,
  newKey,
  newVisitor,
  orderOf,
  type TestProducts,
} from '../../../testing/commerce-fixture';
import { readPdf } from '../../../testing/read-pdf';
import { at, NOW, openStaffDesk } from '../../../testing/staff-desk';
import type { Person, Role } from '../../../testing/staff-fixture';
import type { TestApp } from '../../../testing/test-app';
import { giveVoucher } from '../../../testing/voucher-fixture';

let shop: TestApp;
let products: TestProducts;
let people: Record<Role, Person>;
let own: string;
let other: string;

beforeAll(async () => {
  ({ shop, products, people, own, other } = await openStaffDesk());
});
afterAll(() => shop?.close());

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, role: Role = 'manager') =>
  shop.call(method, `/api/admin${path}`, { headers: people[role].headers, body });
const read = async (id: string, role: Role = 'manager'): Promise<StaffOrder> =>
  (await send('GET', `/orders/${id}`, undefined, role)).json().data.order;

async function ordered(startAt: string) {
  const visitor = await newVisitor(shop);
  const line = await addItem(shop, visitor, products.calves);
  const slot = { locationId: own, startAt };
  await shop.call('PUT', `/api/cart-items/${line.id}`, { headers: visitor, body: slot });
  const headers = { ...visitor, 'idempotency-key': newKey() };
  const body = orderOf(await getCart(shop, visitor), { paymentMethod: 'cash', invoice: companyInvoice });
  const answer = await shop.call('POST', '/api/orders', { headers, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { order, orderToken } = answer.json().data;
  return { id: order.id as string, headers: { ...visitor, 'order-token': orderToken as string } };
}

/** A visit by its times, marked done, paid by voucher and cash, and a piece of it refunded. */
async function lived(startAt: string) {
  const { id, headers } = await ordered(startAt);
  const [visit] = (await read(id)).events;
  const event = `/events/${visit?.id}`;
  await send('PUT', event, { arrived: true }, 'staff');
  const code = await giveVoucher(shop.database.db, 3_000);
  await send('POST', `/orders/${id}/voucher-redemptions`, { code }, 'staff');
  await send('POST', `/orders/${id}/payments`, { method: 'cash' }, 'staff');
  shop.setNow(new Date(startAt));
  await send('PUT', `${event}/done-status`, { doneStatus: 'done' }, 'staff');
  shop.setNow(NOW);
  const orderItemId = (await read(id)).items[0]?.id;
  await send('POST', `/orders/${id}/refunds`, { items: [{ orderItemId, amount: 4_000 }] });
  return { id, headers, code };
}

test('an order keeps when it was placed, paid, done and refunded, and who did it', async () => {
  const { id, code } = await lived(at('10:00'));
  const history = (await read(id)).history ?? [];
  const desk = people.staff.userId;
  const manager = people.manager.userId;
  const end = `…${code.slice(-4)}`;
  expect(history.map(({ kind, from, to, amount, actor }) => [kind, from, to, amount, actor?.id ?? null])).toEqual([
    ['placed', null, null, 10_000, null],
    ['visitNoted', null, null, null, desk],
    ['voucherPayment', null, null, 3_000, desk],
    ['payment', null, 'salonCash', 7_000, desk],
    ['paidStatus', 'notPaid', 'paid', null, desk],
    ['doneStatus', 'active', 'done', null, desk],
    ['visitMarked', 'booked', 'done', null, desk],
    ['refund', null, 'staff', 4_000, manager],
    ['voucherReturn', null, null, 3_000, manager],
    ['refundPaidOut', null, 'salonCash', 1_000, manager],
    ['paidStatus', 'paid', 'partRefunded', null, manager],
  ]);
  expect(history.find(({ kind }) => kind === 'voucherPayment')?.reference).toBe(end);
  expect(history.map((entry) => entry.actor?.name).filter(Boolean)).not.toEqual([]);
  expect(JSON.stringify(history)).not.toContain(code);
});

test('staff see no step of a visit in another salon', async () => {
  const { id } = await ordered(at('12:00'));
  const [visit] = (await read(id)).events;
  await send('PUT', `/events/${visit?.id}`, { note: 'x' });
  await sql`update order_items set visit_count = 2 where order_id = ${id}`.execute(shop.database.db);
  await sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during, order_item_id)
    select 'done', ${own}, v.room_id, v.device_id, v.therapist_id, v.product_id,
      tstzrange('2026-10-01 08:00Z', '2026-10-01 09:00Z'), v.order_item_id from visits v
    where v.id = ${visit?.id}`.execute(shop.database.db);
  await send('PUT', `/events/${visit?.id}/date`, { startAt: at('12:00', '2026-12-01'), locationId: other });
  const kindsFor = async (role: Role) => (await read(id, role)).history?.map(({ kind }) => kind) ?? [];
  expect(await kindsFor('manager')).toEqual(expect.arrayContaining(['placed', 'visitNoted', 'visitMoved']));
  expect((await kindsFor('staff')).filter((kind) => kind.startsWith('visit'))).toEqual([]);
  expect(await kindsFor('staff')).toContain('placed');
});

test('the desk gets the invoice that the owner gets, and the correction; another number and another salon are 404', async () => {
  const { id, headers } = await lived(at('15:00'));
  const owners = await shop.call('GET', `/api/orders/${id}/invoice`, { headers });
  const numbers = (await read(id)).invoices?.map(({ number }) => number.replaceAll('/', '-')) ?? [];
  expect(numbers).toHaveLength(2);
  const file = (number: string, role: Role = 'staff') =>
    send('GET', `/orders/${id}/invoices/${number}`, undefined, role);
  const answer = await file(numbers[0] ?? '');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${numbers[0]}.pdf"`);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await readPdf(answer.rawPayload)).toBe(await readPdf(owners.rawPayload));
  expect(await readPdf((await file(numbers[1] ?? '')).rawPayload)).toContain('KOR');
  expect((await file('FV-2020-000001')).statusCode).toBe(404);
  const kinds = (await read(id)).history?.map(({ kind }) => kind) ?? [];
  expect(kinds).toEqual(expect.arrayContaining(['invoice', 'correction']));
  await sql`delete from staff_locations where user_id = ${people.staff.userId}`.execute(shop.database.db);
  expect((await file(numbers[0] ?? '')).statusCode).toBe(404);
  expect((await file(numbers[0] ?? '', 'customer')).statusCode).toBe(403);
});
