/**
 * Functions and views of the database: each file of a folder holds the present text of one, applied after the migrations.
 * Old and new releases share them while a deployment goes on (docs/decisions/0146).
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { databaseErrorCode } from './database-errors';
import { inShortTransaction, LOCK_RETRY_POLICY, type LockRetryPolicy, withLockRetries } from './migrations';

const FILE_NAME = /^[a-z0-9-]+\.sql$/;

export interface FunctionFile {
  /** `keep-order-states.sql` holds `keep_order_states`. */
  name: string;
  sql: string;
  checksum: string;
}

/** Reads the folder's `name.sql` files, sorted. */
export async function readFunctions(folder: string): Promise<FunctionFile[]> {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** What the database was migrated with. */
export interface MigrationState {
  /** All migrations of this release. */
  known: readonly { name: string }[];
  /** Names of those applied now. */
  migrated: readonly string[];
}

/**
 * Replaces the functions whose file differs from the recorded one, all in one transaction; after a migration all of them,
 * since an older migration may have brought an older text. A release whose migrations are fewer than the database's leaves
 * the functions alone: those of the newer release fit the newer schema. The caller holds PREPARE_LOCK on this connection.
 * @returns names of the files applied now
 * @throws when a file fails; none is applied then
 */
export async function applyFunctions(
  client: pg.ClientBase,
  files: readonly FunctionFile[],
  state: MigrationState,
  retryPolicy: LockRetryPolicy = LOCK_RETRY_POLICY,
): Promise<string[]> {
  await client.query(`create table if not exists schema_functions (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  if (await isOlderThanDatabase(client, state.known)) return [];
  const recorded = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_functions',
  );
  const applied = new Map(recorded.rows.map(({ name, checksum }) => [name, checksum]));
  const due = files.filter(({ name, checksum }) => state.migrated.length > 0 || applied.get(name) !== checksum);
  const names = files.map(({ name }) => name);
  if (due.length === 0 && [...applied.keys()].every((name) => names.includes(name))) return [];
  await withLockRetries(retryPolicy, () =>
    inShortTransaction(client, retryPolicy.lockMs, async () => {
      for (const file of due) await apply(client, file);
      await client.query('delete from schema_functions where name <> all ($1::text[])', [names]);
    }),
  );
  return due.map(({ name }) => name);
}

async function isOlderThanDatabase(client: pg.ClientBase, known: MigrationState['known']): Promise<boolean> {
  const newer = await client.query('select from schema_migrations where name <> all ($1::text[]) limit 1', [
    known.map(({ name }) => name),
  ]);
  return newer.rows.length > 0;
}

async function apply(client: pg.ClientBase, { name, sql, checksum }: FunctionFile): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    // Its code decides whether the transaction is tried again.
    throw Object.assign(
      new Error(`Failed to apply the database function ${name}: ${error instanceof Error ? error.message : error}.`, {
        cause: error,
      }),
      { code: databaseErrorCode(error) },
    );
  }
  await client.query(
    `insert into schema_functions (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [name, checksum],
  );
}
