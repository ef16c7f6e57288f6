import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const INSTALL_TIMEOUT_MS = 10 * 60_000;

/** Flags with which a Chromium runs anywhere: as root, in a container, without a screen, without calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** An installed browser may still lack a library: only one that prints its version counts. */
function works(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(program, ['--no-sandbox', '--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const program = chromium.executablePath();
  return existsSync(program) && works(program) ? program : undefined;
}

function systems(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const paths = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...APPLICATIONS];
  return paths.find((path) => existsSync(path) && works(path));
}

function installByPlaywright(): void {
  const program = join('node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [program, 'install', 'chromium'], { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS });
}

function installByDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS, env: environment } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options);
}

/**
 * Finds a Chromium: CHROMIUM_PATH, Playwright's own, the system's; else installs one, by Playwright or by Debian's
 * package.
 * @param log receives what is being installed
 * @returns path of the program
 * @throws one sentence when there is none and none can be installed
 */
export async function findChromium(log: (line: string) => void): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (works(named)) return named;
    throw new Error(`Failed to run the browser of CHROMIUM_PATH (${named}). Correct the path or unset it.`);
  }
  const found = (await playwrightsOwn()) ?? systems();
  if (found !== undefined) return found;
  log('No Chromium is there; installing one (playwright install chromium) …');
  installByPlaywright();
  const installed = await playwrightsOwn();
  if (installed !== undefined) return installed;
  log('That did not work; installing Debian’s package …');
  installByDebian();
  const last = systems();
  if (last !== undefined) return last;
  throw new Error(
    'Failed to find or install a Chromium. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}
