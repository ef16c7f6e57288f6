/**
 * Tables are written by their domain alone (docs/decisions/0144). Who needs a row of another domain changed asks for it by a
 * verb of that domain, or by a hook of `personalData`. The lists of exceptions may only shrink. Statements as they are
 * executed, and reads, are held by `npm run statements` (docs/decisions/0161); this takes a second, and no database.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PLATFORM_TABLES } from '../platform/platform-jobs';
import {
  DYNAMIC,
  tablesWrittenBy,
  tablesWrittenByFunction,
  tablesWrittenIn,
  triggersOf,
} from '../testing/table-writes';
import { domains } from './index';

const SOURCES = join(__dirname, '..');
const DATABASE = join(__dirname, '../../database');

/** `file → table`, with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  [`people/staff/record-queries.ts → ${DYNAMIC}`]:
    'Generates the SQL of records that staff edit; the tables stand in their kinds, which are held to their domain here.',
};

/** `owner of the trigger's table → written table`, with its reason. */
const TRIGGER_EXCEPTIONS: Readonly<Record<string, string>> = {
  'catalogue → page_changes': 'A changed row that pages show is reported to the page server, whoever changed it.',
  'content → page_changes': 'As for the catalogue.',
  'catalogue → calendar_changes':
    'Changed opening hours, rooms, devices and therapists free or take time (docs/decisions/0071).',
  'content → slugs': 'Old addresses of all kinds of records are kept in one table, and each is unique in it.',
  'content → search_site_entries': 'As for search_entries: text pages (docs/decisions/0184).',
  'content → search_entries': 'One search over products, salons and articles (docs/decisions/0111).',
  'content → search_vocabulary': 'Words of that search.',
  'booking → webhook_deliveries':
    'A changed visit is reported to other systems, whoever changed it (docs/decisions/0218).',
  'sales → webhook_deliveries': 'As for booking: orders.',
  'operations → product_versions':
    'Pages of treatments name the markets that sell them, so that a changed market outdates their ready rows (docs/decisions/0170).',
};

const owners = new Map<string, string>([
  ...PLATFORM_TABLES.map((table) => [table, 'platform'] as const),
  ...domains.flatMap(({ name, owns }) => owns.map((table) => [table, name] as const)),
]);

interface Write {
  /** Domain, or the platform. */
  by: string;
  /** As in the list of exceptions. */
  from: string;
  table: string;
}

/** @returns `from → table` of writes to tables of others, and to tables that nobody owns */
const foreign = (writes: readonly Write[]): string[] =>
  [
    ...new Set(
      writes.filter(({ by, table }) => owners.get(table) !== by).map(({ from, table }) => `${from} → ${table}`),
    ),
  ].sort();

function sourcesUnder(folder: string): string[] {
  const files = readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(SOURCES, folder, file));
}

function writesOfDomains(): Write[] {
  return sourcesUnder('domains').flatMap((path) => {
    const from = relative(join(SOURCES, 'domains'), path);
    const by = from.split('/')[0] ?? '';
    return tablesWrittenIn(readFileSync(path, 'utf8')).map((table) => ({ by, from, table }));
  });
}

const writesOfPlatform = (): Write[] =>
  sourcesUnder('platform').flatMap((path) =>
    tablesWrittenIn(readFileSync(path, 'utf8')).map((table) => ({
      by: 'platform',
      from: relative(SOURCES, path),
      table,
    })),
  );

function writesOfTriggers(): Write[] {
  const names = readdirSync(join(DATABASE, 'functions')).filter((name) => name.endsWith('.sql'));
  const texts = new Map(
    names.map((name) => [
      name.slice(0, -'.sql'.length).replaceAll('-', '_'),
      readFileSync(join(DATABASE, 'functions', name), 'utf8'),
    ]),
  );
  return triggersOf(readFileSync(join(DATABASE, 'schema.sql'), 'utf8')).flatMap((trigger) => {
    const by = owners.get(trigger.table) ?? `nobody's ${trigger.table}`;
    return tablesWrittenByFunction(trigger.function, texts).map((table) => ({ by, from: by, table }));
  });
}

