import type { Fact, TextPart } from '../record/fact';
import { unexplainedAccess, untestedLines, unusedExceptions, unusedPublications } from './accepted';
import { accessedTables, loadParser } from './accessed-tables';
import { foreignAccess, type TableOwner } from './check-ownership';

beforeAll(loadParser);

const tables = new Map<string, TableOwner>([
  ['visits', { owner: 'booking', isPublished: true }],
  ['visit_notes', { owner: 'booking', isPublished: false }],
  ['orders', { owner: 'sales', isPublished: false }],
]);

const CARTS = 'commerce-api/src/domains/sales/carts/cart-queries.ts';
const VISITS = 'commerce-api/src/domains/booking/visits/visit-queries.ts';

/** A statement put together by these files: `[file, part of the text]`. */
function statement(...made: [file: string, text: string][]): Fact {
  const text = made.map(([, part]) => part).join('');
  const whole: TextPart = { site: { file: made[0]?.[0] ?? '', template: '' }, start: 0, end: text.length };
  const inner = made.slice(1).map(([file, part]): TextPart => {
    const start = text.indexOf(part);
    return { site: { file, template: part }, start, end: start + part.length };
  });
  return {
    text,
    sites: [],
    builtBy: [],
    parts: [whole, ...inner],
    isExecuted: true,
    errors: [],
    columns: [],
    rows: { kinds: [] },
  };
}

const keys = (...facts: Fact[]) =>
  foreignAccess(facts, tables)
    .filter(({ isAllowed }) => !isAllowed)
    .map(({ key }) => key);

test.each([
  ['own tables', [CARTS, 'update orders set id = 1'] as const],
  ['a published table', [CARTS, 'select from visits'] as const],
  ['a lock on a published table', [CARTS, 'select from visits v for update of v'] as const],
  ['a test', ['commerce-api/src/domains/sales/carts/carts.api.test.ts', 'delete from visits'] as const],
  ['a seed', ['commerce-api/src/seed/seed-salons.ts', 'insert into visits default values'] as const],
  ['a name that WITH gives', [CARTS, 'with visit_notes as (select 1) select from visit_notes'] as const],
])('leaves %s alone', (_, [file, text]) => {
  expect(keys(statement([file, text]))).toEqual([]);
});

test.each([
  ['an unpublished table', 'select from visit_notes', 'reads visit_notes'],
  ['a write, published or not', 'delete from visits', 'writes visits'],
  ['a write inside WITH', 'with w as (update visits set x = 1 returning *) select from w', 'writes visits'],
  ['a merge', 'merge into visits v using orders o on true when matched then delete', 'writes visits'],
  ['a truncation', 'truncate orders, visits', 'writes visits'],
  ['a subquery', 'select (select max(id) from "visit_notes") from orders', 'reads visit_notes'],
  ['the rows of an insert', 'insert into orders select id from visit_notes', 'reads visit_notes'],
  ['a table that nobody owns', 'select from unheard_of', 'reads unheard_of'],
])('finds %s', (_, text, found) => {
  expect(keys(statement([CARTS, text]))).toEqual([`domains/sales/carts/cart-queries.ts ${found}`]);
});

test('a part that another domain builds is that domain’s', () => {
  const mixed = statement(
    [CARTS, "with a as (select 'żółć' from orders), "],
    [VISITS, 'b as (update visits set x = 1)'],
    [CARTS, ' select from orders'],
  );
  expect(keys(mixed)).toEqual([]);
  const swapped = statement([VISITS, 'select from visits, '], [CARTS, 'visit_notes'], [VISITS, ', orders']);
  expect(keys(swapped)).toEqual([
    'domains/booking/visits/visit-queries.ts reads orders',
    'domains/sales/carts/cart-queries.ts reads visit_notes',
  ]);
});

test('a statement of the builder belongs to the file that executes it', () => {
  const built: Fact = { ...statement(), text: 'insert into "visits" default values', builtBy: [CARTS] };
  expect(keys(built)).toEqual(['domains/sales/carts/cart-queries.ts writes visits']);
});

test('exceptions hold for a table or all tables of a file, and must be needed', () => {
  const found = foreignAccess([statement([CARTS, 'select from visit_notes'])], tables);
  const key = 'domains/sales/carts/cart-queries.ts reads';
  expect(unexplainedAccess(found, {})).toHaveLength(1);
  expect(unexplainedAccess(found, { [`${key} visit_notes`]: 'why' })).toEqual([]);
  expect(unexplainedAccess(found, { [`${key} *`]: 'why' })).toEqual([]);
  expect(unusedExceptions(found, { [`${key} *`]: 'why', [`${key} messages`]: 'why' })).toEqual([
    `The exception "${key} messages" is not needed. Remove it.`,
  ]);
});

test('untested statements are listed with their position', () => {
  const template = { file: CARTS, template: 'select 1', position: `${CARTS}:7`, rows: undefined };
  expect(untestedLines([template])).toEqual([`${CARTS}:7 (select 1 …): no API test executes it.`]);
});

test('what is published must be read by others', () => {
  expect(unusedPublications(new Set(), tables)).toEqual([
    'booking publishes visits, which nobody else reads. Remove it.',
  ]);
  expect(unusedPublications(new Set(['visits']), tables)).toEqual([]);
});

test('a text that PostgreSQL does not understand is reported', () => {
  expect(() => accessedTables('selec 1')).toThrow('syntax error');
});
