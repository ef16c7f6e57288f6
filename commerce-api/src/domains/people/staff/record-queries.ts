/** SQL of the records that staff edit, generated from their kind. */
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { besideColumns, ownColumns, type RecordColumns } from './record-columns';
import type { RecordKind, RecordLink } from './record-kind';

export type EditedRecord = Record<string, unknown> & { id: string };
type Values = Record<string, unknown>;

/** Ids are strings in responses, also small numbers of the database. */
const read = (table: 'r' | 'b', column: string) =>
  column.endsWith('_id') ? sql`${sql.ref(`${table}.${column}`)}::text` : sql.ref(`${table}.${column}`);

function linked({ other, fields }: RecordLink): RawBuilder<unknown> {
  const id = sql`${sql.ref(`k.${other}`)}::text`;
  if (!fields) return id;
  const shown = Object.entries(fields).map(([field, column]) => sql`${sql.lit(field)}, ${sql.ref(`k.${column}`)}`);
  return sql`json_build_object('id', ${id}, ${sql.join(shown)})`;
}

function columnsOf(kind: RecordKind): RawBuilder<unknown> {
  const { beside, links = {}, shown = {}, table } = kind;
  const parts = [
    sql`r.id::text as id`,
    ...Object.entries(ownColumns(kind)).map(([field, column]) => sql`${read('r', column)} as ${sql.ref(field)}`),
    ...Object.entries(besideColumns(kind)).map(([field, column]) => sql`${read('b', column)} as ${sql.ref(field)}`),
    ...Object.entries(links).map(
      ([field, link]) => sql`(select coalesce(json_agg(${linked(link)}
        order by ${sql.ref(`k.${link.order ?? link.other}`)}), '[]') from ${sql.table(link.table)} k
        where ${sql.ref(`k.${link.own}`)} = r.id) as ${sql.ref(field)}`,
    ),
    ...Object.entries(shown).map(([field, { read }]) => sql`${read} as ${sql.ref(field)}`),
  ];
  const joined = beside ? sql` join ${sql.table(beside.table)} b on ${sql.ref(`b.${beside.key}`)} = r.id` : sql``;
  return sql`${sql.join(parts)} from ${sql.table(table)} r${joined}`;
}

function conditionOf({ constants = {}, condition }: RecordKind): RawBuilder<unknown> {
  const parts = Object.entries(constants).map(([column, value]) => sql`${sql.ref(`r.${column}`)} = ${value}`);
  return sql.join([sql`true`, ...parts, ...(condition ? [condition] : [])], sql` and `);
}

export interface RecordFilter {
  q?: string | undefined;
  equals: Values;
  sort: { field: string; descending: boolean } | null;
  limit: number;
  offset: number;
}

