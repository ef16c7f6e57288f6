#!/usr/bin/env node
/** The program `aksamit-module`: builds, shows, tests or checks the module in the current folder. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeOwnPages } from './pages/own-pages';
import { packageFolder } from './shared-packages';

const HELP = `aksamit-module <command>, in a module's folder

  build [--version <version>]   makes a release in dist/<version>
  dev [--shell <address>]       shows it from its sources inside of a running shop (dev --help)
  test [options of jest]        runs its tests, in Node and in a simulated browser
  types                         writes its pages into src/site-pages.d.ts and checks the types`;

const JEST_CONFIG = join(import.meta.dirname, 'jest', 'module-config.mjs');

/** Runs a program of an installed package; its exit code becomes this one's. */
function runInstalled(name: string, path: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(packageFolder(name), path), ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

/** Runs the compiler on the module's tsconfig.json. */
async function checkTypes(): Promise<void> {
  await writeOwnPages(process.cwd());
  runInstalled('typescript', 'bin/tsc', '-p', '.');
}

async function run(command: string | undefined, args: string[]): Promise<void> {
  if (command === 'build') await import('./build-module');
  else if (command === 'dev') await (await import('./dev/dev-program')).runDevServer(args);
  else if (command === 'test') runInstalled('jest', 'bin/jest.js', '--config', JEST_CONFIG, ...args);
  else if (command === 'types') await checkTypes();
  else if (command === undefined || command === '--help' || command === 'help') process.stdout.write(`${HELP}\n`);
  else {
    process.stderr.write(`Failed to run: there is no command "${command}".\n${HELP}\n`);
    process.exitCode = 2;
  }
}

run(process.argv[2], process.argv.slice(3)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
