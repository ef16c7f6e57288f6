/** The last admin stays one: a caller who stops being an admin while the call waits takes nobody else's role. */
import { sql } from 'kysely';
import { logInAll, type Person, type Role } from '../staff-fixture';
import { createTestApp, type TestApp } from '../test-app';
import { expectRefusal } from './refusals';

let shop: TestApp;
let people: Record<Role, Person>;
beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
}, 120_000);
afterAll(() => shop?.close());

/** Resolves when a statement of this database waits for another's lock. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const found = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.database.db);
    if ((found.rows[0]?.count ?? 0) > 0) return;
  }
}

/** Sends a request whose caller loses the role of an admin after it was let in. */
const degradedMeanwhile: TestApp['call'] = async (...request) => {
  const { userId } = people.admin;
  const client = await shop.database.pool.connect();
  try {
    await client.query('begin');
    await client.query("update users set role = 'manager' where id = $1", [userId]);
    const answer = shop.call(...request);
    await someoneWaits();
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
    await sql`update users set role = 'admin' where id = ${userId}`.execute(shop.database.db);
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
}, 60_000);
