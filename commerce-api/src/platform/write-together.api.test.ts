import { sql } from 'kysely';
import { recordStatements } from '../testing/record-statements';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { writeTogether } from './write-together';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const count = (key: string) => sql`insert into rate_counters (key, window_start, count) values (${key}, now(), 1)`;

test.each([0, 1, 3])('%s writes are one statement at most', async (length) => {
  const { db } = database;
  await sql`delete from rate_counters`.execute(db);
  const writes = Array.from({ length }, (_, index) => count(`write ${index}`));
  const [, texts] = await recordStatements(() => writeTogether(db, writes));
  expect(texts).toHaveLength(Math.min(length, 1));
  const { rows } = await sql`select from rate_counters`.execute(db);
  expect(rows).toHaveLength(length);
});

test('all are written, or none', async () => {
  const { db } = database;
  await sql`delete from rate_counters`.execute(db);
  await writeTogether(db, [count('there')]);
  await expect(writeTogether(db, [count('another'), count('there')])).rejects.toThrow('duplicate key');
  const { rows } = await sql`select key from rate_counters`.execute(db);
  expect(rows).toEqual([{ key: 'there' }]);
});