test('domains and the platform write to their own tables; exceptions are listed, and used', () => {
  const writes = [...writesOfDomains(), ...writesOfPlatform()];
  expect(writes.length).toBeGreaterThan(150);
  expect(foreign(writes)).toEqual(Object.keys(EXCEPTIONS).sort());
});

test('domains publish tables of their own, each once', () => {
  const published = domains.flatMap(({ name, publishes = [] }) => publishes.map((table) => `${name} ${table}`));
  const owned = domains.flatMap(({ name, owns }) => owns.map((table) => `${name} ${table}`));
  expect(published.filter((one) => !owned.includes(one))).toEqual([]);
  expect(new Set(published).size).toBe(published.length);
});

test('triggers write to tables of their own domain; exceptions are listed, and used', () => {
  expect(foreign(writesOfTriggers())).toEqual(Object.keys(TRIGGER_EXCEPTIONS).sort());
});

test('every trigger of the schema is read', () => {
  const schema = readFileSync(join(DATABASE, 'schema.sql'), 'utf8');
  const lines = schema.split('\n').filter((line) => /^create (constraint )?trigger /.test(line));
  expect(triggersOf(schema)).toHaveLength(lines.length);
  expect(lines.length).toBeGreaterThan(100);
});

describe('the scan', () => {
  /** `#{` in the planted source is a placeholder of its template. */
  const planted = (source: string) =>
    foreign(
      tablesWrittenIn(source.replaceAll('#{', '\u0024{')).map((table) => ({
        by: 'content',
        from: 'content/pages/planted.ts',
        table,
      })),
    );

  test.each([
    ['an update', 'sql`update visits v set state = #{x}`', 'visits'],
    ['a deletion in a loop', 'for (const id of ids) sql`delete from carts where id = #{id}`', 'carts'],
    ['an insert within a longer statement', 'sql`with w as (insert into orders (id) values (1)) select`', 'orders'],
    [
      'a statement inside another',
      'sql`with w as (#{sql`delete from waiting_list`}) update articles set x = 1`',
      'waiting_list',
    ],
    ['a merge', 'sql`merge into users u using x on true`', 'users'],
    ['raw text', "client.query('truncate table messages')", 'messages'],
    ['the builder', "db.updateTable('orders as o').set({}).execute()", 'orders'],
    ['a table by value', 'sql`update #{sql.table(name)} set x = 1`', DYNAMIC],
    ['a builder by value', 'db.deleteFrom(name).execute()', DYNAMIC],
    ['a kind of record', "const kind: RecordKind = { table: 'products', columns: {} }", 'products'],
    ['a table that nobody owns', 'sql`insert into no_such_table default values`', 'no_such_table'],
  ])('finds %s of another domain', (_, source, table) => {
    expect(planted(source)).toEqual([`content/pages/planted.ts → ${table}`]);
  });

  test.each([
    ['own tables', 'sql`update articles set enabled = false`'],
    ['locks', 'sql`select from visits for update of visits skip locked`; sql`select from users for no key update`'],
    ['conflicts', 'sql`insert into articles as a (id) values (1) on conflict (id) do update set id = 1`'],
    ['comments and hashes', '// update visits\ncreateHash("sha256").update(visits)'],
  ])('leaves %s alone', (_, source) => {
    expect(planted(source)).toEqual([]);
  });

  test('follows a trigger into the functions that its own calls', () => {
    const texts = new Map([
      ['keep_search', 'begin perform refresh_search(ids); end -- update visits'],
      ['refresh_search', 'insert into search_entries (kind) values (1)'],
    ]);
    expect(tablesWrittenByFunction('keep_search', texts)).toEqual(['search_entries']);
    expect(() => tablesWrittenByFunction('gone', texts)).toThrow('no file');
    const line = 'create trigger t after update of name, note on cities for each row execute function keep_search();';
    expect(triggersOf(line)).toEqual([{ table: 'cities', function: 'keep_search' }]);
    expect(tablesWrittenBy('select 1')).toEqual([]);
  });
});
