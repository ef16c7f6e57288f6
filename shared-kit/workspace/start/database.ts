import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseOwner, databaseOwner, isReachable } from '../postgres/database-owner';
import { findPostgresPrograms } from '../postgres/postgres-programs';
import { type PostgresOptions, type PostgresServer, startPostgres } from '../postgres/postgres-server';
import { checkServer, ensureDatabase } from '../postgres/server-version';
import { databaseHome, type Secrets } from './data-folder';
import { restartPauseMs } from './service';
import type { StartSettings } from './start-settings';

const DATABASE_NAME = 'aksamit';

export interface RunningDatabase {
  /** Address of the shop's own database. */
  url: string;
  description: string;
  stop(): Promise<void>;
}

/** Restarts the server when it ends unexpectedly. Committed data is in its log on disk; it recovers by itself. */
function keepRunning(
  options: PostgresOptions,
  first: PostgresServer,
  log: (text: string) => void,
): () => Promise<void> {
  let server = first;
  let stopping = false;
  const watch = async (): Promise<void> => {
    for (let restarts = 0; !stopping; restarts += 1) {
      if (server.process.exitCode === null && server.process.signalCode === null) {
        await new Promise((resolve) => server.process.once('exit', resolve));
      }
      if (stopping) return;
      log('PostgreSQL ended unasked; starting it again.');
      await new Promise((resolve) => setTimeout(resolve, restartPauseMs(restarts)));
      if (stopping) return;
      try {
        server = await startPostgres(options);
        log('PostgreSQL runs again.');
        if (stopping) await server.stop();
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
  };
  void watch();
  return async () => {
    stopping = true;
    await server.stop();
  };
}

/** How the embedded PostgreSQL of a data folder is run. */
export function embeddedDatabase(
  settings: StartSettings,
  secrets: Secrets,
  log: (text: string) => void,
): PostgresOptions {
  const owner = databaseOwner();
  const { folder, moved } = databaseHome(settings.dataFolder, owner);
  if (moved) {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    log(
      `The database's own user (postgres) cannot read ${settings.dataFolder}; the database is kept in ${folder} instead.`,
    );
  }
  return {
    programs: findPostgresPrograms(settings.root, owner, folder),
    owner,
    dataFolder: join(folder, 'postgres'),
    port: settings.ports.postgres,
    password: secrets.databasePassword,
    logFile: join(settings.dataFolder, 'logs', 'postgres.log'),
    durable: true,
    archiveFolder: settings.walArchive && preparedArchive(settings.walArchive, owner),
  };
}

/** @throws one sentence when the database's own user cannot get there */
function preparedArchive(folder: string, owner: DatabaseOwner | undefined): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  if (!isReachable(folder, owner)) {
    throw new Error(
      `Failed to archive the database's log in ${folder} (WAL_ARCHIVE): its own user (postgres) cannot get there. Name a folder outside of /root.`,
    );
  }
  return folder;
}

/**
 * Starts the embedded PostgreSQL and keeps it running.
 * @throws one sentence when it does not start
 */
export async function startEmbeddedDatabase(
  options: PostgresOptions,
  log: (text: string) => void,
): Promise<RunningDatabase> {
  const server = await startPostgres(options);
  return {
    url: await ensureDatabase(server.url, DATABASE_NAME),
    description: `PostgreSQL 18 on port ${options.port}, data in ${options.dataFolder}`,
    stop: keepRunning(options, server, log),
  };
}

/**
 * Uses the server that DATABASE_URL names.
 * @throws one sentence when it cannot be reached or is too old
 */
export async function connectDatabase(databaseUrl: string): Promise<RunningDatabase> {
  const { major } = await checkServer(databaseUrl);
  return { url: databaseUrl, description: `PostgreSQL ${major} of DATABASE_URL`, stop: async () => undefined };
}
