import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unsafeStatements } from '../testing/unsafe-statements';

const folder = join(__dirname, '../../database/migrations');
/**
 * Migrations that a live database would not tolerate, by name, with the reason for the exception. All were written
 * before the first release: no database was in use then, and a new one is empty when they run. None is ever added.
 */
const BEFORE_THE_FIRST_RELEASE = {
  '0008-guest-orders.sql': 'an index on orders',
  '0010-visits-of-customers.sql': 'columns, checks and indexes of visits, order lines and the waiting list',
  '0011-visit-reminders.sql': 'an index on visits',
  '0015-bundles-offers-vouchers.sql': 'checks on products',
  '0016-opinions-sections-profiles.sql': 'an index on the salons, of which there are dozens',
  '0018-lists-and-search-at-size.sql': 'indexes on the catalogue and on search',
  '0020-gateways.sql': 'the list of gateways, indexes on payments',
  '0021-refunds.sql': 'checks on new columns of orders and payments, indexes on refunds',
  '0025-vouchers.sql': 'checks on cart lines and orders, indexes on orders',
  '0033-content-and-charity.sql': 'an index on payments',
  '0034-privacy.sql': 'an index on orders',
  '0047-search-by-kind.sql': 'search entries move to a table in parts; they are made of other records',
  '0050-pending-contacts.sql': 'an index on users',
  '0054-retention.sql': 'an index on users',
};
const LAST_BEFORE_THE_FIRST_RELEASE = '0057';

const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

test('two migrations never have the same number', () => {
  const numbers = files.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

/** Since then the texts of functions and views stand in `database/functions` (docs/decisions/0146). */
const LAST_WITH_REPLACEMENTS = '0144';
const REPLACEMENT = /\bcreate\s+or\s+replace\s+(?:function|view)\b/i;

test('no migration replaces a function or view: its file in functions/ is changed instead', () => {
  const replacing = files.filter((name) => REPLACEMENT.test(readFileSync(join(folder, name), 'utf8')));
  expect(replacing.length).toBeGreaterThan(5);
  expect(replacing.filter((name) => name.slice(0, 4) > LAST_WITH_REPLACEMENTS)).toEqual([]);
});

const complaintsOf = (name: string) => unsafeStatements(readFileSync(join(folder, name), 'utf8'));

test.each(files.filter((name) => !(name in BEFORE_THE_FIRST_RELEASE)))('%s runs while the shop sells', (name) => {
  expect(complaintsOf(name)).toEqual([]);
});

test.each(Object.entries(BEFORE_THE_FIRST_RELEASE))('%s still needs its exception: %s', (name) => {
  expect(name.slice(0, 4) <= LAST_BEFORE_THE_FIRST_RELEASE).toBe(true);
  expect(complaintsOf(name)).not.toEqual([]);
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
  ['a new table after words; with a semicolon', '-- one; two\ncreate table b (x int); create index b_x on b (x);'],
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
