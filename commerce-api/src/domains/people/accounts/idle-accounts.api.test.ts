/** Unused accounts are deleted after six years, announced 30 days before. */
import { sql } from 'kysely';
import { makeProducts, type TestProducts } from '../../../testing/commerce-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { buyTreatment, newCustomer, type TestCustomer } from '../../../testing/visit-fixture';
import { personalData } from '../../index';
import { endIdleAccounts } from './idle-accounts';

let shop: TestApp;
let products: TestProducts;
const DAY = 86_400_000;
const NOW = new Date('2027-06-01T10:00:00Z');
const after = (days: number) => new Date(NOW.getTime() + days * DAY);

beforeAll(async () => {
  shop = await createTestApp();
  products = await makeProducts(shop.database.db);
});
afterAll(() => shop?.close());

async function unused(lastSeen: string): Promise<TestCustomer> {
  const customer = await newCustomer(shop);
  await sql`update users set last_seen_at = ${lastSeen} where id = ${customer.userId}`.execute(shop.database.db);
  return customer;
}
const end = (now: Date) => endIdleAccounts(shop.database.db, personalData, now);
const mailsTo = async ({ userId }: TestCustomer) =>
  (
    await sql<{ path: string }>`select data ->> 'path' as path from messages where kind = 'accountIdle'
      and once_key like ${`accountIdle:${userId}:%`}`.execute(shop.database.db)
  ).rows;
const isThere = async ({ userId }: TestCustomer) =>
  (await sql`select from users where id = ${userId} and deleted_at is null`.execute(shop.database.db)).rows.length ===
  1;

test('notified once, a month later deleted; a day less than that, and nothing happens', async () => {
  const anna = await unused('2021-06-20T10:00:00Z');
  expect(await end(NOW)).toEqual({ announced: 1, ended: 0 });
  expect(await mailsTo(anna)).toEqual([{ path: '/konto/logowanie/' }]);
  expect(await end(after(29))).toEqual({ announced: 0, ended: 0 });
  expect(await isThere(anna)).toBe(true);
  const rounds = await Promise.all([end(after(30)), end(after(30))]);
  expect(rounds.map(({ ended }) => ended).sort()).toEqual([0, 1]);
  expect(await isThere(anna)).toBe(false);
});

test('who logs in after the notice stays', async () => {
  const ola = await unused('2021-06-02T10:00:00Z');
  expect(await end(NOW)).toEqual({ announced: 1, ended: 0 });
  const { email } = (await shop.call('GET', '/api/me', { headers: ola.headers })).json().data.user;
  const body = { email, password: 'Dobre-haslo-1' };
  expect((await shop.call('POST', '/api/users/token', { body })).statusCode).toBe(200);
  expect(await end(after(40))).toEqual({ announced: 0, ended: 0 });
  expect(await isThere(ola)).toBe(true);
});

test('an order or a visit of these six years is a sign of life, and staff are no customers', async () => {
  const buyer = await unused('2020-01-01T00:00:00Z');
  await buyTreatment(shop, buyer, products.calves);
  await sql`update users set last_seen_at = '2015-01-01' where id = ${buyer.userId} or role <> 'customer'`.execute(
    shop.database.db,
  );
  expect(await end(NOW)).toEqual({ announced: 0, ended: 0 });
});
