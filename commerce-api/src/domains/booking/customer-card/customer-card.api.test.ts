/** The customer's card: one person over account, e-mail and desk, seen from one's own salons. */
import type { StaffCustomer } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { placeOrder } from '../../../testing/commerce-fixture';
import { at, NOW, openStaffDesk, type StaffDesk } from '../../../testing/staff-desk';
import { auditLogOf, type Role } from '../../../testing/staff-fixture';
import { buyTreatment, newCustomer } from '../../../testing/visit-fixture';
import { personalData } from '../../index';
import { anonymizeOldOrders } from '../../people/privacy';
import { purgeOldCustomerNotes } from './customer-notes';

let desk: StaffDesk;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk?.shop.close());

let day = 0;
/** A free time of its own for each visit of these tests. */
const nextTime = () => {
  day += 1;
  return at('10:00', `2026-12-${String(day).padStart(2, '0')}`);
};

async function book(what: object, locationId = desk.own): Promise<string> {
  const body = { locationId, startAt: nextTime(), ...what };
  const answer = await desk.shop.call('POST', '/api/admin/events', { headers: desk.people.manager.headers, body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.event.id;
}
const read = (visitId: string, role: Role = 'staff') =>
  desk.shop.call('GET', `/api/admin/events/${visitId}/customer`, { headers: desk.people[role].headers });
async function cardOf(visitId: string, role: Role = 'staff'): Promise<StaffCustomer> {
  const answer = await read(visitId, role);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data.customer;
}
const write = (visitId: string, text: string, role: Role = 'staff') =>
  desk.shop.call('POST', `/api/admin/events/${visitId}/customer-notes`, {
    headers: desk.people[role].headers,
    body: { text },
  });
const idsOf = ({ visits }: StaffCustomer) => visits.map(({ id }) => id).sort();
async function guestOrder(email: string): Promise<string> {
  const { order } = await placeOrder(desk.shop, desk.products.calves, { paymentMethod: 'cash' });
  await sql`update orders set email = ${email} where id = ${order.id}`.execute(desk.shop.database.db);
  return order.items[0].id;
}

test('the orders of an account are one card, with marks, counts and what is left to book', async () => {
  const anna = await newCustomer(desk.shop);
  const first = await buyTreatment(desk.shop, anna, desk.products.calves, { quantity: 3 });
  const second = await buyTreatment(desk.shop, anna, desk.products.calves);
  const visits = [
    await book({ orderProductId: first.orderProductId }),
    await book({ orderProductId: second.orderProductId }),
  ];
  const { db } = desk.shop.database;
  await sql`update visits set state = 'noShow' where id = ${visits[0]}`.execute(db);
  await desk.shop.call('PUT', `/api/admin/events/${visits[1]}`, {
    headers: desk.people.staff.headers,
    body: { interview: true, customerCard: true },
  });
  const card = await cardOf(visits[1] ?? '');
  expect(card).toMatchObject({
    firstName: 'Ewa',
    lastName: 'Lis',
    hasAccount: true,
    counts: { ahead: 1, done: 0, noShow: 1 },
    marks: { interviewAt: NOW.toISOString(), customerCardAt: NOW.toISOString(), guardianConsentAt: null },
    vouchers: [],
  });
  expect(idsOf(card)).toEqual([...visits].sort());
  expect(card.purchases.map(({ leftCount, isMasked }) => ({ leftCount, isMasked }))).toContainEqual({
    leftCount: 2,
    isMasked: false,
  });
  expect((await auditLogOf(desk.shop))[0]).toMatchObject({
    call: 'GET /admin/events/:id/customer',
    subjectId: visits[1],
    locationId: desk.own,
  });
});

test("a guest's orders are joined by the e-mail, and visits at the desk by name and phone together", async () => {
  const bought = await book({ orderProductId: await guestOrder('Gosc@example.com') });
  const again = await book({ orderProductId: await guestOrder('gosc@Example.com') });
  const other = await book({ orderProductId: await guestOrder('inny@example.com') });
  const { firstName, lastName, phonePrefix, phone } = await cardOf(bought);
  const spoken = { firstName: firstName.toUpperCase(), lastName, phonePrefix, phone };
  const atDesk = await book({ productId: desk.products.calves, customer: spoken });
  const relative = await book({ productId: desk.products.calves, customer: { ...spoken, firstName: 'Zofia' } });
  await sql`update orders set phone = '799000111' where email = 'inny@example.com'`.execute(desk.shop.database.db);
  expect(idsOf(await cardOf(bought))).toEqual([bought, again, atDesk].sort());
  expect(idsOf(await cardOf(atDesk))).toEqual([bought, again, atDesk].sort());
  expect(idsOf(await cardOf(relative))).toEqual([relative]);
  expect(idsOf(await cardOf(other))).not.toContain(bought);
});

test('of other salons only what is left to book and the last date; a visit there opens no card', async () => {
  const anna = await newCustomer(desk.shop);
  const elsewhere = await buyTreatment(desk.shop, anna, desk.products.calves, { quantity: 2 });
  const there = await book({ orderProductId: elsewhere.orderProductId }, desk.other);
  await sql`update visits set state = 'done' where id = ${there}`.execute(desk.shop.database.db);
  expect((await read(there)).statusCode).toBe(404);
  expect((await write(there, 'uwaga')).statusCode).toBe(404);
  expect((await write(there, 'Woli rano', 'manager')).statusCode).toBe(201);
  const own = await buyTreatment(desk.shop, anna, desk.products.calves);
  const here = await book({ orderProductId: own.orderProductId });
  const card = await cardOf(here);
  expect(idsOf(card)).toEqual([here]);
  expect([card.counts.done, card.notes]).toEqual([0, []]);
  const masked = card.purchases.find(({ isMasked }) => isMasked);
  expect(masked).toMatchObject({ leftCount: 1, completedCount: null, nextStartAt: null, lastEventId: null });
  expect(masked?.lastVisitOn).toMatch(/^2026-12-/);
  const seenByAll = await cardOf(here, 'manager');
  expect(idsOf(seenByAll)).toEqual([here, there].sort());
  expect(seenByAll.notes).toMatchObject([{ text: 'Woli rano', author: expect.any(String) }]);
});

test('notes are added by staff of the salon and deleted by managers; the log holds no word of them', async () => {
  const bought = await buyTreatment(desk.shop, await newCustomer(desk.shop), desk.products.calves);
  const visit = await book({ orderProductId: bought.orderProductId });
  const { customerNote } = (await write(visit, 'Prosi o ciszę')).json().data;
  expect((await cardOf(visit)).notes).toEqual([customerNote]);
  const remove = (role: Role) =>
    desk.shop.call('DELETE', `/api/admin/customer-notes/${customerNote.id}`, { headers: desk.people[role].headers });
  expect((await remove('staff')).statusCode).toBe(403);
  expect((await remove('manager')).statusCode).toBe(200);
  expect((await remove('manager')).statusCode).toBe(404);
  expect((await cardOf(visit)).notes).toEqual([]);
  expect(JSON.stringify(await auditLogOf(desk.shop))).not.toContain('ciszę');
  expect((await write(visit, '  ')).statusCode).toBe(422);
  expect((await write(visit, 'x'.repeat(501))).statusCode).toBe(422);
});

test('holds and visits without a person have no card', async () => {
  const { db } = desk.shop.database;
  const visit = await book({
    productId: desk.products.calves,
    customer: { firstName: 'A', lastName: 'B', phone: '600100900' },
  });
  await sql`delete from visit_notes where visit_id = ${visit}`.execute(db);
  expect((await read(visit, 'manager')).statusCode).toBe(404);
});

test('what is known of oneself has the notes without their author, and they go with the account', async () => {
  const anna = await newCustomer(desk.shop);
  const { orderProductId } = await buyTreatment(desk.shop, anna, desk.products.calves);
  const visit = await book({ orderProductId });
  await write(visit, 'Woli wieczorem');
  const exported = await desk.shop.call('GET', '/api/me/export', { headers: anna.headers });
  expect(exported.json().data.export.customerNotes).toMatchObject([{ text: 'Woli wieczorem' }]);
  expect(JSON.stringify(exported.json().data.export.customerNotes)).not.toContain(desk.people.staff.userId);
  const password = 'Dobre-haslo-1';
  const deleted = await desk.shop.call('DELETE', '/api/me', { headers: anna.headers, body: { password } });
  expect(deleted.statusCode).toBe(200);
  const left = await sql`select from customer_notes where visit_id = ${visit}`.execute(desk.shop.database.db);
  expect(left.rows).toEqual([]);
  // The order stays by law, as nobody's: its card shows nothing beside it.
  expect(idsOf(await cardOf(visit))).toEqual([visit]);
});

test('no note is older than six years, nor outlives the person of its order', async () => {
  const { db } = desk.shop.database;
  const visit = await book({ orderProductId: await guestOrder('dawno@example.com') });
  const texts = async () =>
    (
      await sql<{ text: string }>`select text from customer_notes where visit_id = ${visit} order by text`.execute(db)
    ).rows.map(({ text }) => text);
  await write(visit, 'a');
  await write(visit, 'b');
  await sql`update customer_notes set written_at = now() - interval '6 years 1 day' where text = 'a'
    and visit_id = ${visit}`.execute(db);
  await purgeOldCustomerNotes(db);
  expect(await texts()).toEqual(['b']);
  const later = new Date('2040-01-01T00:00:00Z');
  await anonymizeOldOrders(db, personalData, later);
  expect(await texts()).toEqual([]);
  expect((await read(visit, 'manager')).statusCode).toBe(404);
});
