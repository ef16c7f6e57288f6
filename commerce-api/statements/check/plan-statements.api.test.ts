import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database';
import type { Fact } from '../record/fact';
import { refusedBy } from './plan-statements';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const fact = (text: string): Fact => ({
  text,
  sites: [],
  builtBy: [],
  parts: [],
  isExecuted: true,
  errors: [],
  columns: [],
  rows: { kinds: [] },
});

test('a renamed column is found in each statement that names it', async () => {
  const reading = fact('select gtm_id from markets where slug = $1');
  const writing = fact('with old as (update markets set gtm_id = $1 returning id) select id from old');
  const other = fact('select slug from markets where id = $1');
  const client = await database.pool.connect();
  try {
    expect(await refusedBy(client, [reading, writing, other])).toEqual(new Map());
    await client.query('alter table markets rename column gtm_id to tag_id');
    const refused = await refusedBy(client, [reading, writing, other, fact('lock table no_such_table')]);
    expect([...refused]).toEqual([
      [reading, 'column "gtm_id" does not exist'],
      [writing, 'column "gtm_id" of relation "markets" does not exist'],
    ]);
  } finally {
    client.release();
  }
});

test('of a temporary table the query is planned, and what reads the table is left out', async () => {
  const making = fact('create temporary table chosen on commit drop as select gtm_id from markets where slug = $1');
  const reading = fact('insert into page_changes (key) select gtm_id from chosen');
  const copy = await createTestDatabase();
  const client = await copy.pool.connect();
  try {
    expect(await refusedBy(client, [making, reading])).toEqual(new Map());
    await client.query('alter table markets rename column gtm_id to tag_id');
    expect([...(await refusedBy(client, [making, reading]))]).toEqual([[making, 'column "gtm_id" does not exist']]);
  } finally {
    client.release();
    await copy.drop();
  }
});
