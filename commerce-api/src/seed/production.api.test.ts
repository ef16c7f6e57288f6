/** A shop of its own begins without what is made up. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { prepareDatabase, refuseDemoData } from '../platform/prepare';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { addFirstAdmin, DEMO_STEPS, seedSteps } from '.';

const migrationsFolder = join(__dirname, '../../migrations');
let own: TestDatabase;
let demo: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase({ isEmpty: true });
  demo = await createTestDatabase();
}, 120_000);
afterAll(async () => {
  await own?.drop();
  await demo?.drop();
});

test('each step of the demo is a step', () => {
  const names = seedSteps.map(({ name }) => name);
  expect(DEMO_STEPS.filter((name) => !names.includes(name))).toEqual([]);
});

test('in production: the offer, the salons and their rooms, and nobody and nothing that is made up', async () => {
  await prepareDatabase({ database: own, migrationsFolder, seedSteps, withoutDemo: DEMO_STEPS });
  const tables = [
    'products',
    'locations',
    'rooms',
    'cms_pages',
    'users',
    'visits',
    'discount_codes',
    'issued_vouchers',
    'opinions',
    'promotions',
    'charity_entries',
  ];
  const counts = new Map<string, number>();
  for (const table of tables) {
    const found = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(own.db);
    counts.set(table, found.rows[0]?.count ?? -1);
  }
  expect(tables.filter((table) => counts.get(table) === 0)).toEqual(tables.slice(4));
  expect(await prepareDatabase({ database: own, migrationsFolder, seedSteps, withoutDemo: DEMO_STEPS })).toEqual({
    migrations: [],
    seeds: [],
  });
}, 120_000);

test('a database that holds the demo is refused', async () => {
  const refused = prepareDatabase({ database: demo, migrationsFolder, seedSteps, withoutDemo: DEMO_STEPS });
  await expect(refused).rejects.toThrow('it holds the demo');
  await expect(refuseDemoData(demo, DEMO_STEPS)).rejects.toThrow('it holds the demo');
  await expect(refuseDemoData(own, DEMO_STEPS)).resolves.toBeUndefined();
});

test('the first admin is made once, without a password', async () => {
  const admins = async () =>
    (
      await sql<{ email: string; hash: string | null }>`select email, password_hash as hash from users
      where role = 'admin'`.execute(own.db)
    ).rows;
  await addFirstAdmin(own.db, 'szefowa@example.com');
  await addFirstAdmin(own.db, 'inna@example.com');
  expect(await admins()).toEqual([{ email: 'szefowa@example.com', hash: null }]);
  await sql`update users set role = 'customer' where role = 'admin'`.execute(own.db);
  await expect(addFirstAdmin(own.db, 'szefowa@example.com')).rejects.toThrow("a customer's address");
});
