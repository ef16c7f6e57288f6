/** Records that a deleted account releases at once. */

import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database';
import { addItem, makeProducts, type TestProducts } from '../../../testing/commerce-fixture';
import { somebodyWaits } from '../../../testing/lock-waits';
import { makeSalon } from '../../../testing/salon-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { buyTreatment, newCustomer, type TestCustomer } from '../../../testing/visit-fixture';
import { personalData } from '../../index';
import { removeAccount } from './delete-account';
import { openSession } from './session-queries';

let shop: TestApp;
let products: TestProducts;
let salon: string;
const NOW = new Date('2027-06-01T10:00:00Z');
const SLOT = '2027-06-04T08:00:00.000Z';

beforeAll(async () => {
  shop = await createTestApp();
  shop.setNow(NOW);
  products = await makeProducts(shop.database.db);
  salon = (await makeSalon(shop.database.db, 'lodz-piotrkowska', products.calves, 1)).locationId;
});
afterAll(() => shop?.close());

async function hold({ headers }: TestCustomer) {
  const { id } = await addItem(shop, headers, products.calves);
  return shop.call('PUT', `/api/cart-items/${id}`, { headers, body: { locationId: salon, startAt: SLOT } });
}

test('a held slot is free for others at once, and nobody waits for a day any more; a booked visit stands', async () => {
  const [anna, ola] = [await newCustomer(shop), await newCustomer(shop)];
  const { orderProductId } = await buyTreatment(shop, anna, products.calves);
  await sql`insert into waiting_list (user_id, order_item_id, location_id, date, start_at)
    values (${anna.userId}, ${orderProductId}, ${salon}, '2027-06-04', ${SLOT})`.execute(shop.database.db);
  const booked = await buyTreatment(shop, anna, products.calves);
  const visit = await shop.call('POST', '/api/me/events', {
    headers: anna.headers,
    body: { orderProductId: booked.orderProductId, locationId: salon, startAt: '2027-06-07T08:00:00.000Z' },
  });
  expect(visit.statusCode).toBe(201);
  expect((await hold(anna)).statusCode).toBe(200);
  expect((await hold(ola)).json().error.code).toBe('slot_taken');
  const gone = await shop.call('DELETE', '/api/me', { headers: anna.headers, body: { password: 'Dobre-haslo-1' } });
  expect(gone.statusCode).toBe(200);
  expect((await hold(ola)).statusCode).toBe(200);
  const left = await sql<{ waiting: number; held: number; state: string }>`select
      (select count(*)::int from waiting_list where user_id = ${anna.userId}) as waiting,
      (select count(*)::int from visits where user_id = ${anna.userId} and state = 'held') as held,
      (select state from visits where id = ${visit.json().data.event.id}) as state`.execute(shop.database.db);
  expect(left.rows[0]).toEqual({ waiting: 0, held: 0, state: 'booked' });
});

test('the customer’s opinions of visits stay, under an initial and without an owner', async () => {
  const { headers, userId } = await newCustomer(shop);
  const { db } = shop.database;
  const made = await sql<{ id: string }>`insert into opinions (user_id, author_name, rating, locale, content,
      verification) values (${userId}, 'Ewa L.', 5, 'pl', 'Spokojna wizyta', 'visit') returning id::text`.execute(db);
  await shop.call('DELETE', '/api/me', { headers, body: { password: 'Dobre-haslo-1' } });
  const opinion = await sql`select user_id, author_name, content from opinions where id = ${made.rows[0]?.id}`.execute(
    db,
  );
  expect(opinion.rows).toEqual([{ user_id: null, author_name: 'E.', content: 'Spokojna wizyta' }]);
});

test('nothing leads from what is kept to the account, and carts, codes and loose files go with it', async () => {
  const { db } = shop.database;
  const customer = await newCustomer(shop);
  const { headers, userId } = customer;
  const { orderProductId } = await buyTreatment(shop, customer, products.calves);
  const body = { orderProductId, locationId: salon, startAt: '2027-06-08T08:00:00.000Z' };
  expect((await shop.call('POST', '/api/me/events', { headers, body })).statusCode).toBe(201);
  await sql`insert into customer_discount_codes (user_id, discount_code_id)
    select ${userId}::uuid, id from discount_codes order by id limit 1`.execute(db);
  const file = { fileName: 'a.pdf', mimeType: 'application/pdf', size: 20 };
  expect((await shop.call('POST', '/api/file-uploads', { headers, body: file })).statusCode).toBe(201);
  await shop.call('DELETE', '/api/me', { headers, body: { password: 'Dobre-haslo-1' } });
  const left = await sql`select (select count(*)::int from visits where user_id = ${userId}) as visits,
    (select count(*)::int from cart_items where cart_id in (select id from carts where user_id = ${userId})) as lines,
    (select count(*)::int from cart_versions where cart_id in (select id from carts where user_id = ${userId})) as shown,
    (select count(*)::int from customer_discount_codes where user_id = ${userId}) as codes,
    (select status from file_uploads where user_id = ${userId}) as file`.execute(db);
  expect(left.rows).toEqual([{ visits: 0, lines: 0, shown: 0, codes: 0, file: 'refused' }]);
});

test('of two admins who go at once one stays', async () => {
  const { db } = shop.database;
  const admins = [await newCustomer(shop), await newCustomer(shop)];
  await sql`update users set role = 'customer' where role = 'admin'`.execute(db);
  await sql`update users set role = 'admin' where id = any(${admins.map(({ userId }) => userId)}::uuid[])`.execute(db);
  const body = { password: 'Dobre-haslo-1' };
  const answers = await Promise.all(admins.map(({ headers }) => shop.call('DELETE', '/api/me', { headers, body })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a login beside the deletion of its account waits for it, and opens nothing', async () => {
  const { userId } = await newCustomer(shop);
  const { db } = shop.database;
  const login = await inTransaction(db, async (trx) => {
    await removeAccount(trx, userId, { locale: 'pl', now: NOW, personalData });
    const beside = openSession(db, userId).catch((error: unknown) => error);
    await somebodyWaits(trx);
    return { beside };
  });
  expect(await login.beside).toMatchObject({ status: 401 });
  const left = await sql`select from sessions where user_id = ${userId}`.execute(db);
  expect(left.rows).toHaveLength(0);
});
