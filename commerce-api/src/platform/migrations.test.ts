import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unsafeStatements } from '../testing/unsafe-statements';

const folder = join(__dirname, '../../migrations');
/** Earlier ones were made before the shop had a database to keep alive. */
const FIRST_CHECKED = '0060';

const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

test('two migrations never have the same number', () => {
  const numbers = files.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test('new migrations run while the shop sells', () => {
  const complaints = files
    .filter((name) => name >= FIRST_CHECKED)
    .flatMap((name) => unsafeStatements(readFileSync(join(folder, name), 'utf8')).map((found) => ({ name, ...found })));
  expect(complaints).toEqual([]);
});

test.each([
  ['an index on a table in use', 'create index visits_by_x on visits (x);', /CONCURRENTLY/],
  ['a unique one', 'create unique index if not exists visits_by_x on visits (x);', /CONCURRENTLY/],
  ['a column without values', 'alter table visits add column x integer not null;', /nullable/],
  ['one of two columns', 'alter table visits add column y text, add column x text not null;', /nullable/],
  ['a default by row', 'alter table visits add column x uuid default gen_random_uuid();', /row to row/],
  ['another type', 'alter table visits alter column x type bigint;', /rewrites/],
  ['not null', 'alter table visits alter column x set not null;', /NOT VALID/],
  ['a check', 'alter table visits add constraint c check (x > 0);', /NOT VALID/],
  ['a foreign key', 'alter table visits add foreign key (x) references users;', /NOT VALID/],
  ['a unique constraint', 'alter table visits add constraint u unique (x);', /USING INDEX/],
  ['a new name', 'alter table visits rename column x to y;', /old name/],
  ['a column gone', '-- no longer used\nalter table visits drop column x;', /old name/],
  ['a table gone', 'drop table visits;', /still runs/],
  ['all rows at once', 'update visits set x = 1;', /steps/],
  ['a lock', 'lock table visits in share mode;', /requests wait/],
  ['all rows gone', 'truncate visits;', /exclusive lock/],
  ['concurrently in a transaction', 'create index concurrently i on visits (x);', /outside a transaction/],
  ['more than indexes outside one', '-- outside a transaction\nalter table visits add column x text;', /only indexes/],
])('%s is refused', (_, sql, why) => {
  expect(unsafeStatements(sql)).toEqual([{ statement: expect.any(String), why: expect.stringMatching(why) }]);
});

test.each([
  [
    'a new table with its indexes',
    'create table a (x integer not null); create index a_x on a (x); drop table if exists a;',
  ],
  ['a nullable column', 'alter table visits add column x text;'],
  ['a column with a constant', 'alter table visits add column x text not null default $$none$$;'],
  ['a check for new rows', 'alter table visits add constraint c check (x > 0) not valid;'],
  ['a constraint on an index', 'alter table visits add constraint u unique using index visits_u;'],
  ['some rows', 'update visits set x = 1 where y = 2;'],
  ['what a function does', 'create function f() returns void language plpgsql as $$ begin truncate a; end $$;'],
  ['what somebody looked at', '-- safe: the table has 40 rows\nalter table authors alter column x set not null;'],
  [
    'indexes outside a transaction',
    '-- outside a transaction: why\ndrop index concurrently if exists i;\ncreate index concurrently i on visits (x);',
  ],
])('%s may be done', (_, sql) => {
  expect(unsafeStatements(sql)).toEqual([]);
});
