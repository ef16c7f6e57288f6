#!/usr/bin/env node
/** The program `aksamit-module`: builds or checks the module in the current folder. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeOwnPages } from './pages/own-pages';
import { packageFolder } from './shared-packages';

const HELP = `aksamit-module <command>, in a module's folder

  build [--version <version>]   makes a release in dist/<version>
  types                         writes its pages into src/site-pages.d.ts and checks the types`;

/** Runs the compiler on the module's tsconfig.json. */
async function checkTypes(): Promise<void> {
  await writeOwnPages(process.cwd());
  const compiler = join(packageFolder('typescript'), 'bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', '.'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

async function run(command: string | undefined): Promise<void> {
  if (command === 'build') await import('./build-module');
  else if (command === 'types') await checkTypes();
  else if (command === undefined || command === '--help' || command === 'help') process.stdout.write(`${HELP}\n`);
  else {
    process.stderr.write(`Failed to run: there is no command "${command}".\n${HELP}\n`);
    process.exitCode = 2;
  }
}

run(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
