/** Visits that the salon books of customers' and guests' purchases. */
import { HEALTH_TEXT_VERSION } from '@aksamit/contracts';
import { sql } from 'kysely';
import { newVisitor, placeOrder, type TestProducts } from '../../../testing/commerce-fixture';
import { at, NOW, openStaffDesk } from '../../../testing/staff-desk';
import { auditLogOf, type Person, type Role } from '../../../testing/staff-fixture';
import type { TestApp } from '../../../testing/test-app';
import { buyTreatment, newCustomer, reminding } from '../../../testing/visit-fixture';
import { queueVisitMail } from '../slots';
import { remindOfVisits } from '../visits';

let shop: TestApp;
let products: TestProducts;
let people: Record<Role, Person>;
let own: string;
let other: string;

beforeAll(async () => {
  ({ shop, products, people, own, other } = await openStaffDesk());
});
afterAll(() => shop?.close());

const book = (body: object, role: Role = 'staff') =>
  shop.call('POST', '/api/admin/events', { headers: people[role].headers, body: { locationId: own, ...body } });
const eventOf = async (id: string, date = '2026-11-25') =>
  (await shop.call('GET', `/api/admin/events?locationId=${own}&date=${date}`, { headers: people.staff.headers }))
    .json()
    .data.events.find((event: { id: string }) => event.id === id);
async function mailsOf(visitId: string): Promise<string[]> {
  const found = await sql<{ recipient: string }>`select recipient from messages
    where once_key = ${`visitBooked:${visitId}`}`.execute(shop.database.db);
  return found.rows.map(({ recipient }) => recipient);
}

test("a customer's next visit: in their panel, by e-mail, in the ledger and in the log", async () => {
  const anna = await newCustomer(shop);
  const { orderId, orderProductId } = await buyTreatment(shop, anna, products.calves, { quantity: 2 });
  const answer = await book({ orderProductId, startAt: at('10:00'), note: 'telefonicznie' });
  expect(answer.statusCode).toBe(201);
  const { event } = answer.json().data;
  expect(event).toMatchObject({ orderId, orderProductId, doneStatus: 'active', note: 'telefonicznie' });
  expect(await mailsOf(event.id)).toHaveLength(1);
  const own = (await shop.call('GET', '/api/me/events', { headers: anna.headers })).json().data.events;
  expect(own).toMatchObject([{ id: event.id, orderProductId, canChange: true }]);
  expect((await auditLogOf(shop))[0]).toMatchObject({
    call: 'POST /admin/events',
    subjectId: event.id,
    details: { orderProductId },
  });
  const second = await book({ orderProductId, startAt: at('12:00') });
  expect([second.statusCode, second.json().error.code]).toEqual([409, 'visit_not_done']);
});

test('three no-shows ask for prepayment online, and leave the salon its choice', async () => {
  const anna = await newCustomer(shop);
  const past = await buyTreatment(shop, anna, products.calves, { quantity: 3 });
  for (const hour of ['09', '11', '13']) {
    const made = await book({ orderProductId: past.orderProductId, startAt: at(`${hour}:00`, '2026-11-24') });
    await sql`update visits set state = 'noShow' where id = ${made.json().data.event.id}`.execute(shop.database.db);
  }
  const { orderProductId } = await buyTreatment(shop, anna, products.calves, { isPaid: false });
  const startAt = at('14:00', '2026-11-21');
  const body = { orderProductId, locationId: own, startAt };
  const byHerself = await shop.call('POST', '/api/me/events', { headers: anna.headers, body });
  expect(byHerself.json().error.code).toBe('prepayment_required');
  expect((await book({ orderProductId, startAt })).statusCode).toBe(201);
});

test("a guest's package: they get an e-mail, and six weeks lie between visits of one part of the body", async () => {
  const found = await sql<{ id: string }>`select p.id::text as id from products p
    join product_categories c on c.id = p.category_id and c.code = 'epilation'
    join product_body_parts b on b.product_id = p.id
    join product_prices pp on pp.product_id = p.id and pp.quantity_from = 1
    where p.type = 'product' order by p.id limit 1`.execute(shop.database.db);
  const productId = found.rows[0]?.id ?? '';
  const { order } = await placeOrder(shop, productId, { paymentMethod: 'cash' });
  await sql`update order_items set visit_count = 2 where order_id = ${order.id}`.execute(shop.database.db);
  const orderProductId = order.items[0].id;
  await sql`insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, during, order_item_id)
    select 'done', l.id, (select id from rooms where location_id = l.id limit 1),
      (select id from devices where location_id = l.id limit 1),
      (select id from therapists where location_id = l.id limit 1), ${productId},
      tstzrange('2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'), ${orderProductId}
    from locations l where l.id = ${own}`.execute(shop.database.db);
  const early = await book({ orderProductId, startAt: at('16:00', '2026-11-30') });
  expect([early.statusCode, early.json().error.code, early.json().error.details.from]).toEqual([
    409,
    'interval_too_short',
    '2027-01-01T00:00:00+01:00',
  ]);
});

