/** Reads the schema `public` from PostgreSQL's catalogs: what belongs to extensions is left out. */
import type pg from 'pg';

export interface Column {
  table: string;
  name: string;
  /** `numeric(10,2)`, `localized` */
  type: string;
  /** Name of the type itself, of an array's elements or of the domain: `numeric`, `int8`, `localized`. */
  typeName: string;
  isArray: boolean;
  isNotNull: boolean;
  default: string | null;
  /** `a`: generated always, `d`: by default, empty: no identity. */
  identity: '' | 'a' | 'd';
  /** `s`: computed from the row and stored. */
  generated: '' | 's';
}

/** Something with a definition that belongs to a table. */
export interface TablePart {
  table: string;
  name: string;
  definition: string;
}

export interface Table {
  name: string;
  /** `list (kind)` of a table in parts. */
  partitionedBy: string | null;
  /** Of a part: the whole, and its rows. */
  partOf: string | null;
  partBound: string | null;
}

export interface Schema {
  domains: { name: string; type: string; checks: string | null }[];
  sequences: { name: string; type: string }[];
  tables: Table[];
  columns: Column[];
  constraints: (TablePart & { kind: string })[];
  indexes: TablePart[];
  triggers: TablePart[];
  views: string[];
  functions: { name: string; signature: string }[];
}

const NOT_OF_EXTENSION = (oid: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;
const IN_PUBLIC = `nspname = 'public'`;

const DOMAINS = `select t.typname as name, format_type(t.typbasetype, t.typtypmod) as type,
    (select string_agg(pg_get_constraintdef(c.oid), ' ' order by c.conname) from pg_constraint c where c.contypid = t.oid)
      as checks
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where ${IN_PUBLIC} and t.typtype = 'd' and ${NOT_OF_EXTENSION('t.oid')} order by 1`;

const SEQUENCES = `select c.relname as name, format_type(s.seqtypid, null) as type
  from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
  where ${IN_PUBLIC} and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i') order by 1`;

const TABLES = `select c.relname as name, pg_get_partkeydef(c.oid) as "partitionedBy",
    p.relname as "partOf", pg_get_expr(c.relpartbound, c.oid) as "partBound"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
  where ${IN_PUBLIC} and c.relkind in ('r', 'p') and ${NOT_OF_EXTENSION('c.oid')} order by 1`;

const COLUMNS = `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    coalesce(e.typname, t.typname) as "typeName", e.oid is not null as "isArray",
    a.attnotnull or t.typnotnull as "isNotNull", pg_get_expr(d.adbin, d.adrelid) as default,
    a.attidentity as identity, a.attgenerated as generated
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_type t on t.oid = a.atttypid left join pg_type e on t.typcategory = 'A' and e.oid = t.typelem
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where ${IN_PUBLIC} and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
    and ${NOT_OF_EXTENSION('c.oid')} order by c.relname, a.attnum`;

// `n`: PostgreSQL 18 lists NOT NULL as a constraint too.
const CONSTRAINTS = `select c.relname as table, k.conname as name, k.contype as kind, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${IN_PUBLIC} and k.contype not in ('t', 'n') and k.conislocal
  order by c.relname, array_position(array['p', 'u', 'x', 'f', 'c'], k.contype::text), k.conname`;

const INDEXES = `select t.relname as table, i.relname as name, pg_get_indexdef(i.oid) as definition
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  join pg_namespace n on n.oid = t.relnamespace
  where ${IN_PUBLIC} and not exists (select from pg_constraint k where k.conindid = i.oid and k.contype in ('p', 'u', 'x'))
    and not exists (select from pg_inherits h where h.inhrelid = i.oid)
  order by t.relname, i.relname`;

const TRIGGERS = `select c.relname as table, t.tgname as name, pg_get_triggerdef(t.oid) as definition
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${IN_PUBLIC} and not t.tgisinternal and t.tgparentid = 0 order by c.relname, t.tgname`;

const VIEWS = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${IN_PUBLIC} and c.relkind in ('v', 'm') and ${NOT_OF_EXTENSION('c.oid')} order by 1`;

const FUNCTIONS = `select p.proname as name,
    p.proname || '(' || pg_get_function_arguments(p.oid) || ') returns ' || pg_get_function_result(p.oid) as signature
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where ${IN_PUBLIC} and ${NOT_OF_EXTENSION('p.oid')} order by p.proname, pg_get_function_arguments(p.oid) collate "C"`;

/** @param client connected to a database whose schema is up to date */
export async function readSchema(client: pg.ClientBase | pg.Pool): Promise<Schema> {
  const rows = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
  return {
    domains: await rows(DOMAINS),
    sequences: await rows(SEQUENCES),
    tables: await rows(TABLES),
    columns: await rows(COLUMNS),
    constraints: await rows(CONSTRAINTS),
    indexes: await rows(INDEXES),
    triggers: await rows(TRIGGERS),
    views: (await rows<{ name: string }>(VIEWS)).map(({ name }) => name),
    functions: await rows(FUNCTIONS),
  };
}
