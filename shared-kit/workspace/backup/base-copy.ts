import { constants, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Folders whose contents a server rebuilds when it starts (PostgreSQL's manual, "Making a Base Backup"). */
const EMPTIED = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map|recovery\.signal|standby\.signal|pgsql_tmp.*|pg_internal\.init)$/;
const SEGMENT = /^[0-9A-F]{24}$/;

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Copies a folder; files that disappear meanwhile are ignored: the write-ahead log has their content. */
export function copyTree(
  from: string,
  to: string,
  isWanted: (path: string) => boolean = () => true,
  inside = '',
): void {
  mkdirSync(join(to, inside), { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(join(from, inside), { withFileTypes: true })) {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (!isWanted(path)) continue;
    try {
      if (entry.isDirectory()) copyTree(from, to, isWanted, path);
      else if (entry.isFile()) copyFileSync(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}

const belongsToBase = (path: string): boolean => {
  const [folder = '', ...rest] = path.split('/');
  if (rest.length > 0 && EMPTIED.includes(folder)) return path === 'pg_wal/archive_status';
  return !LEFT_OUT.test(path.split('/').at(-1) ?? '');
};

/** The segments of a span of the log, on any timeline. */
function copyLog(dataFolder: string, target: string, first: string, last: string): void {
  const wal = join(dataFolder, 'pg_wal');
  const wanted = readdirSync(wal).filter(
    (name) => (SEGMENT.test(name) && name >= first && name <= last) || name.endsWith('.history'),
  );
  if (!wanted.includes(first) || !wanted.includes(last)) {
    throw new Error(
      `Failed to back up: the write-ahead log of the copy is incomplete (${first} to ${last}). Try again.`,
    );
  }
  for (const name of wanted) copyFileSync(join(wal, name), join(target, 'pg_wal', name));
}

/**
 * Copies the files of a running PostgreSQL, with the log that makes the copy consistent: everything committed before
 * the end is in it. A slot keeps the server from removing that log meanwhile.
 */
export async function copyRunningBase(url: string, dataFolder: string, target: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const slot = `backup_${process.pid}`;
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    // Started with an immediate checkpoint: the backup waits for it.
    const started = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('npm run backup', true)) as segment`,
    );
    copyTree(dataFolder, target, belongsToBase);
    const stopped = await client.query<{ labelfile: string; segment: string }>(
      'select labelfile, pg_walfile_name(lsn) as segment from pg_backup_stop(false)',
    );
    const [first, last] = [started.rows[0]?.segment ?? '', stopped.rows[0]?.segment ?? ''];
    copyLog(dataFolder, target, first, last);
    writeFileSync(join(target, 'backup_label'), stopped.rows[0]?.labelfile ?? '', { mode: 0o600 });
  } finally {
    // The slot is temporary: it ends with the connection.
    await client.end();
  }
}

/** Copies the files of a stopped PostgreSQL. After a kill the copy recovers when it starts. */
export function copyStoppedBase(dataFolder: string, target: string): void {
  copyTree(dataFolder, target, (path) => path !== 'postmaster.pid' && path !== 'postmaster.opts');
}
