/** `schema.sql` and `tables.ts` are what the migrations make, and each function has its file. Written by `npm run schema`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, functionsFolder, type TestDatabase } from '../src/testing/test-database';
import { readSchema, type Schema } from './generate/read-schema';
import { schemaSql } from './generate/schema-sql';
import { tableTypes } from './generate/table-types';

let database: TestDatabase;
let schema: Schema;
beforeAll(async () => {
  database = await createTestDatabase();
  schema = await readSchema(database.pool);
});
afterAll(() => database?.drop());

const GENERATED = { 'schema.sql': schemaSql, 'tables.ts': tableTypes };

test.each(Object.entries(GENERATED))('%s is what the database says; else run `npm run schema`', (name, write) => {
  const file = join(__dirname, name);
  const text = write(schema);
  if (process.env.WRITE_SCHEMA) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('each function and view has a file of its name, and no file is left over', () => {
  const names = [...schema.functions.map(({ name }) => name), ...schema.views];
  const files = readdirSync(functionsFolder).filter((file) => file.endsWith('.sql'));
  expect(files.sort()).toEqual(names.map((name) => `${name.replaceAll('_', '-')}.sql`).sort());
});

test('each file holds the one function or view that it is named after, and says what it guards', () => {
  const wrong = readdirSync(functionsFolder).filter((file) => {
    const name = file.replace(/\.sql$/, '').replaceAll('-', '_');
    const text = readFileSync(join(functionsFolder, file), 'utf8');
    const statements =
      text
        .replace(/\$\$[\s\S]*?\$\$/g, '')
        .replace(/^--.*$/gm, '')
        .match(/\S[^;]*;/g) ?? [];
    const made = statements.map((each) => /^create or replace (?:function|view) (\w+)/.exec(each)?.[1]);
    return made.length !== 1 || made[0] !== name || !/^(-- .+\n)+-- Source: .+\.\n/.test(text);
  });
  expect(wrong).toEqual([]);
});

const TEXTS = `select p.proname as name, pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select c.relname, pg_get_viewdef(c.oid) from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' order by 1`;

test('what a prepared database holds are the texts of the files', async () => {
  const client = await database.pool.connect();
  const prepared = (await client.query(TEXTS)).rows;
  await client.query('begin');
  for (const file of readdirSync(functionsFolder))
    await client.query(readFileSync(join(functionsFolder, file), 'utf8'));
  const { rows } = await client.query(TEXTS);
  await client.query('rollback');
  client.release();
  expect(prepared).toEqual(rows);
  expect(prepared.length).toBeGreaterThan(60);
});
