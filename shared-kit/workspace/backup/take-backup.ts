import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inspectLeftOver } from '../postgres/left-over-server';
import { DATABASE_USER } from '../postgres/postgres-server';
import { copyRunningBase, copyStoppedBase, copyTree } from './base-copy';

/** Parts of a shop that are backed up, and their places. */
export interface BackupSource {
  dataFolder: string;
  /** Folder of the embedded PostgreSQL; undefined: the database is elsewhere, and backed up there. */
  postgresFolder: string | undefined;
  databasePassword: string;
}

/** `backup.json` of a backup. */
export interface BackupNote {
  /**
   * When the copy of the database was complete: it can be restored to this instant or, with its log, to a later one.
   */
  takenAt: string;
  /** Whether the database is in it. */
  database: 'running' | 'stopped' | 'elsewhere';
}

export const NOTE = 'backup.json';
/** Folders of the data folder beside the database: uploaded files, released modules. */
export const FOLDERS = ['files', 'releases'] as const;
/** Keys of the shop: its secrets, and the signing keys of its releases. */
const KEY_FILES = ['secrets.json', 'release-signing-key.pem', 'release-keys.json'] as const;

/** Port of a server that runs on a data folder: the fourth line of its pid file. */
function portOf(postgresFolder: string): number {
  return Number(readFileSync(join(postgresFolder, 'postmaster.pid'), 'utf8').split('\n')[3]);
}

/**
 * Copies a shop, running or not, into a new folder: first the database, then the files that it names, so that none of
 * them is missing. The folder appears when it is complete. It holds personal data and keys: it is readable for its
 * owner only.
 * @throws one sentence when there is something at the target, or nothing to back up
 */
export async function takeBackup(source: BackupSource, target: string): Promise<BackupNote> {
  const { dataFolder, postgresFolder, databasePassword } = source;
  if (existsSync(target)) throw new Error(`Failed to back up: ${target} exists. Name a new folder.`);
  if (!existsSync(join(dataFolder, 'secrets.json'))) {
    throw new Error(`Failed to back up: ${dataFolder} holds no shop. Set DATA_DIR to its data folder.`);
  }
  const half = `${target}.half-${process.pid}`;
  mkdirSync(dirname(target), { recursive: true });
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  try {
    const note: BackupNote = { takenAt: new Date().toISOString(), database: 'elsewhere' };
    if (postgresFolder !== undefined) {
      const isRunning = inspectLeftOver(postgresFolder).running !== undefined;
      note.database = isRunning ? 'running' : 'stopped';
      const copy = join(half, 'postgres');
      if (isRunning) {
        const address = `postgres://${DATABASE_USER}:${databasePassword}@127.0.0.1:${portOf(postgresFolder)}/postgres`;
        await copyRunningBase(address, postgresFolder, copy);
      } else copyStoppedBase(postgresFolder, copy);
      note.takenAt = new Date().toISOString();
    }
    for (const folder of FOLDERS) {
      if (existsSync(join(dataFolder, folder))) copyTree(join(dataFolder, folder), join(half, folder));
    }
    copyKeys(dataFolder, half);
    writeFileSync(join(half, NOTE), `${JSON.stringify(note, null, 2)}\n`);
    chmodSync(half, 0o700);
    renameSync(half, target);
    return note;
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  }
}

/** Copies the keys that are there, readable for their owner only. */
export function copyKeys(from: string, to: string): void {
  for (const file of KEY_FILES) {
    if (existsSync(join(from, file))) writeFileSync(join(to, file), readFileSync(join(from, file)), { mode: 0o600 });
  }
}
