/** Plans recorded statements on a fresh database of today's migrations: shows what a change of the schema breaks. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { type FunctionFile, readFunctions } from '../../src/platform/database-functions';
import { migrate, readMigrations } from '../../src/platform/migrations';
import type { Fact } from '../record/fact';
import { loadParser } from './accessed-tables';
import { refusedInFunctions } from './plan-functions';

/** Statements that PREPARE takes. */
const PLANNED = /^\s*(select|insert|update|delete|merge|values|with)\b/i;
/** Begins a statement that makes a table of a query, for its own transaction alone. The group: its name. */
const TEMPORARY = /^\s*create temp(?:orary)? table (\w+)(?: on commit drop)? as\b/i;

export interface Refused {
  /** The error of each text that PostgreSQL refuses to plan. */
  statements: Map<Fact, string>;
  /** A line for each function that PostgreSQL refuses to create, and for each statement of one that it refuses to plan. */
  functions: string[];
}

/**
 * @param root of the repository
 * @throws when no database can be started, or a migration fails
 */
export async function refusedToday(root: string, facts: readonly Fact[]): Promise<Refused> {
  const server = fork(join(root, 'shared-kit/workspace/postgres/run-throwaway-postgres.ts'), { cwd: root });
  try {
    return await planAll(await urlOf(server), root, facts);
  } finally {
    if (server.connected) {
      server.disconnect();
      await once(server, 'exit');
    }
  }
}

async function urlOf(server: ChildProcess): Promise<string> {
  const message = await Promise.race([once(server, 'message'), once(server, 'exit').then(() => undefined)]);
  const url: unknown = message?.[0]?.url;
  if (typeof url !== 'string') throw new Error('Failed to plan the statements: PostgreSQL did not start.');
  return url;
}

async function planAll(url: string, root: string, facts: readonly Fact[]): Promise<Refused> {
  const schemaFolder = join(root, 'commerce-api/database');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await migrate(client, await readMigrations(join(schemaFolder, 'migrations')));
    const files = await readFunctions(join(schemaFolder, 'functions'));
    const { created, refused } = await createFunctions(client, files);
    await loadParser();
    return {
      statements: await refusedBy(client, facts),
      functions: [...refused, ...(await refusedInFunctions(client, created))],
    };
  } finally {
    await client.end();
  }
}

/** Unlike a start of the API, goes on after a function that the schema no longer fits. */
async function createFunctions(
  client: Pick<pg.ClientBase, 'query'>,
  files: readonly FunctionFile[],
): Promise<{ created: FunctionFile[]; refused: string[] }> {
  const created: FunctionFile[] = [];
  const refused: string[] = [];
  for (const file of files) {
    try {
      await client.query(file.sql);
      created.push(file);
    } catch (error) {
      refused.push(`commerce-api/database/functions/${file.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { created, refused };
}

/** @returns the error of each text that the connected database refuses to plan */
export async function refusedBy(
  client: Pick<pg.ClientBase, 'query'>,
  facts: readonly Fact[],
): Promise<Map<Fact, string>> {
  const refused = new Map<Fact, string>();
  const temporary = facts.flatMap(({ text }) => TEMPORARY.exec(text)?.[1] ?? []);
  const readsTemporary = (text: string) => temporary.some((name) => new RegExp(`\\b${name}\\b`).test(text));
  for (const fact of facts) {
    const text = fact.text.replace(TEMPORARY, '');
    // Nothing here makes the temporary table that it reads.
    if (!PLANNED.test(text) || readsTemporary(text)) continue;
    try {
      await client.query(`prepare planned as ${text}`);
      await client.query('deallocate planned');
    } catch (error) {
      refused.set(fact, error instanceof Error ? error.message : String(error));
    }
  }
  return refused;
}
