/**
 * Calls whose program is killed before their response is recorded: a repeat with the key is answered, and does the work
 * once.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { acknowledgeHealth, guest, newKey, orderOf } from '../testing/commerce-fixture';
import { beforeWrite, write } from '../testing/kill-points';
import { createKillableShop, type KillableShop } from '../testing/killable-shop';
import { makeSalon } from '../testing/salon-fixture';

jest.setTimeout(300_000);

type Headers = Record<string, string>;

/** A call that writes, and how to count its rows. */
interface Write {
  method: 'POST' | 'PUT';
  path: string;
  headers: Headers;
  body: unknown;
  status: number;
  count(): Promise<number>;
}

let shop: KillableShop;
let locationId: string;
let visitor: Headers;
beforeAll(async () => {
  shop = await createKillableShop();
  ({ locationId } = await makeSalon(shop.database.db, 'torun-starowka', shop.products.calves, 20));
  const uniqueId = `pl_${randomBytes(9).toString('base64url')}`;
  visitor = { 'visitor-unique-id': uniqueId };
  await shop.call('POST', '/api/visitors', visitor, { uniqueId });
});
afterAll(() => shop.close());

const agrees = [{ type: 'regulations', value: true }];
const newEmail = () => `${newKey()}@example.com`;

async function countOf(query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return (await query.execute(shop.database.db)).rows[0]?.count ?? 0;
}

async function newCustomer() {
  const email = newEmail();
  const phone = [...randomBytes(9)].map((byte) => byte % 10).join('');
  const account = { ...guest, email, phone, password: 'Dobre-haslo-1', agrees };
  const registered = await shop.call('POST', '/api/users', {}, account);
  expect(registered.status).toBe(201);
  const { db } = shop.database;
  const found = await sql<{ id: string }>`select id from users where email = ${email}`.execute(db);
  const headers = { authorization: `Bearer ${registered.json.data.authToken}` };
  return { id: found.rows[0]?.id ?? '', email, headers };
}

async function lead(): Promise<Write> {
  const email = newEmail();
  // The form, the mail to the shop, and the mail to the sender.
  const count = () =>
    countOf(sql`select (select count(*) from leads where email = ${email})::int
      + (select count(*) from messages where recipient = ${email})::int - 1 as count`);
  return {
    method: 'POST',
    path: '/api/leads',
    headers: visitor,
    body: { ...guest, email, agrees },
    status: 201,
    count,
  };
}

async function opinion(): Promise<Write> {
  const { id, headers } = await newCustomer();
  const made = await sql<{ id: string }>`insert into visits (state, location_id, room_id, device_id, therapist_id,
      product_id, user_id, during)
    select 'done', l.id, (select min(id) from rooms where location_id = l.id),
      (select min(id) from devices where location_id = l.id), (select min(id) from therapists where location_id = l.id),
      ${shop.products.calves}, ${id}, tstzrange(at.start, at.start + interval '30 minutes')
    from locations l, (select now() - make_interval(days => 30 + count(*)::int) as start from visits) at
    where l.id = ${locationId} returning id`.execute(shop.database.db);
  const eventId = made.rows[0]?.id ?? '';
  const body = { eventId, rating: 5, content: 'Spokojna wizyta i dobra rozmowa.' };
  const count = () => countOf(sql`select count(*)::int as count from opinions where visit_id = ${eventId}`);
  return { method: 'POST', path: '/api/opinions', headers, body, status: 201, count };
}

async function activation(): Promise<Write> {
  const { id, email } = await newCustomer();
  const mail = await sql<{ secret: string }>`select secret from messages where kind = 'activation'
    and recipient = ${email}`.execute(shop.database.db);
  const count = () =>
    countOf(sql`select count(*)::int as count from users where id = ${id} and email_verified_at is not null`);
  const body = { token: mail.rows[0]?.secret };
  return { method: 'POST', path: '/api/users/activation', headers: {}, body, status: 200, count };
}

async function consents(): Promise<Write> {
  const { id, headers } = await newCustomer();
  const body = { agrees: [{ type: 'marketing', value: true }], textVersion: '2026-11-01', source: '/salony/' };
  const count = () => countOf(sql`select count(*)::int as count from visitor_consents where user_id = ${id}`);
  return { method: 'POST', path: '/api/consents', headers, body, status: 201, count };
}

async function upload(): Promise<Write> {
  const { id, headers } = await newCustomer();
  const body = { fileName: 'zdjecie.jpg', mimeType: 'image/jpeg', size: 1000 };
  const count = () => countOf(sql`select count(*)::int as count from file_uploads where user_id = ${id}`);
  return { method: 'POST', path: '/api/file-uploads', headers, body, status: 201, count };
}

let hour = 7;

async function visit(): Promise<Write> {
  const { id, headers } = await newCustomer();
  await acknowledgeHealth(shop.database.db, { userId: id });
  hour += 1;
  const line = { itemType: 'product', itemId: shop.products.calves, quantity: 1 };
  await shop.call('POST', '/api/cart-items', headers, line);
  const { cart } = (await shop.call('GET', '/api/carts', headers)).json.data;
  const body = orderOf(cart, { paymentMethod: 'cash' });
  const placed = await shop.call('POST', '/api/orders', { ...headers, 'idempotency-key': newKey() }, body);
  expect(placed.status).toBe(201);
  const { order } = placed.json.data;
  await sql`update orders set paid_status = 'paid', amount_paid = amount_due
    where id = ${order.id}`.execute(shop.database.db);
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const startAt = `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const orderProductId = order.items[0]?.id ?? '';
  const count = () => countOf(sql`select count(*)::int as count from visits where order_item_id = ${orderProductId}`);
  const visitBody = { orderProductId, locationId, startAt };
  return { method: 'POST', path: '/api/me/events', headers, body: visitBody, status: 201, count };
}

const writes = { lead, opinion, activation, consents, upload, visit };
const points = {
  'is about to be recorded': beforeWrite('idempotency_keys', 'update', "new.state = 'done'"),
  'is recorded': write('idempotency_keys', 'update', "new.state = 'done'"),
};
const cases = Object.entries(writes).flatMap(([name, prepare]) =>
  Object.entries(points).map(([moment, point]) => ({ name, moment, prepare, point })),
);

test.each(cases)('$name, killed while its answer $moment: the repeat does it, once', async ({ prepare, point }) => {
  const { method, path, headers, body, status, count } = await prepare();
  const key = { 'idempotency-key': newKey() };
  const statuses: number[] = [];
  const isKilled = await shop.killAt(point, async () => {
    statuses.push((await shop.call(method, path, { ...headers, ...key }, body)).status);
  });
  expect(isKilled).toBe(true);
  expect(statuses).toEqual([status]);
  expect(await count()).toBe(1);
  const again = await shop.call(method, path, { ...headers, ...key }, body);
  expect([again.status, await count()]).toEqual([status, 1]);
});
