/** The desk puts callers on the waiting list of a day, and calls them back. */
import type { WaitingCaller } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { at, NOW, openStaffDesk, type StaffDesk } from '../../../testing/staff-desk';
import { auditLogOf, type Role } from '../../../testing/staff-fixture';
import { buyTreatment, newCustomer } from '../../../testing/visit-fixture';
import { purgePassedEntries } from '../waiting-list';

let desk: StaffDesk;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk?.shop.close());
beforeEach(async () => {
  desk.shop.setNow(NOW);
  await sql`delete from waiting_callers`.execute(desk.shop.database.db);
});

const DAY = '2026-11-25';
const customer = { firstName: 'Ewa', lastName: 'Lis', phone: '600 100 200' };
const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, role: Role = 'staff') =>
  desk.shop.call(method, `/api/admin/${path}`, { headers: desk.people[role].headers, body });
const requestOf = (change: object = {}) => ({
  locationId: desk.own,
  productId: desk.products.calves,
  date: DAY,
  customer,
  ...change,
});
const add = (change: object = {}, role?: Role) => send('POST', 'waiting-callers', requestOf(change), role);
const list = async (locationId = desk.own, role?: Role): Promise<WaitingCaller[]> =>
  (await send('GET', `waiting-callers?locationId=${locationId}`, undefined, role)).json().data.waitingCallers;

test('a caller waits for a day with name, phone, treatment, wanted time and note; the log has none of the person', async () => {
  const added = await add({ time: '17:00', note: ' Tylko po pracy ' });
  expect([added.statusCode, added.json().data?.waitingCaller]).toMatchObject([
    201,
    {
      date: DAY,
      time: '17:00',
      location: { id: desk.own },
      product: { id: desk.products.calves, name: 'Łydki' },
      customer: { firstName: 'Ewa', lastName: 'Lis', phonePrefix: '48', phone: '600100200' },
      note: 'Tylko po pracy',
    },
  ]);
  const [entry] = await auditLogOf(desk.shop);
  expect(entry).toMatchObject({ call: 'POST /admin/waiting-callers', right: 'workCalendar', locationId: desk.own });
  expect(JSON.stringify(entry)).not.toMatch(/Lis|600100200|Tylko/);
  await add({ customer: { ...customer, phone: '600100201' }, date: '2026-11-24' });
  expect((await list()).map(({ date, time }) => [date, time])).toEqual([
    ['2026-11-24', null],
    [DAY, '17:00'],
  ]);
});

test('the same person, treatment, salon and day are one entry, which the last call replaces', async () => {
  const first = (await add({ time: '17:00', note: 'Po pracy' })).json().data.waitingCaller;
  await add({ time: '18:00', customer: { ...customer, lastName: 'Lisowska' } });
  expect(await list()).toMatchObject([{ id: first.id, time: '18:00', customer: { lastName: 'Lisowska' }, note: null }]);
  await expect(
    sql`insert into waiting_callers (location_id, product_id, date, first_name, last_name, phone_prefix, phone, added_by)
      select location_id, product_id, date, first_name, last_name, phone_prefix, phone, added_by
      from waiting_callers`.execute(desk.shop.database.db),
  ).rejects.toThrow('waiting_callers_once');
});

test.each([
  ['a day that is over', { date: '2026-11-20' }, 'date'],
  ['a day on which the salon is closed', { date: '2026-11-26' }, 'date'],
  ['a time that is none', { time: '25:00' }, 'time'],
  ['a person without a phone', { customer: { ...customer, phone: '12' } }, 'customer.phone'],
])('%s is refused at its field', async (_, change, field) => {
  const { db } = desk.shop.database;
  await sql`insert into location_opening_exceptions (location_id, date, reason)
    values (${desk.own}, '2026-11-26', '{"pl": "Remont", "en": "Works"}') on conflict do nothing`.execute(db);
  const refused = await add(change);
  expect([refused.statusCode, Object.keys(refused.json().error.fields ?? {})]).toEqual([422, [field]]);
  expect(await list()).toEqual([]);
});

