/** Plans recorded statements on a fresh database of today's migrations: shows what a change of the schema breaks. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { MIGRATION_TIMEOUTS, openDatabase } from '../../src/platform/database';
import { prepareDatabase } from '../../src/platform/prepare';
import type { Fact } from '../record/fact';

/** Statements that PREPARE takes. */
const PLANNED = /^\s*(select|insert|update|delete|merge|values|with)\b/i;

/**
 * @param root of the repository
 * @returns the error of each text that PostgreSQL refuses to plan
 * @throws when no database can be started
 */
export async function refusedToday(root: string, facts: readonly Fact[]): Promise<Map<Fact, string>> {
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

async function planAll(url: string, root: string, facts: readonly Fact[]): Promise<Map<Fact, string>> {
  const database = openDatabase(url, 2, () => {}, MIGRATION_TIMEOUTS);
  await prepareDatabase({ database, schemaFolder: join(root, 'commerce-api/database'), seedSteps: [] });
  await database.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await refusedBy(client, facts);
  } finally {
    await client.end();
  }
}

/** @returns the error of each text that the connected database refuses to plan */
export async function refusedBy(
  client: Pick<pg.ClientBase, 'query'>,
  facts: readonly Fact[],
): Promise<Map<Fact, string>> {
  const refused = new Map<Fact, string>();
  for (const fact of facts.filter(({ text }) => PLANNED.test(text))) {
    try {
      await client.query(`prepare planned as ${fact.text}`);
      await client.query('deallocate planned');
    } catch (error) {
      refused.set(fact, error instanceof Error ? error.message : String(error));
    }
  }
  return refused;
}