test('what was bought is found by the number of the order or by the phone, never by less', async () => {
  const { order } = await placeOrder(shop, products.calves, { paymentMethod: 'cash' });
  const find = (query: string, role: Role = 'staff') =>
    shop.call('GET', `/api/admin/order-products?${query}`, { headers: people[role].headers });
  const found = (await find(`orderNumber=${order.number.toLowerCase()}`, 'manager')).json().data.orderProducts;
  expect(found).toMatchObject([
    {
      id: order.items[0].id,
      orderNumber: order.number,
      isMasked: false,
      customer: { firstName: 'Jan', lastName: 'Nowak', phone: '600700800' },
      totalCount: 1,
      leftCount: 1,
      bookRefusal: null,
    },
  ]);
  const made = await book({ orderProductId: found[0].id, startAt: at('09:00', '2026-11-26') });
  expect(made.statusCode).toBe(201);
  const ids = (await find('phone=600%20700%20800')).json().data.orderProducts.map(({ id }: { id: string }) => id);
  expect(ids).toContain(order.items[0].id);
  const [again] = (await find(`orderNumber=${order.number}`)).json().data.orderProducts;
  expect(again).toMatchObject({ bookedCount: 1, leftCount: 0, bookRefusal: 'visit_not_done' });
  for (const query of ['', 'orderNumber=A', 'phone=6007']) expect((await find(query)).statusCode).toBe(422);
  expect((await find(`orderNumber=${order.number}`, 'customer')).statusCode).toBe(403);
});

test('staff of a salon that an order has no visit in see what is left to book and the last date, and book it', async () => {
  const anna = await newCustomer(shop);
  const { orderProductId, orderId } = await buyTreatment(shop, anna, products.calves, { quantity: 3 });
  const { db } = shop.database;
  const ordered = await sql<{ number: string; phone: string }>`select number, phone from orders
    where id = ${orderId}`.execute(db);
  const { number, phone } = ordered.rows[0] ?? { number: '', phone: '' };
  const elsewhere = (
    await book({ orderProductId, startAt: at('10:00', '2026-12-02'), locationId: other }, 'manager')
  ).json().data.event.id;
  await sql`update visits set state = 'done', during = tstzrange('2026-11-10T09:00:00Z', '2026-11-10T10:00:00Z')
    where id = ${elsewhere}`.execute(db);
  const find = async (role: Role = 'staff') =>
    (
      await shop.call('GET', `/api/admin/order-products?orderNumber=${number}`, { headers: people[role].headers })
    ).json().data.orderProducts;
  expect(await find()).toEqual([
    {
      id: orderProductId,
      orderId,
      orderNumber: number,
      isMasked: true,
      createdAt: null,
      itemType: 'product',
      product: { id: products.calves, name: 'Łydki' },
      customer: { firstName: 'Jan', lastName: 'N.', phonePrefix: '48', phone: `••••••${phone.slice(-3)}` },
      isPaid: true,
      totalCount: null,
      completedCount: null,
      bookedCount: null,
      leftCount: 2,
      lastVisitOn: '2026-11-10',
      nextStartAt: null,
      lastEventId: null,
      bookRefusal: null,
    },
  ]);
  expect((await auditLogOf(shop))[0]).toMatchObject({
    call: 'GET /admin/order-products',
    details: { by: 'orderNumber', orders: [number] },
  });
  // The next visit is in another salon: its time is hidden from this one, only its existence is shown.
  const ahead = (
    await book({ orderProductId, startAt: at('11:00', '2026-12-02'), locationId: other }, 'manager')
  ).json();
  expect((await find())[0]).toMatchObject({ leftCount: 1, nextStartAt: null, bookRefusal: 'visit_not_done' });
  expect((await find('manager'))[0]).toMatchObject({ isMasked: false, nextStartAt: ahead.data.event.startAt });
  await sql`update visits set state = 'done' where id = ${ahead.data.event.id}`.execute(db);
  const made = await book({ orderProductId, startAt: at('12:00', '2026-12-03') });
  expect(made.statusCode).toBe(201);
  // A visit of the salon itself: its customer is visible. Of others nothing is left to book, so nothing is visible.
  expect(await find()).toMatchObject([
    { isMasked: false, customer: { lastName: 'Nowak', phone }, nextStartAt: made.json().data.event.startAt },
  ]);
  await sql`update visits set location_id = ${other}, room_id = (select id from rooms where location_id = ${other} limit 1),
    device_id = (select id from devices where location_id = ${other} limit 1),
    therapist_id = (select id from therapists where location_id = ${other} limit 1)
    where id = ${made.json().data.event.id}`.execute(db);
  expect(await find()).toEqual([]);
  expect(await find('manager')).toHaveLength(1);
});

