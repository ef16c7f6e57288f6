import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const INSTALL_TIMEOUT_MS = 10 * 60_000;

type Log = (line: string) => void;

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

const firstThatWorks = (paths: string[]): string | undefined => paths.find((path) => existsSync(path) && works(path));

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  return firstThatWorks([chromium.executablePath()]);
}

function inPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const systems = (): string | undefined => firstThatWorks([...inPath(NAMES), ...APPLICATIONS]);

function installByPlaywright(...flags: string[]): void {
  const program = join('node_modules', '@playwright', 'test', 'cli.js');
  const command = [program, 'install', ...flags, 'chromium'];
  spawnSync(process.execPath, command, { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS });
}

function installByDebian(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS, env: environment } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options);
}

/** @throws when CHROMIUM_PATH names what is no browser */
function named(): string | undefined {
  const path = process.env.CHROMIUM_PATH || undefined;
  if (path === undefined || works(path)) return path;
  throw new Error(`Failed to run the browser of CHROMIUM_PATH (${path}). Correct the path or unset it.`);
}

/**
 * Finds a Chromium: CHROMIUM_PATH, Playwright's own, the system's; else installs one, by Playwright or by Debian's
 * package.
 * @param log receives what is being installed
 * @returns path of the program
 * @throws one sentence when there is none and none can be installed
 */
export async function findChromium(log: Log): Promise<string> {
  const found = named() ?? (await playwrightsOwn()) ?? systems();
  if (found !== undefined) return found;
  log('No Chromium is there; installing one (playwright install chromium) …');
  installByPlaywright();
  const installed = await playwrightsOwn();
  if (installed !== undefined) return installed;
  log('That did not work; installing Debian’s packages …');
  installByDebian('chromium', 'chromium-headless-shell');
  const last = systems();
  if (last !== undefined) return last;
  throw new Error(
    'Failed to find or install a Chromium. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}

/** Programs below the folder that Playwright keeps beside its Chromium: `chromium_headless_shell-<the same revision>`. */
function shellsBeside(chromium: string): string[] {
  const home = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(chromium);
  if (home === null) return [];
  const folder = `${home[1]}chromium_headless_shell-${home[2]}`;
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /headless[-_]shell(\.exe)?$/.test(file)).map((file) => join(folder, file));
}

/**
 * Finds the browser of the journeys: CHROMIUM_PATH, else the headless shell of the same origin as the Chromium, which is
 * that Chromium without windows and takes less of the processor. One that is missing is installed; where that is not
 * possible, the Chromium itself is taken. Tests that need what the shell lacks (prerendering) use `findChromium`.
 * @param log receives what is being installed
 * @returns path of the program
 * @throws one sentence when there is no Chromium and none can be installed
 */
export async function findHeadlessShell(log: Log): Promise<string> {
  const chosen = named();
  if (chosen !== undefined) return chosen;
  const full = await findChromium(log);
  const find = () => firstThatWorks([...shellsBeside(full), ...inPath(SHELL_NAMES)]);
  const found = find();
  if (found !== undefined) return found;
  log('The headless shell of this Chromium is not there; installing it …');
  if (full === (await playwrightsOwn())) installByPlaywright('--only-shell');
  else installByDebian('chromium-headless-shell');
  return find() ?? full;
}
