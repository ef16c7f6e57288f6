import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseOwner } from '../postgres/database-owner';
import { type PostgresOptions, startPostgres } from '../postgres/postgres-server';
import { copyTree } from './base-copy';
import { checkTables, type TableCount } from './check-tables';
import { matchFiles } from './match-files';
import { type BackupNote, copyKeys, FOLDERS, NOTE } from './take-backup';

export interface RestorePlan {
  /** The backup's folder. */
  backup: string;
  dataFolder: string;
  /** How PostgreSQL runs on the restored folder; undefined: the database is elsewhere, and restored there. */
  postgres: PostgresOptions | undefined;
  /** Folder of archived log: replayed from the backup on. */
  archive: string | undefined;
  /** Instant up to which it is replayed; undefined: to its end. */
  until: Date | undefined;
  /**
   * Folder of uploaded files that is newer than the backup's, of the lost shop or a copy of it: adds files that the
   * backup lacks.
   */
  files?: string | undefined;
  /** Uploaded files are in a bucket: the folder is not changed. */
  filesElsewhere?: boolean;
}

export interface RestoredShop {
  /** None when the database is elsewhere. */
  tables: TableCount[];
  /** Ids of uploads that the database names and the folder lacks. */
  missingFiles: string[];
}

const DATABASE = 'aksamit';

function chownTree(folder: string, { uid, gid }: DatabaseOwner): void {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) chownTree(path, { uid, gid });
    else chownSync(path, uid, gid);
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Sets how far the log is replayed. Without an archive the backup's own log brings it to where the backup ended. */
function writeRecovery(folder: string, { archive, until }: RestorePlan): void {
  if (archive === undefined) return;
  const settings = [
    `restore_command = ${quoted(`cp "${archive}/%f" "%p"`)}`,
    `recovery_target_action = 'promote'`,
    ...(until === undefined
      ? []
      : [`recovery_target_time = ${quoted(until.toISOString().replace('T', ' ').replace('Z', '+00'))}`]),
  ];
  writeFileSync(join(folder, 'postgresql.auto.conf'), `${settings.join('\n')}\n`, { flag: 'a' });
  writeFileSync(join(folder, 'recovery.signal'), '');
}

/** Waits until the log is replayed, removes the recovery settings, and reads every table. */
async function finish(url: string, filesFolder: string | null): Promise<RestoredShop> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (;;) {
      const found = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
      if (found.rows[0]?.recovering === false) break;
      await pause(100);
    }
    for (const name of ['restore_command', 'recovery_target_action', 'recovery_target_time']) {
      await client.query(`alter system reset ${name}`);
    }
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.pathname = `/${DATABASE}`;
  const missingFiles = filesFolder === null ? [] : await matchFiles(address.href, filesFolder);
  return { tables: await checkTables(address.href), missingFiles };
}

async function restoreDatabase(plan: RestorePlan, postgres: PostgresOptions): Promise<RestoredShop> {
  const half = join(dirname(postgres.dataFolder), '.half-restored');
  rmSync(half, { recursive: true, force: true });
  copyTree(join(plan.backup, 'postgres'), half);
  writeRecovery(half, plan);
  if (postgres.owner !== undefined) chownTree(half, postgres.owner);
  renameSync(half, postgres.dataFolder);
  try {
    const server = await startPostgres(postgres);
    try {
      return await finish(server.url, plan.filesElsewhere ? null : join(plan.dataFolder, 'files'));
    } finally {
      await server.stop();
    }
  } catch (error) {
    // Not half a shop: the next attempt starts from the backup again.
    rmSync(postgres.dataFolder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Creates a shop's data folder from a backup: secrets, files, releases, then the database, which is started once, so
 * that its log is replayed and every table read. The shop can be started afterwards.
 * @returns the tables with their rows, and uploads whose files are in neither copy
 * @throws one sentence when the folder is in use, the backup is none, or the log does not reach the requested instant
 */
export async function restoreBackup(plan: RestorePlan): Promise<RestoredShop> {
  const { backup, dataFolder, postgres, until, files } = plan;
  if (!existsSync(join(backup, NOTE))) throw new Error(`Failed to restore: ${backup} is no backup (no ${NOTE}).`);
  const note: BackupNote = JSON.parse(readFileSync(join(backup, NOTE), 'utf8'));
  if (until && until.getTime() < Date.parse(note.takenAt)) {
    throw new Error(
      `Failed to restore: the backup was taken at ${note.takenAt}, after the instant asked for. Take an earlier backup.`,
    );
  }
  const taken = [join(dataFolder, 'secrets.json'), ...(postgres ? [postgres.dataFolder] : [])].find((path) =>
    existsSync(path),
  );
  if (taken !== undefined) {
    throw new Error(`Failed to restore: ${taken} exists. Move the old data away, or set DATA_DIR to a new folder.`);
  }
  if (postgres && !existsSync(join(backup, 'postgres'))) {
    throw new Error(
      'Failed to restore: the database is not in this backup. Restore it where it is kept, and set DATABASE_URL.',
    );
  }
  if (files !== undefined && !existsSync(files)) throw new Error(`Failed to restore: there is no folder ${files}.`);
  mkdirSync(join(dataFolder, 'logs'), { recursive: true });
  for (const folder of FOLDERS) {
    if (existsSync(join(backup, folder))) copyTree(join(backup, folder), join(dataFolder, folder));
  }
  if (files !== undefined) {
    const target = join(dataFolder, 'files');
    copyTree(files, target, (path) => !existsSync(join(target, path)) || statSync(join(files, path)).isDirectory());
  }
  const restored = postgres ? await restoreDatabase(plan, postgres) : { tables: [], missingFiles: [] };
  copyKeys(backup, dataFolder);
  return restored;
}
