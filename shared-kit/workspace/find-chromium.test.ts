import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const program = join(__dirname, 'find-chromium.ts');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aksamit-browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that prints a version, as a browser does. */
function browser(path: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '#!/bin/sh\necho 1.2.3\n');
  chmodSync(file, 0o755);
  return file;
}

/** Both browsers that a process of its own finds: Playwright refuses to be loaded by jest. */
function found(environment: NodeJS.ProcessEnv): { full: string; journeys: string } {
  const { JEST_WORKER_ID: _, ...rest } = process.env;
  const code = `import { findChromium, findHeadlessShell } from ${JSON.stringify(program)};
    const fail = (line) => { throw new Error(line); };
    console.log(JSON.stringify({ full: await findChromium(fail), journeys: await findHeadlessShell(fail) }));`;
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const env = {
    ...rest,
    CHROMIUM_PATH: '',
    PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none'),
    PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
    ...environment,
  };
  return JSON.parse(execFileSync(process.execPath, flags, { env, encoding: 'utf8' }));
}

it('finds the system’s Chromium, and its headless shell for journeys', () => {
  const full = browser('bin/chromium');
  const journeys = browser('bin/chromium-headless-shell');
  expect(found({})).toEqual({ full, journeys });
});

it('takes the browser that CHROMIUM_PATH names for everything', () => {
  browser('bin/chromium-headless-shell');
  const named = browser('named');
  expect(found({ CHROMIUM_PATH: named })).toEqual({ full: named, journeys: named });
});