export async function selectRecords(trx: Trx, kind: RecordKind, filter: RecordFilter) {
  const pattern = filter.q ? `%${filter.q.replace(/[\\%_]/g, '\\$&')}%` : null;
  const own = ownColumns(kind);
  const all: RecordColumns = { ...own, ...besideColumns(kind) };
  const matching = sql.join(
    [
      conditionOf(kind),
      ...(pattern && kind.searched ? [sql`search_form(${kind.searched}) like search_form(${pattern})`] : []),
      ...Object.entries(filter.equals).map(
        ([field, value]) =>
          kind.filtered?.[field]?.(String(value)) ??
          sql`${sql.ref(`${field in own ? 'r' : 'b'}.${all[field]}`)}::text = ${String(value)}`,
      ),
    ],
    sql` and `,
  );
  const { sort } = filter;
  const direction = sort?.descending ? sql`desc` : sql`asc`;
  const sorted = sort && (kind.sorted?.[sort.field] ?? sql.ref(`r.${own[sort.field] ?? 'id'}`));
  const order = sorted ? sql`${sorted} ${direction}, r.id` : sql`r.id desc`;
  const found = await sql<EditedRecord>`select ${columnsOf(kind)} where ${matching} order by ${order}
    limit ${filter.limit} offset ${filter.offset}`.execute(trx);
  const joined = kind.beside
    ? sql` join ${sql.table(kind.beside.table)} b on ${sql.ref(`b.${kind.beside.key}`)} = r.id`
    : sql``;
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${sql.table(kind.table)} r${joined}
    where ${matching}`.execute(trx);
  return { records: found.rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findRecord(trx: Trx, kind: RecordKind, id: string): Promise<EditedRecord | null> {
  const found = await sql<EditedRecord>`select ${columnsOf(kind)}
    where r.id = ${id} and ${conditionOf(kind)}`.execute(trx);
  return found.rows[0] ?? null;
}

/** The record with its row locked: the next edit waits. */
export async function lockRecord(trx: Trx, kind: RecordKind, id: string): Promise<EditedRecord | null> {
  await sql`select from ${sql.table(kind.table)} r where r.id = ${id} for update`.execute(trx);
  return findRecord(trx, kind, id);
}

/** Objects are stored as JSON. */
const stored = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);

function given(columns: RecordColumns, values: Values): [column: string, value: unknown][] {
  return Object.entries(columns).flatMap(([field, column]): [string, unknown][] =>
    values[field] === undefined ? [] : [[column, stored(values[field])]],
  );
}

async function insertRow(trx: Trx, table: string, row: [string, unknown][]): Promise<string> {
  const inserted = await sql<Record<string, unknown>>`insert into ${sql.table(table)}
    (${sql.join(row.map(([column]) => sql.ref(column)))}) values (${sql.join(row.map(([, value]) => sql`${value}`))})
    returning *`.execute(trx);
  return String(inserted.rows[0]?.id);
}

export async function insertRecord(trx: Trx, kind: RecordKind, values: Values): Promise<string> {
  const own = [...Object.entries(kind.constants ?? {}), ...given(ownColumns(kind), values)];
  const id = await insertRow(trx, kind.table, own);
  if (kind.beside) {
    await insertRow(trx, kind.beside.table, [[kind.beside.key, id], ...given(besideColumns(kind), values)]);
  }
  await writeLinks(trx, kind, id, values);
  return id;
}

export async function updateRecord(trx: Trx, kind: RecordKind, id: string, values: Values): Promise<void> {
  const set = (row: [string, unknown][]) => sql.join(row.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
  const own = given(ownColumns(kind), values);
  if (own.length > 0) await sql`update ${sql.table(kind.table)} set ${set(own)} where id = ${id}`.execute(trx);
  const { beside } = kind;
  const others = given(besideColumns(kind), values);
  if (beside && others.length > 0) {
    await sql`update ${sql.table(beside.table)} set ${set(others)} where ${sql.ref(beside.key)} = ${id}`.execute(trx);
  }
  await writeLinks(trx, kind, id, values);
}

/** Only differences are written: an unchanged row is no change. */
async function writeLinks(trx: Trx, kind: RecordKind, id: string, values: Values): Promise<void> {
  for (const [field, link] of Object.entries(kind.links ?? {})) {
    const wanted = values[field];
    if (!Array.isArray(wanted)) continue;
    const { own, other, order } = link;
    const table = sql.table(link.table);
    const held = [...Object.values(link.fields ?? {}), ...(order ? [order] : [])];
    const rows = wanted.map((entry: unknown, position) => rowOf(link, id, entry, position));
    await sql`delete from ${table} where ${sql.ref(own)} = ${id}
      and not ${sql.ref(other)} = any(${rows.map((row) => row[other])}::bigint[])`.execute(trx);
    const columns = sql.join([own, other, ...held].map((column) => sql.ref(column)));
    const changed = sql.join(held.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));
    const differs = sql.join(
      held.map(
        (column) => sql`${sql.ref(`${link.table}.${column}`)} is distinct from ${sql.ref(`excluded.${column}`)}`,
      ),
      sql` or `,
    );
    const otherwise = held.length > 0 ? sql`do update set ${changed} where ${differs}` : sql`do nothing`;
    await sql`insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
      on conflict (${sql.ref(own)}, ${sql.ref(other)}) ${otherwise}`.execute(trx);
  }
}

/** A row of a link by its columns. An entry is the other's id itself, or an object with it. */
function rowOf(
  { own, other, fields = {}, order }: RecordLink,
  id: string,
  entry: unknown,
  position: number,
): Record<string, unknown> {
  const entryValue = (field: string): unknown =>
    typeof entry === 'object' && entry !== null ? Reflect.get(entry, field) : undefined;
  return {
    [own]: id,
    [other]: entryValue('id') ?? entry,
    ...Object.fromEntries(Object.entries(fields).map(([field, column]) => [column, entryValue(field)])),
    ...(order ? { [order]: position } : {}),
  };
}
