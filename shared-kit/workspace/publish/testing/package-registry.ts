import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@aksamit/contracts/testing/free-port';

const execute = promisify(execFile);
const INSTALL = join(__dirname, '..', '..', 'install-apart.mjs');
const PACKAGE = join(__dirname, '..', 'package-registry');
const START_TIMEOUT_MS = 120_000;

export interface PackageRegistry {
  origin: string;
  /** Ends the program; its folder is the caller's. */
  close(): Promise<void>;
}

/** Installs Verdaccio by its lock file, with more retries than npm’s own. @throws with npm’s message */
async function install(folder: string): Promise<void> {
  mkdirSync(folder);
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(PACKAGE, file), join(folder, file));
  try {
    await execute(process.execPath, [INSTALL, folder], { env: { ...process.env, npm_config_fetch_retries: '5' } });
  } catch (error) {
    const { stderr = '' } = Object(error);
    throw new Error(`Failed to install the test's registry: npm ci failed. Check that "npm ping" succeeds.\n${stderr}`);
  }
}

/** Takes anybody's packages, knows nothing but them, and listens on this machine alone. Source: Verdaccio's manual. */
const settingsOf = (folder: string) => ({
  storage: join(folder, 'storage'),
  auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: -1 } },
  packages: { '**': { access: '$all', publish: '$all' } },
  web: { enable: false },
  max_body_size: '100mb',
  log: { type: 'stdout', format: 'json', level: 'warn' },
});

/**
 * Starts Verdaccio, which is installed for this alone. It serves what is published to it; other packages come from
 * npm's configured registry, through npm's cache as for `npm ci`.
 * @param folder a folder that does not exist, for the program and what is published
 * @throws when it cannot be installed, or ends; with what it printed
 */
export async function startPackageRegistry(folder: string): Promise<PackageRegistry> {
  await install(folder);
  const settings = join(folder, 'settings.yaml');
  writeFileSync(settings, JSON.stringify(settingsOf(folder)));
  const log = join(folder, 'log');
  const output = openSync(log, 'w');
  const origin = `http://127.0.0.1:${await freePort()}`;
  const program = join(folder, 'node_modules', 'verdaccio', 'bin', 'verdaccio');
  const child = spawn(process.execPath, [program, '--config', settings, '--listen', origin], {
    cwd: folder,
    stdio: ['ignore', output, output],
  });
  const registry = { origin, close: () => end(child) };
  try {
    await ready(child, origin);
    return registry;
  } catch (error) {
    await registry.close();
    throw new Error(`Failed to start the test's registry: ${error}\n${readFileSync(log, 'utf8')}`);
  }
}

async function ready(child: ChildProcess, origin: string): Promise<void> {
  const until = AbortSignal.timeout(START_TIMEOUT_MS);
  while (child.exitCode === null && !until.aborted) {
    const answer = await fetch(`${origin}/-/ping`, { signal: until }).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(until.aborted ? 'it does not answer.' : `it ended with ${child.exitCode}.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
