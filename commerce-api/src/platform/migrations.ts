/** Runs the SQL files of a folder in order, each once, each in a transaction of its own. A merged file is never edited. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** Number of the lock that programs preparing one database at the same time wait on. Any number, once and for all. */
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

/**
 * Applies what is missing. The caller holds PREPARE_LOCK on this connection.
 * @returns names of the files applied now
 * @throws when an applied file was edited since, or a file fails (nothing of it stays)
 */
export async function migrate(client: pg.ClientBase, files: readonly MigrationFile[]): Promise<string[]> {
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
    await client.query('begin');
    try {
      await client.query(file.sql);
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [file.name, file.checksum]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`Failed to migrate: ${file.name}: ${error instanceof Error ? error.message : String(error)}.`, {
        cause: error,
      });
    }
    done.push(file.name);
  }
  return done;
}
