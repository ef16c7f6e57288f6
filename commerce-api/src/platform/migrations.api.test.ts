import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { type MigrationFile, migrate, statementsOf } from './migrations';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table shelf (id integer primary key)');
});
afterAll(() => database?.drop());

const file = (name: string, sql: string): MigrationFile => ({ name, sql, checksum: `checksum of ${name}` });
const FAST_RETRIES = { lockMs: 100, attempts: 200, pauseMs: 10 };

async function columnsOfShelf(): Promise<string[]> {
  const found = await database.pool.query(
    `select column_name from information_schema.columns where table_name = 'shelf' order by ordinal_position`,
  );
  return found.rows.map(({ column_name: name }) => name);
}

test('a change that a request stands in the way of lets others pass, and is made once the request is over', async () => {
  const [runner, holder] = [await database.pool.connect(), await database.pool.connect()];
  await holder.query('begin');
  await holder.query('select from shelf');
  let isDone = false;
  const migrating = migrate(
    runner,
    [file('9001-add.sql', 'alter table shelf add column label text')],
    FAST_RETRIES,
  ).then((done) => {
    isDone = true;
    return done;
  });
  // Requests do not queue behind the change for longer than one of its attempts waits.
  for (let read = 0; read < 5; read += 1) await database.pool.query('select from shelf');
  expect([isDone, await columnsOfShelf()]).toEqual([false, ['id']]);
  await holder.query('commit');
  expect(await migrating).toEqual(['9001-add.sql']);
  expect(await columnsOfShelf()).toEqual(['id', 'label']);
  runner.release();
  holder.release();
});

test('a change that never gets its lock is given up whole, with its name', async () => {
  const [runner, holder] = [await database.pool.connect(), await database.pool.connect()];
  await holder.query('begin');
  await holder.query('select from shelf');
  const sql = 'create table drawer (id integer); alter table shelf add column colour text';
  await expect(migrate(runner, [file('9002-two.sql', sql)], { lockMs: 20, attempts: 2, pauseMs: 1 })).rejects.toThrow(
    /Failed to migrate: 9002-two.sql: .*lock timeout/,
  );
  await holder.query('rollback');
  expect((await database.pool.query(`select to_regclass('drawer') as drawer`)).rows).toEqual([{ drawer: null }]);
  expect(await migrate(runner, [file('9002-two.sql', sql)], FAST_RETRIES)).toEqual(['9002-two.sql']);
  runner.release();
  holder.release();
});

test('an index is built outside a transaction, while rows are written; begun anew when it was stopped half way', async () => {
  const runner = await database.pool.connect();
  await database.pool.query('insert into shelf (id, label) values (1, $1), (2, $1)', ['twice']);
  const build = (unique: string) =>
    file(
      '9003-index.sql',
      `-- outside a transaction
drop index concurrently if exists shelf_by_label;
create ${unique} index concurrently shelf_by_label on shelf (label);
`,
    );
  // Two alike: the build fails and leaves an invalid index behind.
  await expect(migrate(runner, [build('unique')], FAST_RETRIES)).rejects.toThrow(/shelf_by_label/);
  expect(await migrate(runner, [build('')], FAST_RETRIES)).toEqual(['9003-index.sql']);
  const found = await database.pool.query(
    `select indisvalid from pg_index where indexrelid = 'shelf_by_label'::regclass`,
  );
  expect(found.rows).toEqual([{ indisvalid: true }]);
  expect(await migrate(runner, [build('')], FAST_RETRIES)).toEqual([]);
  runner.release();
});

test('statements end at the end of a line; comments are none', () => {
  expect(
    statementsOf(`-- outside a transaction: why; and more;\nselect 1;\n-- two;\nselect ';' as x,\n  2;\n`),
  ).toEqual(['select 1', "select ';' as x,\n  2"]);
});
