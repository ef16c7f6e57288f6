import { sql } from 'kysely';
import { inTransaction } from '../../platform/database';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { seedCharity } from './seed-charity';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`alter table charity_months disable trigger user`.execute(database.db);
  await sql`delete from charity_months`.execute(database.db);
  await sql`alter table charity_months enable trigger user`.execute(database.db);
  await sql`delete from charity_entries`.execute(database.db);
});
afterAll(() => database?.drop());

test('a shop that has published a month before the demo knew of the campaign keeps it, and gets the others', async () => {
  await sql`insert into charity_months (month, entries_count, amount, published_at, pay_by)
    values ('2026-10-01', 0, 0, '2026-11-08', '2026-11-20')`.execute(database.db);
  await inTransaction(database.db, (trx) => seedCharity(trx, new Date('2026-11-21T12:00:00+01:00')));
  const months = await sql<{ month: string; isEmpty: boolean }>`select month::text, entries_count = 0 as "isEmpty"
    from charity_months order by month desc`.execute(database.db);
  expect(months.rows).toEqual([
    { month: '2026-10-01', isEmpty: true },
    { month: '2026-09-01', isEmpty: false },
    { month: '2026-08-01', isEmpty: false },
    { month: '2026-07-01', isEmpty: false },
  ]);
});
