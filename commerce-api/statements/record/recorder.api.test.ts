/** What the set-up of the API tests notes of executed statements. */
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database';
import { HOLE } from './fact';
import { factOf } from './recorder';

const HERE = 'commerce-api/statements/record/recorder.api.test.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

test('a statement is noted with its templates, columns and values', async () => {
  const inner = sql`m.slug in (${'pl'}, ${'none'})`;
  const statement = sql<{
    id: number;
  }>`select m.id, null as nothing, '{"a": [1]}'::json as data from markets m where ${inner}`;
  await statement.execute(database.db);
  const fact = factOf(statement.compile(database.db).sql);
  const outer = `select m.id, null as nothing, '{"a": [1]}'::json as data from markets m where ${HOLE}`;
  expect(fact?.sites).toEqual([{ file: HERE, template: outer }]);
  const length = fact?.text.length ?? 0;
  expect(fact?.parts).toEqual([
    { site: { file: HERE, template: outer }, start: 0, end: length },
    { site: { file: HERE, template: `m.slug in (${HOLE}, ${HOLE})` }, start: outer.length - 1, end: length },
  ]);
  expect(fact?.columns.map(({ name, type }) => [name, type])).toEqual([
    ['id', 23],
    ['nothing', 25],
    ['data', 114],
  ]);
  expect(fact?.rows.objects?.properties).toMatchObject({
    id: { kinds: ['number'], present: 1 },
    nothing: { kinds: ['null'] },
    data: { kinds: ['object'], objects: { properties: { a: { kinds: ['array'], elements: { kinds: ['number'] } } } } },
  });
});

test('executions of one text are noted together', async () => {
  const statement = (name: string) => sql<{ note: string | null }>`select nullif(${name}::text, 'a') as note`;
  for (const name of ['a', 'b']) await statement(name).execute(database.db);
  expect(factOf(statement('a').compile(database.db).sql)?.rows.objects?.properties).toMatchObject({
    note: { kinds: ['null', 'string'], present: 2 },
  });
});

test('a statement of the builder is noted with the file that executes it', async () => {
  const statement = database.db.selectFrom('markets').select('slug').where('slug', '=', 'pl');
  await statement.execute();
  expect(factOf(statement.compile().sql)).toMatchObject({ sites: [], builtBy: [HERE], isExecuted: true });
});

test('a statement that PostgreSQL does not understand is noted with its error', async () => {
  const statement = sql`select no_such_column from markets`;
  await expect(statement.execute(database.db)).rejects.toThrow('no_such_column');
  const fact = factOf('select no_such_column from markets');
  expect(fact).toMatchObject({ isExecuted: false, errors: ['column "no_such_column" does not exist'] });
});

test('a failure that depends on the data is none of the statement', async () => {
  const statement = sql`select 1 / ${0}::int`;
  await expect(statement.execute(database.db)).rejects.toThrow('division by zero');
  expect(factOf(statement.compile(database.db).sql)).toMatchObject({ isExecuted: false, errors: [] });
});
