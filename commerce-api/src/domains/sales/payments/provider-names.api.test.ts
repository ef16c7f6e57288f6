import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { providerNames } from './providers';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Checks of the database that name providers, with the names beyond the list. */
const CHECKS = [
  ['payment_transactions_payment_provider_check', ['salon']],
  ['payment_comparisons_payment_provider_check', []],
] as const;

// The database refuses a provider that it does not know: a new one needs a migration that replaces these checks
// (drop constraint, add constraint … not valid, validate in a migration of its own), as 0020 did.
test.each(CHECKS)('the check %s names the listed providers', async (name, others) => {
  const found = await sql<{ names: string[] }>`select array(select m[1] from regexp_matches(
      pg_get_constraintdef(c.oid), '''([a-z0-9]+)''', 'g') m) as names
    from pg_constraint c where c.conname = ${name}`.execute(database.db);
  expect([...(found.rows[0]?.names ?? [])].sort()).toEqual([...providerNames, ...others].sort());
});
