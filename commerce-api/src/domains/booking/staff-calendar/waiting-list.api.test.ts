/** The desk sees who waits for its full days, and offers them a free time. */
import type { StaffWaitingEntry } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { TestProducts } from '../../../testing/commerce-fixture';
import { expectRefusal } from '../../../testing/errors/refusals';
import { at, openStaffDesk } from '../../../testing/staff-desk';
import { auditLogOf, type Person, type Role } from '../../../testing/staff-fixture';
import type { TestApp } from '../../../testing/test-app';
import { buyTreatment, newCustomer } from '../../../testing/visit-fixture';
import { clearWaitingList, holdSlotOf, waitForDayOf } from '../../../testing/waiting-fixture';
import { offerFreedSlots } from '../visits';

let shop: TestApp;
let products: TestProducts;
let people: Record<Role, Person>;
let own: string;
let other: string;
/** The day's only visits, one for each of two therapists. */
let filling: string[];

const DAY = '2026-11-25';
const customer = { firstName: 'Ewa', lastName: 'Lis', phone: '600 100 200' };
const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, role: Role = 'staff') =>
  shop.call(method, `/api/admin${path}`, { headers: people[role].headers, body });

beforeAll(async () => {
  ({ shop, products, people, own, other } = await openStaffDesk());
  // Open for two visits of each therapist.
  await sql`update location_opening_hours set opens = '10:00', closes = '11:30' where location_id = ${own}`.execute(
    shop.database.db,
  );
});
afterAll(() => shop?.close());
beforeEach(async () => {
  const { db } = shop.database;
  await clearWaitingList(shop);
  await sql`update visits set state = 'canceled' where state = 'booked' and location_id = ${own}`.execute(db);
  await sql`update visits set state = 'released' where state = 'held' and location_id = ${own}`.execute(db);
  filling = [];
  for (const time of ['10:00', '10:00', '10:45', '10:45']) {
    const body = { locationId: own, productId: products.calves, startAt: at(time), customer };
    const answer = await send('POST', '/events', body);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    filling.push(answer.json().data.event.id);
  }
});

const free = (index: number) => send('PUT', `/events/${filling[index]}/done-status`, { doneStatus: 'canceled' });
const wait = (email: string) =>
  waitForDayOf(shop, { productId: products.calves, locationId: own, startAt: at('10:00') }, email);
const list = async (query = `locationId=${own}`, role: Role = 'staff'): Promise<StaffWaitingEntry[]> =>
  (await send('GET', `/waiting-list?${query}`, undefined, role)).json().data.waitingList;
const offer = (id: string, startAt: string, role: Role = 'staff') =>
  send('POST', `/waiting-list/${id}/offer`, { startAt }, role);
const mails = async () =>
  (
    await sql<{ recipient: string; when: string }>`select recipient, data -> 'values' ->> 'when' as when from messages
      where kind = 'waitingListOffer' order by created_at, id`.execute(shop.database.db)
  ).rows;

test('who waits, for what and when, with what is known of them; the longest waiting first', async () => {
  const anna = await newCustomer(shop);
  const { orderProductId } = await buyTreatment(shop, anna, products.calves);
  const request = { orderProductId, locationId: own, startAt: at('10:45') };
  const joined = await shop.call('POST', '/api/me/waiting-list', { headers: anna.headers, body: request });
  expect(joined.statusCode).toBe(201);
  await wait('ola@example.com');
  const entries = await list();
  expect(entries).toMatchObject([
    {
      date: DAY,
      startAt: new Date(at('10:45')).toISOString(),
      location: { id: own },
      product: { id: products.calves, name: 'Łydki' },
      customer: { firstName: 'Ewa', lastName: 'Lis', phonePrefix: '48' },
      orderProductId,
      orderNumber: expect.any(String),
      offeredStartAt: null,
      offeredAt: null,
    },
    { customer: { firstName: null, phone: null, email: 'ola@example.com' }, orderProductId: null, orderNumber: null },
  ]);
  expect(await list(`locationId=${own}&date=${DAY}`)).toEqual(entries);
  expect(await list(`locationId=${own}&date=2026-11-26`)).toEqual([]);
  expect(JSON.stringify((await auditLogOf(shop))[0])).not.toContain('ola@');
});

