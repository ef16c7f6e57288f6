import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { countAttempt, purgeOldCounts } from './rate-counter';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

test('whom a limit counted is forgotten when its window is over, not before', async () => {
  const { db } = database;
  for (const key of ['login:jan@example.com', 'codes:48600700800']) {
    await countAttempt(db, { key, limit: 1, windowSeconds: 86_400 });
  }
  await sql`update rate_counters set window_start = now() - interval '49 hours'
    where key = 'login:jan@example.com'`.execute(db);
  await purgeOldCounts(db);
  const { rows } = await sql`select key from rate_counters`.execute(db);
  expect(rows).toEqual([{ key: 'codes:48600700800' }]);
});
