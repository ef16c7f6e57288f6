/** Plans what PL/pgSQL functions execute: PostgreSQL itself does so only when a trigger runs. */
import { parsePlPgSQLSync } from 'libpg-query';
import type pg from 'pg';
import type { FunctionFile } from '../../src/platform/database-functions';

type Client = Pick<pg.ClientBase, 'query'>;
type Tree = Readonly<Record<string, unknown>>;

/** A statement or expression of a function, as SQL, and its line in the file. */
interface Statement {
  text: string;
  line: number;
}

interface ReadFunction {
  statements: Statement[];
  /** SQL types of variables and arguments by their names. */
  variables: ReadonlyMap<string, string>;
  /** Records whose columns only the query that fills them knows. Statements that name one are not planned. */
  untyped: readonly string[];
  /** What it does with a row depends on the row's table. */
  asksForTable: boolean;
}

/** A table with triggers that call a function. */
interface Triggered {
  table: string;
  columns: string[];
  /** Transition tables. */
  rows: string[];
}

const LANGUAGE = /\blanguage\s+plpgsql\b/i;
/** `parseMode` of an expression; higher ones are assignments. */
const EXPRESSION = 2;
/** Holds no name that a schema could change. */
const CONSTANT = /^select '[^']*'$/;

/**
 * @param files whose functions the connected database has
 * @returns a line for each statement that PostgreSQL refuses to plan; `libpg-query` must have been loaded. Statements
 *   that a function puts together at run time, and columns that it takes from JSON, are not seen.
 */
export async function refusedInFunctions(client: Client, files: readonly FunctionFile[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, sql } of files.filter((file) => LANGUAGE.test(file.sql))) {
    const read = readFunction(sql);
    const triggered = await triggeredTables(client, name.replace(/\.sql$/, '').replaceAll('-', '_'));
    for (const { text, line } of read.statements) {
      const refusals = await refusalsOf(client, text, { read, triggered });
      // A branch for one table need not fit the others.
      const isRefused = read.asksForTable ? refusals.every(Boolean) : refusals.some(Boolean);
      if (isRefused) problems.push(`commerce-api/database/functions/${name}:${line}: ${refusals.find(Boolean)}`);
    }
  }
  return [...new Set(problems)];
}

function readFunction(sql: string): ReadFunction {
  const parsed = parsePlPgSQLSync(sql) as unknown;
  const variables = new Map<string, string>();
  const untyped: string[] = [];
  for (const { PLpgSQL_var: variable, PLpgSQL_rec: record } of listOf(parsed, 'datums')) {
    if (variable) variables.set(nameOf(variable), typeOf(variable));
    if (record && !['new', 'old'].includes(nameOf(record))) {
      const type = new RegExp(`^\\s*${nameOf(record)}\\s+(\\w+)`, 'm').exec(sql)?.[1] ?? 'record';
      if (type === 'record') untyped.push(nameOf(record));
      else variables.set(nameOf(record), type);
    }
  }
  const firstLine = sql.slice(0, sql.indexOf('$$')).split('\n').length;
  const statements: Statement[] = [];
  collect(parsed, firstLine, (text, line) => statements.push({ text, line: firstLine + line - 1 }));
  return {
    statements: statements.filter(({ text }) => !CONSTANT.test(text) && !names(text, untyped)),
    variables,
    untyped,
    asksForTable: /\btg_table_name\b/.test(sql),
  };
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const names = (text: string, words: readonly string[]) => words.some((word) => new RegExp(`\\b${word}\\b`).test(text));
const nameOf = (datum: unknown) => (datum as { refname: string }).refname;
const typeOf = (datum: unknown) =>
  (datum as { datatype: { PLpgSQL_type: { typname: string } } }).datatype.PLpgSQL_type.typname;

/** All members of the lists with this key, at any depth. */
function listOf(value: unknown, key: string): Tree[] {
  if (Array.isArray(value)) return value.flatMap((one) => listOf(one, key));
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && Array.isArray(inner) ? inner.filter(isTree) : listOf(inner, key),
  );
}

function collect(value: unknown, line: number, onFound: (text: string, line: number) => void): void {
  if (Array.isArray(value)) for (const one of value) collect(one, line, onFound);
  if (!isTree(value)) return;
  const here = typeof value.lineno === 'number' ? value.lineno : line;
  if (typeof value.query === 'string') {
    const { query, parseMode } = value as { query: string; parseMode?: number };
    for (const text of asSql(query, parseMode ?? 0)) onFound(text, here);
  } else for (const inner of Object.values(value)) collect(inner, here, onFound);
}

/** `a := b` is the value and its target. */
function asSql(query: string, parseMode: number): string[] {
  if (parseMode === EXPRESSION) return [`select ${query}`];
  if (parseMode < EXPRESSION) return [query.replace(/^\s*perform\b/i, 'select')];
  const [, target, value] = /^\s*([\w.]+)[^=]*?:?=(.*)$/s.exec(query) ?? [];
  return [`select ${value}`, `select ${target}`];
}

async function triggeredTables(client: Client, functionName: string): Promise<Triggered[]> {
  const { rows } = await client.query(
    `select tgrelid::regclass::text as "table", array_remove(array_agg(tgoldtable) || array_agg(tgnewtable), null)::text[] as rows,
       array(select attname::text from pg_attribute where attrelid = tgrelid and attnum > 0) as columns
     from pg_trigger join pg_proc p on p.oid = tgfoid where p.proname = $1 and not tgisinternal group by tgrelid
     order by 1`,
    [functionName],
  );
  return rows;
}

/** For each table whose triggers call the function: why the statement is refused, or undefined. */
async function refusalsOf(
  client: Client,
  text: string,
  { read, triggered }: { read: ReadFunction; triggered: readonly Triggered[] },
): Promise<(string | undefined)[]> {
  const refusals: (string | undefined)[] = [];
  for (const on of triggered.length > 0 ? triggered : [undefined]) {
    const missing = [...text.matchAll(/\b(?:new|old)\.(\w+)/g)].find(
      ([, name = '']) => on && !on.columns.includes(name),
    );
    refusals.push(missing ? `${on?.table} has no ${missing[1]}` : await refusal(client, text, { read, on }));
  }
  return refusals;
}

/** A function in SQL, unlike one in PL/pgSQL, is planned when it is created; its parameters are the variables. */
async function refusal(
  client: Client,
  text: string,
  { read, on }: { read: ReadFunction; on: Triggered | undefined },
): Promise<string | undefined> {
  const variables = [...read.variables, ...(on ? [['new', on.table] as const, ['old', on.table] as const] : [])];
  const parameters = variables.map(([name, type]) => `"${name}" ${type}`).join(', ');
  const transitions = [...new Set(on?.rows)].map((name) => `create temp table ${name} (like ${on?.table});`).join(' ');
  try {
    await client.query(`begin; ${transitions}
      create function pg_temp.planned(${parameters}) returns void language sql as $planned$ ${text} $planned$`);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.query('rollback');
  }
}