test('either what was bought or a named person; another salon is 404, as is what nobody has bought', async () => {
  const anna = await newCustomer(shop);
  const { orderProductId } = await buyTreatment(shop, anna, products.calves);
  const startAt = at('17:00');
  expect(Object.keys((await book({ startAt })).json().error.fields).sort()).toEqual(['customer', 'productId']);
  const both = await book({ startAt, orderProductId, productId: products.calves });
  expect(Object.keys(both.json().error.fields)).toEqual(['productId']);
  expect((await book({ startAt, orderProductId, locationId: other })).statusCode).toBe(404);
  expect((await book({ startAt, orderProductId: '7d0f3b0c-6f0e-4d36-9d8e-2a53f6f5f6a1' })).statusCode).toBe(404);
  await sql`update orders set done_status = 'canceled', canceled_at = now() where id = (select order_id from order_items
    where id = ${orderProductId})`.execute(shop.database.db);
  expect((await book({ startAt, orderProductId })).statusCode).toBe(404);
});

test('who is 16 or 17 on the date needs a guardian; what was acknowledged online is seen in the calendar', async () => {
  const young = await newCustomer(shop);
  await sql`update users set date_birth = '2009-06-01' where id = ${young.userId}`.execute(shop.database.db);
  const { orderProductId } = await buyTreatment(shop, young, products.calves);
  // Bought before the rules were introduced: the salon books nevertheless, and holds the interview.
  await sql`delete from visitor_consents where user_id = ${young.userId}`.execute(shop.database.db);
  const made = await book({ orderProductId, startAt: at('18:00') });
  const { id } = made.json().data.event;
  expect(made.json().data.event).toMatchObject({ needsGuardian: true, healthAcknowledgedAt: null });
  const [mine] = (await shop.call('GET', '/api/me/events', { headers: young.headers })).json().data.events;
  expect(mine).toMatchObject({ id, needsGuardian: true });
  const list = async () =>
    (await shop.call('GET', '/api/me/order-products', { headers: young.headers })).json().data.orderProducts[0];
  expect(await list()).toMatchObject({ asksHealth: true });
  const agree = (value: boolean, textVersion = HEALTH_TEXT_VERSION) =>
    shop.call('POST', '/api/consents', {
      headers: young.headers,
      body: { agrees: [{ type: 'health', value }], textVersion, source: '/panel/zamowienia/' },
    });
  await agree(true, '2020-01-01');
  expect(await list()).toMatchObject({ asksHealth: true });
  await agree(true);
  shop.setNow(null);
  expect(await list()).toMatchObject({ asksHealth: false });
  const me = (await shop.call('GET', '/api/me', { headers: young.headers })).json().data.user;
  expect(me.healthAcknowledgedAt).toEqual(expect.any(String));
  shop.setNow(new Date(Date.now() + 31 * 86_400_000));
  expect(await list()).toMatchObject({ asksHealth: true });
  shop.setNow(NOW);
  expect(await eventOf(id)).toMatchObject({ healthAcknowledgedAt: expect.any(String) });
  await agree(false);
  expect(await eventOf(id)).toMatchObject({ healthAcknowledgedAt: null });
  await sql`update users set date_birth = '2008-11-25' where id = ${young.userId}`.execute(shop.database.db);
  expect(await eventOf(id)).toMatchObject({ needsGuardian: false });
});

test('a guest who acknowledged the rules before ordering', async () => {
  const visitor = await newVisitor(shop);
  const agreed = await shop.call('POST', '/api/consents', {
    headers: visitor,
    body: {
      agrees: [{ type: 'health', value: true }],
      textVersion: HEALTH_TEXT_VERSION,
      source: '/koszyk/podsumowanie/',
    },
  });
  expect(agreed.statusCode).toBe(201);
  const { order } = await placeOrder(shop, products.calves, { paymentMethod: 'cash' });
  await sql`update orders set visitor_id = (select id from visitors where unique_id = ${visitor['visitor-unique-id']})
    where id = ${order.id}`.execute(shop.database.db);
  const made = await book({ orderProductId: order.items[0].id, startAt: at('19:00') });
  expect(made.json().data.event).toMatchObject({ healthAcknowledgedAt: expect.any(String), needsGuardian: false });
});

