import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DatabaseOwner } from './database-owner';
import { inspectLeftOver } from './left-over-server';
import type { PostgresPrograms } from './postgres-programs';
import { canConnect } from './server-version';

const run = promisify(execFile);

export const DATABASE_USER = 'aksamit';

export interface PostgresOptions {
  programs: PostgresPrograms;
  owner: DatabaseOwner | undefined;
  /** The cluster's folder; created when missing. */
  dataFolder: string;
  port: number;
  password: string;
  /** Receives the server's output. */
  logFile: string;
  /** false only for tests: the data need not survive a power cut. */
  durable: boolean;
  /** Folder that finished parts of the write-ahead log are copied to, for restoring to an instant. */
  archiveFolder?: string | undefined;
}

export interface PostgresServer {
  url: string;
  process: ChildProcess;
  /** Ends the server in an orderly way; at most about 4 seconds. */
  stop(): Promise<void>;
}

const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/**
 * Creates a cluster beside its place and moves it there when it is complete, so that a kill never leaves a partial one.
 */
async function initialise(options: PostgresOptions): Promise<void> {
  const { dataFolder, owner, programs } = options;
  const half = join(dirname(dataFolder), `.half-${basename(dataFolder)}`);
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  const passwordFile = join(dirname(dataFolder), `.password-${randomBytes(6).toString('hex')}`);
  writeFileSync(passwordFile, `${options.password}\n`, { mode: 0o600 });
  try {
    if (owner !== undefined) {
      chownSync(half, owner.uid, owner.gid);
      chownSync(passwordFile, owner.uid, owner.gid);
    }
    // The builtin locale sorts by code point and is the same on every machine; queries request Polish order where it
    // matters, through the ICU collation pl-x-icu.
    const flags = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    await run(
      programs.initdb,
      [`--pgdata=${half}`, '--auth=scram-sha-256', `--username=${DATABASE_USER}`, `--pwfile=${passwordFile}`, ...flags],
      { ...owner, cwd: dirname(dataFolder), env: { ...process.env, LC_ALL: 'C' } },
    );
    renameSync(half, dataFolder);
  } catch (error) {
    throw new Error(`Failed to make the database in ${dataFolder}: ${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Ends the server that a killed run left on this data folder, so that its port and its data are free. */
export async function stopLeftOver(options: PostgresOptions): Promise<void> {
  if (inspectLeftOver(options.dataFolder).running === undefined) return;
  const flags = ['stop', '-D', options.dataFolder, '-m', 'fast', '-w', '-t', '20'];
  await run(options.programs.pgCtl, flags, { ...options.owner, cwd: dirname(options.dataFolder) });
}

/**
 * Copies a part of the log completely or not at all; every five minutes at least, so that no more than that is lost.
 */
function archiving(folder: string): string[] {
  if (/["'%\\]/.test(folder))
    throw new Error(`Failed to archive the log in ${folder}: quotes, % and \\ in a path. Name another.`);
  const command = `test -f "${folder}/%f" || (cp "%p" "${folder}/.half-%f" && mv "${folder}/.half-%f" "${folder}/%f")`;
  return ['-c', 'archive_mode=on', '-c', 'archive_timeout=300', '-c', `archive_command=${command}`];
}

function launch(options: PostgresOptions): ChildProcess {
  const log = openSync(options.logFile, 'a', 0o600);
  const settings = [
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    ...['-c', 'max_connections=200', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC'],
    ...(options.durable ? [] : NOT_DURABLE),
    ...(options.archiveFolder === undefined ? [] : archiving(options.archiveFolder)),
  ];
  // A process group of its own: Ctrl-C in the terminal reaches the starter alone, which ends the others in order.
  return spawn(
    options.programs.postgres,
    ['-D', realpathSync(options.dataFolder), '-p', String(options.port), ...settings],
    { ...options.owner, cwd: dirname(options.dataFolder), detached: true, stdio: ['ignore', log, log] },
  );
}

/** The newest FATAL or PANIC line of the server's log. */
function lastComplaint(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').split('\n');
  return (
    lines.findLast((line) => /(FATAL|PANIC):/.test(line))?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? 'it said nothing'
  );
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT'); // PostgreSQL's fast shutdown: roll back, write out, end.
  const hurry = setTimeout(() => child.kill('SIGQUIT'), 3500);
  await ended;
  clearTimeout(hurry);
}

/**
 * Starts PostgreSQL on a data folder, creates a new folder first, and cleans up after a killed run.
 * @throws with one sentence that names the log file
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  if (existsSync(join(options.dataFolder, 'PG_VERSION'))) await stopLeftOver(options);
  else await initialise(options);

  const url = `postgres://${DATABASE_USER}:${options.password}@127.0.0.1:${options.port}/postgres`;
  // Children of a killed server may need a moment to release its shared memory: three attempts.
  for (let attempt = 1; ; attempt += 1) {
    const child = launch(options);
    let failed: Error | undefined;
    child.once('error', (error) => {
      failed = error;
    });
    const deadline = Date.now() + 60_000;
    while (failed === undefined && !hasEnded(child) && Date.now() < deadline) {
      if (await canConnect(url)) return { url, process: child, stop: () => stop(child) };
      await pause(50);
    }
    if (attempt === 3 || failed !== undefined) {
      await stop(child).catch(() => undefined);
      throw new Error(
        `Failed to start PostgreSQL on port ${options.port}: ${failed?.message ?? lastComplaint(options.logFile)}. See ${options.logFile}.`,
      );
    }
    await pause(1000);
  }
}
