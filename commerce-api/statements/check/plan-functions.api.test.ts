import { join } from 'node:path';
import { type FunctionFile, readFunctions } from '../../src/platform/database-functions';
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database';
import { loadParser } from './accessed-tables';
import { refusedInFunctions } from './plan-functions';

let database: TestDatabase;
let files: FunctionFile[];
beforeAll(async () => {
  await loadParser();
  database = await createTestDatabase();
  files = await readFunctions(join(import.meta.dirname, '../../database/functions'));
});
afterAll(() => database?.drop());

/** What is refused of these functions after the change, which is taken back. */
async function refusedAfter(change: string, names: readonly string[]): Promise<string[]> {
  const copy = await createTestDatabase();
  const client = await copy.pool.connect();
  try {
    await client.query(change);
    const chosen = files.filter(({ name }) => names.includes(name));
    expect(chosen.map(({ name }) => name)).toEqual(names);
    return await refusedInFunctions(client, chosen);
  } finally {
    client.release();
    await copy.drop();
  }
}

test('all functions fit the schema', async () => {
  const client = await database.pool.connect();
  try {
    expect(await refusedInFunctions(client, files)).toEqual([]);
  } finally {
    client.release();
  }
});

test('a renamed column is found in statements and expressions, with the line', async () => {
  const change = 'alter table visits rename column order_item_id to line_id';
  const file = 'commerce-api/database/functions/keep-visit-ledger.sql';
  expect(await refusedAfter(change, ['check-order-sums.sql', 'keep-visit-ledger.sql'])).toEqual([
    `${file}:9: visits has no order_item_id`,
    `${file}:12: visits has no order_item_id`,
    `${file}:16: visits has no order_item_id`,
    `${file}:17: visits has no order_item_id`,
  ]);
});

test('a column of another table than the trigger’s is found', async () => {
  const change = 'alter table order_items rename column visit_count to visits_bought';
  expect(await refusedAfter(change, ['keep-visit-ledger.sql'])).toEqual([
    'commerce-api/database/functions/keep-visit-ledger.sql:16: column "visit_count" does not exist',
  ]);
});

test('assigned columns, transition tables and typed records are found', async () => {
  const assigned = await refusedAfter('alter table articles rename column edited_at to changed_at', ['note-edit.sql']);
  expect(assigned).toEqual(['commerce-api/database/functions/note-edit.sql:5: articles has no edited_at']);
  const record = await refusedAfter('alter table articles rename column id to article_id', ['note-article-pages.sql']);
  expect(record).toHaveLength(1);
  expect(record[0]).toMatch(/^commerce-api\/database\/functions\/note-article-pages\.sql:7: /);
});

test('a branch for one of several tables need not fit the others', async () => {
  const change = 'alter table voucher_entries rename column transfer_id to of_transfer';
  const refused = await refusedAfter(change, ['check-voucher-transfer.sql']);
  expect(refused.map((line) => line.split(':').slice(1).join(':'))).toEqual([
    '14: voucher_entries has no transfer_id',
    '16: column "transfer_id" does not exist',
    '23: column e.transfer_id does not exist',
  ]);
});