test('a guest who declared to be 16 or 17 needs a guardian: the calendar and the e-mail state so', async () => {
  const { order } = await placeOrder(shop, products.calves, {
    paymentMethod: 'cash',
    ageDeclaration: 'minorWithGuardian',
  });
  const made = await book({ orderProductId: order.items[0].id, startAt: at('15:00') });
  const { id, needsGuardian } = made.json().data.event;
  expect(needsGuardian).toBe(true);
  const mail = await sql<{ labels: string[] }>`select
      (select array_agg(r ->> 'label') from jsonb_array_elements(data -> 'rows') r) as labels
    from messages where kind = 'visitBooked' and once_key like ${`%${id}%`}`.execute(shop.database.db);
  expect(mail.rows[0]?.labels).toContain('Zgoda opiekuna');
});

test('who is sent home for safety is offered a new date by e-mail, once', async () => {
  const anna = await newCustomer(shop);
  const { orderProductId } = await buyTreatment(shop, anna, products.calves);
  const { event } = (await book({ orderProductId, startAt: at('16:00', '2026-11-26') })).json().data;
  shop.setNow(new Date(at('16:05', '2026-11-26')));
  const mark = (doneStatus: string) =>
    shop.call('PUT', `/api/admin/events/${event.id}/done-status`, {
      headers: people.staff.headers,
      body: { doneStatus },
    });
  for (const status of ['refused', 'refused', 'noShow', 'refused']) expect((await mark(status)).statusCode).toBe(200);
  shop.setNow(NOW);
  const mails = await sql<{ path: string }>`select data ->> 'path' as path from messages
    where kind = 'visitRefused' and once_key = ${`visitRefused:${event.id}`}`.execute(shop.database.db);
  expect(mails.rows).toEqual([{ path: '/panel/zamowienia/' }]);
  // Nothing is lost: a new date can be chosen.
  const again = await shop.call('GET', '/api/me/order-products', { headers: anna.headers });
  expect(again.json().data.orderProducts).toMatchObject([{ id: orderProductId, leftCount: 1, canBook: true }]);
});

test('a visit that the salon moves is reminded of at its new time', async () => {
  const anna = await newCustomer(shop);
  const { orderProductId } = await buyTreatment(shop, anna, products.calves);
  const { event } = (await book({ orderProductId, startAt: at('09:00', '2026-11-27') })).json().data;
  const { db } = shop.database;
  await sql`update visits set created_at = ${NOW}, reminded_at = ${NOW} where id = ${event.id}`.execute(db);
  const move = (startAt: string) =>
    shop.call('PUT', `/api/admin/events/${event.id}/date`, { headers: people.staff.headers, body: { startAt } });
  const remind = async (now: string) => {
    await remindOfVisits(db, reminding, new Date(now));
    const sent = await sql`select from messages where once_key like ${`visitReminder:${event.id}%`}`.execute(db);
    return sent.rows.length;
  };
  expect((await move(at('10:00', '2026-11-30'))).statusCode).toBe(200);
  expect(await remind(at('11:00', '2026-11-29'))).toBe(1);
  // Moved to within a day, the customer has just been notified.
  shop.setNow(new Date(at('11:00', '2026-11-29')));
  expect((await move(at('09:00', '2026-11-30'))).statusCode).toBe(200);
  shop.setNow(NOW);
  expect(await remind(at('11:05', '2026-11-29'))).toBe(1);
});

test("who is 16 or 17 learns by e-mail of the guardian's consent, until the salon has it", async () => {
  const { db } = shop.database;
  const young = await newCustomer(shop);
  const born = (date: string) => sql`update users set date_birth = ${date} where id = ${young.userId}`.execute(db);
  await born('2009-06-01');
  const { orderId, orderProductId } = await buyTreatment(shop, young, products.calves);
  const { id } = (await book({ orderProductId, startAt: at('09:00') })).json().data.event;
  const labelsOf = async (kind: string) => {
    const found = await sql<{ labels: string[] }>`select
        (select array_agg(r ->> 'label') from jsonb_array_elements(data -> 'rows') r) as labels
      from messages where kind = ${kind} and once_key like ${`%${id}%`} order by created_at desc limit 1`.execute(db);
    return found.rows[0]?.labels;
  };
  expect(await labelsOf('visitBooked')).toContain('Zgoda opiekuna');
  await sql`update orders set locale = 'en' where id = ${orderId}`.execute(db);
  const write = (kind: 'visitReminder' | 'visitMoved' | 'visitCanceled') =>
    db.transaction().execute((trx) => queueVisitMail(trx, kind, id, NOW));
  await write('visitReminder');
  expect(await labelsOf('visitReminder')).toContain('Guardian’s consent');
  await write('visitCanceled');
  expect(await labelsOf('visitCanceled')).not.toContain('Guardian’s consent');
  await shop.call('PUT', `/api/admin/events/${id}`, { headers: people.staff.headers, body: { guardianConsent: true } });
  await write('visitMoved');
  expect(await labelsOf('visitMoved')).not.toContain('Guardian’s consent');
});
