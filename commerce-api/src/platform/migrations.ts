/**
 * Runs the SQL files of a folder in order, each once, each in a transaction of its own. A merged file is never edited.
 * The shop keeps selling meanwhile (docs/decisions/0049): lock waits are short and retried, since all others queue
 * behind a waiting lock; and a file that begins with `-- outside a transaction` runs statement by statement, as CREATE
 * INDEX CONCURRENTLY requires.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { databaseErrorCode } from './database';

const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** Number of the lock that programs preparing one database at the same time wait on. Arbitrary, but fixed. */
export const PREPARE_LOCK = 4_174_001;

export interface MigrationFile {
  name: string;
  sql: string;
  checksum: string;
}

/** Reads the folder's `0001-name.sql` files, sorted. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** A file's time-out for a lock that a request holds, its number of attempts, and the pause in between. */
export interface LockRetryPolicy {
  lockMs: number;
  attempts: number;
  pauseMs: number;
}

export const LOCK_RETRY_POLICY: LockRetryPolicy = { lockMs: 2000, attempts: 30, pauseMs: 500 };
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

const OUTSIDE = /^-- outside a transaction\b/;

/** The statements of a file that runs outside a transaction: each ends at a line's end, none has a body with such ends. */
export function statementsOf(sql: string): string[] {
  return sql
    .replace(/^--.*$/gm, '')
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/**
 * Applies the missing files. The caller holds PREPARE_LOCK on this connection.
 * @returns names of the files applied now
 * @throws when an applied file was edited since, or a file fails (it is rolled back)
 */
export async function migrate(
  client: pg.ClientBase,
  files: readonly MigrationFile[],
  retryPolicy: LockRetryPolicy = LOCK_RETRY_POLICY,
): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const applied = new Map<string, string>();
  const known = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations');
  for (const row of known.rows) applied.set(row.name, row.checksum);
  const done: string[] = [];
  for (const file of files) {
    const checksum = applied.get(file.name);
    if (checksum === file.checksum) continue;
    if (checksum !== undefined) {
      throw new Error(
        `Failed to migrate: ${file.name} was changed after it had been applied. Undo that and write a new file.`,
      );
    }
    try {
      await withLockRetries(retryPolicy, () => apply(client, file, retryPolicy.lockMs));
    } catch (error) {
      throw new Error(`Failed to migrate: ${file.name}: ${error instanceof Error ? error.message : String(error)}.`, {
        cause: error,
      });
    }
    done.push(file.name);
  }
  return done;
}

/** Repeats `work` while it fails for a lock that others hold. @throws its error when it still fails at the last attempt */
export async function withLockRetries(retryPolicy: LockRetryPolicy, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = databaseErrorCode(error);
      if (attempt >= retryPolicy.attempts || (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK)) throw error;
      await pause(retryPolicy.pauseMs);
    }
  }
}

async function apply(client: pg.ClientBase, file: MigrationFile, lockMs: number): Promise<void> {
  const noteApplied = () =>
    client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [file.name, file.checksum]);
  if (OUTSIDE.test(file.sql)) {
    // Such a statement waits for requests that began before it, and none waits for it: it needs no time-out.
    for (const statement of statementsOf(file.sql)) await client.query(statement);
    await noteApplied();
    return;
  }
  await inShortTransaction(client, lockMs, async () => {
    await client.query(file.sql);
    await noteApplied();
  });
}

/** Runs `work` in a transaction that waits for a lock for `lockMs` at most. @throws its error, with all rolled back */
export async function inShortTransaction(
  client: pg.ClientBase,
  lockMs: number,
  work: () => Promise<void>,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockMs}`);
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
