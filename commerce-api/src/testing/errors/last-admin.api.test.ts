/**
 * The last admin stays one: a caller who stops being an admin while the call waits cannot change another's role, and
 * the only one cannot be deleted.
 */
import { sql } from 'kysely';
import { inTransaction } from '../../platform/database';
import { somebodyWaits } from '../lock-waits';
import { logInAll, type Person, type Role } from '../staff-fixture';
import { createTestApp, type TestApp } from '../test-app';
import { expectRefusal } from './refusals';

let shop: TestApp;
let people: Record<Role, Person>;
beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
});
afterAll(() => shop?.close());

/** Sends a request whose caller loses the role of an admin after its authorization. */
const degradedMeanwhile: TestApp['call'] = async (...request) => {
  const { userId } = people.admin;
  const { db } = shop.database;
  try {
    const { answer } = await inTransaction(db, async (trx) => {
      await sql`update users set role = 'manager' where id = ${userId}`.execute(trx);
      const sent = shop.call(...request);
      await somebodyWaits(trx);
      return { answer: sent };
    });
    return await answer;
  } finally {
    await sql`update users set role = 'admin' where id = ${userId}`.execute(db);
  }
};

test('PUT /admin/users/{id}/role 409 last_admin', async () => {
  const { userId } = people.manager;
  await expectRefusal({ ...shop, call: degradedMeanwhile }, 'PUT /admin/users/{id}/role 409 last_admin', {
    method: 'PUT',
    url: `/api/admin/users/${userId}/role`,
    headers: people.admin.headers,
    body: { role: 'customer' },
  });
  const { rows } = await sql`select role from users where id = ${userId}`.execute(shop.database.db);
  expect(rows).toEqual([{ role: 'manager' }]);
});

test('DELETE /me 409 last_admin', async () => {
  await expectRefusal(shop, 'DELETE /me 409 last_admin', {
    method: 'DELETE',
    url: '/api/me',
    headers: people.admin.headers,
    body: { password: 'Aksamit-2026' },
  });
  expect((await shop.call('GET', '/api/me', { headers: people.admin.headers })).statusCode).toBe(200);
});