test('one click offers a free time by e-mail, once; the worker then offers nothing else', async () => {
  await wait('ola@example.com');
  const [entry] = await list();
  await free(2);
  const answer = await offer(entry?.id ?? '', at('10:45'));
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.waitingEntry).toMatchObject({
    id: entry?.id,
    offeredStartAt: new Date(at('10:45')).toISOString(),
    offeredAt: expect.any(String),
  });
  expect((await offer(entry?.id ?? '', at('10:45'))).statusCode).toBe(200);
  await offerFreedSlots(shop.database.db, new Date('2026-11-21T12:05:00+01:00'));
  expect(await mails()).toEqual([{ recipient: 'ola@example.com', when: expect.stringContaining('10:45') }]);
  expect((await auditLogOf(shop))[0]).toMatchObject({
    call: 'POST /admin/waiting-list/:id/offer',
    subjectKind: 'waitingEntry',
    subjectId: entry?.id,
    locationId: own,
  });
});

test('a time that is taken is refused with the nearest free ones, and nobody is mailed', async () => {
  await wait('ola@example.com');
  const [entry] = await list();
  const url = `/api/admin/waiting-list/${entry?.id}/offer`;
  const { headers } = people.staff;
  const request = { method: 'POST' as const, url, headers, body: { startAt: at('10:00') } };
  await expectRefusal(shop, 'POST /admin/waiting-list/{id}/offer 409 slot_taken', request);
  await free(2);
  const { error } = (await offer(entry?.id ?? '', at('10:00'))).json();
  const [nearest] = error.details.alternatives;
  expect(new Date(nearest.startAt)).toEqual(new Date(at('10:45')));
  // A shopper was faster.
  await holdSlotOf(shop, { productId: products.calves, locationId: own, startAt: at('10:45') });
  expect((await offer(entry?.id ?? '', at('10:45'))).statusCode).toBe(409);
  for (const startAt of [at('10:00', '2026-11-26'), at('10:05'), at('19:00')]) {
    const wrong = await offer(entry?.id ?? '', startAt);
    expect([startAt, wrong.statusCode, Object.keys(wrong.json().error.fields ?? {})]).toEqual([
      startAt,
      422,
      ['startAt'],
    ]);
  }
  expect(await mails()).toEqual([]);
});

test('an offer that was taken meanwhile shows as none, and another one follows', async () => {
  await wait('ola@example.com');
  const [entry] = await list();
  const id = entry?.id ?? '';
  await free(0);
  await free(2);
  await offer(id, at('10:00'));
  await holdSlotOf(shop, { productId: products.calves, locationId: own, startAt: at('10:00') });
  await offerFreedSlots(shop.database.db, new Date('2026-11-21T12:01:00+01:00'));
  const [shown] = await list();
  // The worker has offered the other one by itself: the desk's choice of it is no further mail.
  expect(shown?.offeredStartAt).toBe(new Date(at('10:45')).toISOString());
  await offer(id, at('10:45'));
  expect((await mails()).map(({ when }) => when.match(/\d\d:\d\d/)?.[0])).toEqual(['10:00', '10:45']);
});

test('entries of other salons are 404', async () => {
  await wait('ola@example.com');
  const [entry] = await list();
  await free(0);
  await sql`delete from staff_locations where user_id = ${people.staff.userId}`.execute(shop.database.db);
  const answers = [await send('GET', `/waiting-list?locationId=${own}`), await offer(entry?.id ?? '', at('10:00'))];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(await mails()).toEqual([]);
  expect((await send('GET', `/waiting-list?locationId=${other}`, undefined, 'manager')).statusCode).toBe(200);
  expect((await offer(entry?.id ?? '', at('10:00'), 'manager')).statusCode).toBe(200);
});