test('an unknown treatment and salons of others are 404; a manager works for all', async () => {
  expect((await add({ productId: '999999' })).statusCode).toBe(404);
  expect((await add({ locationId: desk.other })).statusCode).toBe(404);
  const theirs = await add({ locationId: desk.other }, 'manager');
  expect(theirs.statusCode).toBe(201);
  const { id } = theirs.json().data.waitingCaller;
  expect((await send('GET', `waiting-callers?locationId=${desk.other}`)).statusCode).toBe(404);
  expect((await send('DELETE', `waiting-callers/${id}`)).statusCode).toBe(404);
  expect(await list(desk.other, 'manager')).toHaveLength(1);
  expect((await send('DELETE', `waiting-callers/${id}`, undefined, 'manager')).statusCode).toBe(200);
  expect((await send('DELETE', `waiting-callers/${id}`, undefined, 'manager')).statusCode).toBe(404);
});

test('a visit booked for the caller ends the waiting for that treatment, for nobody else', async () => {
  await add();
  await add({ date: '2026-11-24' });
  await add({ customer: { ...customer, phone: '600100201' } });
  const visit = { locationId: desk.own, productId: desk.products.calves, startAt: at('10:00'), customer };
  expect((await send('POST', 'events', visit)).statusCode).toBe(201);
  expect((await list()).map((caller) => caller.customer.phone)).toEqual(['600100201']);
});

test('when the day is over the entry is deleted', async () => {
  await add();
  const { db } = desk.shop.database;
  await purgePassedEntries(db, new Date(at('23:59')));
  expect(await list()).toHaveLength(1);
  await purgePassedEntries(db, new Date(at('00:01', '2026-11-26')));
  expect(await list()).toEqual([]);
});

const addPurchase = (change: object) => send('POST', 'waiting-callers', { locationId: desk.own, date: DAY, ...change });

test('of a purchase its buyer waits, also of one that the salon sees masked; the booked visit ends it', async () => {
  const anna = await newCustomer(desk.shop);
  const { orderProductId, orderId } = await buyTreatment(desk.shop, anna, desk.products.calves, { quantity: 2 });
  const added = await addPurchase({ orderProductId, time: '17:00' });
  expect(added.statusCode).toBe(201);
  const [caller] = await list();
  const { db } = desk.shop.database;
  const order = await sql<{ number: string; phone: string; lastName: string }>`select number, phone,
    last_name as "lastName" from orders where id = ${orderId}`.execute(db);
  const { number, phone, lastName } = order.rows[0] ?? { number: '', phone: '', lastName: '' };
  const product = { id: desk.products.calves };
  expect(caller).toMatchObject({ orderProductId, orderNumber: number, product, customer: { lastName, phone } });
  const visit = { locationId: desk.own, orderProductId, startAt: at('15:00') };
  expect((await send('POST', 'events', visit)).statusCode).toBe(201);
  expect(await list()).toEqual([]);
});

test('who books the purchase in their account waits for a call no longer', async () => {
  const anna = await newCustomer(desk.shop);
  const { orderProductId } = await buyTreatment(desk.shop, anna, desk.products.calves);
  await addPurchase({ orderProductId });
  const body = { orderProductId, locationId: desk.own, startAt: at('11:00', '2026-12-02') };
  expect((await desk.shop.call('POST', '/api/me/events', { headers: anna.headers, body })).statusCode).toBe(201);
  expect(await list()).toEqual([]);
});

test('a wait that was noted without the purchase ends as well when its buyer books in their account', async () => {
  const anna = await newCustomer(desk.shop);
  const { orderProductId, orderId } = await buyTreatment(desk.shop, anna, desk.products.calves);
  const { db } = desk.shop.database;
  const order = await sql<{ phone: string; phonePrefix: string }>`select phone, phone_prefix as "phonePrefix"
    from orders where id = ${orderId}`.execute(db);
  await add({ customer: { ...customer, ...order.rows[0] } });
  await add({ customer: { ...customer, phone: '600100499' } });
  const body = { orderProductId, locationId: desk.own, startAt: at('13:00', '2026-12-02') };
  expect((await desk.shop.call('POST', '/api/me/events', { headers: anna.headers, body })).statusCode).toBe(201);
  expect((await list()).map((each) => each.customer.phone)).toEqual(['600100499']);
});

test('neither an unknown purchase waits, nor one together with a person', async () => {
  const anna = await newCustomer(desk.shop);
  const { orderProductId } = await buyTreatment(desk.shop, anna, desk.products.calves);
  expect((await addPurchase({ orderProductId: desk.people.staff.userId })).statusCode).toBe(404);
  expect((await addPurchase({ orderProductId, customer })).statusCode).toBe(422);
  expect((await addPurchase({})).statusCode).toBe(422);
  expect(await list()).toEqual([]);
});
