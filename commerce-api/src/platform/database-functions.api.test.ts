import { sql } from 'kysely';
import { createTestDatabase, functionsFolder, schemaFolder, type TestDatabase } from '../testing/test-database';
import { MIGRATION_TIMEOUTS, openDatabase } from './database';
import { applyFunctions, type FunctionFile, readFunctions } from './database-functions';
import { prepareDatabase, type SeedStep } from './prepare';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true });
  await database.pool.query('create table schema_migrations (name text primary key)');
  await database.pool.query(`insert into schema_migrations values ('0001-a.sql'), ('0002-b.sql')`);
});
afterEach(() => database?.drop());

const KNOWN = [{ name: '0001-a.sql' }, { name: '0002-b.sql' }];
const SETTLED = { known: KNOWN, migrated: [] };
const FAST_RETRIES = { lockMs: 100, attempts: 200, pauseMs: 10 };

const answering = (name: string, answer: number): FunctionFile => {
  const sql = `create or replace function ${name}() returns integer language sql as $$ select ${answer} $$;`;
  return { name: `${name}.sql`, sql, checksum: `${name} ${answer}` };
};

async function apply(files: readonly FunctionFile[], state: Parameters<typeof applyFunctions>[2] = SETTLED) {
  const client = await database.pool.connect();
  try {
    return await applyFunctions(client, files, state, FAST_RETRIES);
  } finally {
    client.release();
  }
}

const ask = async (name: string) => (await database.pool.query(`select ${name}() as answer`)).rows[0].answer;

test('a function is replaced when its file changes, and only then', async () => {
  expect(await apply([answering('one', 1), answering('two', 2)])).toEqual(['one.sql', 'two.sql']);
  expect(await apply([answering('one', 1), answering('two', 2)])).toEqual([]);
  expect(await apply([answering('one', 1), answering('two', 22)])).toEqual(['two.sql']);
  expect([await ask('one'), await ask('two')]).toEqual([1, 22]);
});

test('after a migration all are applied: it may have brought an older text', async () => {
  await apply([answering('one', 1)]);
  await database.pool.query(answering('one', 0).sql);
  expect(await apply([answering('one', 1)], { known: KNOWN, migrated: ['0002-b.sql'] })).toEqual(['one.sql']);
  expect(await ask('one')).toBe(1);
});

test('a release that lacks migrations of the database leaves the functions of the newer one alone', async () => {
  await apply([answering('one', 2)]);
  expect(await apply([answering('one', 1)], { known: KNOWN.slice(0, 1), migrated: [] })).toEqual([]);
  expect(await ask('one')).toBe(2);
});

test('where one fails none is applied, and the error names its file', async () => {
  await apply([answering('one', 1)]);
  const broken = { name: 'two.sql', sql: 'create or replace function two() returns nonsense', checksum: 'two' };
  await expect(apply([answering('one', 11), broken])).rejects.toThrow(/function two\.sql: /);
  expect(await ask('one')).toBe(1);
  expect(await apply([answering('one', 11)])).toEqual(['one.sql']);
});

test('a file that is gone is no longer recorded: brought back unchanged it is applied', async () => {
  await apply([answering('one', 1), answering('two', 2)]);
  expect(await apply([answering('one', 1)])).toEqual([]);
  await database.pool.query('drop function two');
  expect(await apply([answering('one', 1), answering('two', 2)])).toEqual(['two.sql']);
  expect(await ask('two')).toBe(2);
});

test('a view that a request reads lets others pass, and is replaced once the request is over', async () => {
  const view = (answer: number): FunctionFile => ({
    name: 'shown.sql',
    sql: `create or replace view shown as select ${answer} as answer`,
    checksum: `shown ${answer}`,
  });
  await apply([view(1)]);
  const viewer = await database.pool.connect();
  await viewer.query('begin');
  await viewer.query('select from shown');
  let isDone = false;
  const applying = apply([view(2)]).then((done) => {
    isDone = true;
    return done;
  });
  for (let read = 0; read < 5; read += 1) await database.pool.query('select from shown');
  expect(isDone).toBe(false);
  await viewer.query('commit');
  viewer.release();
  expect(await applying).toEqual(['shown.sql']);
  expect((await database.pool.query('select answer from shown')).rows).toEqual([{ answer: 2 }]);
});

test('of two programs that prepare one database at once, one applies them', async () => {
  const first = await createTestDatabase({ isEmpty: true });
  const second = openDatabase(first.url, 2, () => {}, MIGRATION_TIMEOUTS);
  const done = await Promise.all(
    [first, second].map((each) => prepareDatabase({ database: each, schemaFolder, seedSteps: [] })),
  );
  const all = (await readFunctions(functionsFolder)).map(({ name }) => name);
  expect(done.map(({ functions }) => functions).sort((a, b) => a.length - b.length)).toEqual([[], all]);
  await second.close();
  await first.drop();
});

test('a seed step runs without a statement time-out', async () => {
  const empty = await createTestDatabase({ isEmpty: true });
  const first = openDatabase(empty.url, 2, () => {}, MIGRATION_TIMEOUTS);
  const found: string[] = [];
  const step: SeedStep = {
    name: '9999-time-out',
    async run(trx) {
      const { rows } = await sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`.execute(
        trx,
      );
      found.push(...rows.map(({ timeout }) => timeout));
    },
  };
  await prepareDatabase({ database: first, schemaFolder, seedSteps: [step] });
  expect(found).toEqual(['0']);
  await first.close();
  await empty.drop();
});
