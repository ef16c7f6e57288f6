import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { addOutcomes, NOTHING, type Outcome } from './outcome';
import { runJest, runJourneys } from './runners';

/** Test files by the runner that takes them. */
export interface TestFiles {
  unit: string[];
  api: string[];
  start: string[];
  journeys: string[];
}

/** Sorts files by the runner that takes them; what is no test is left out. */
export function testFilesOf(files: readonly string[]): TestFiles {
  const sorted: TestFiles = { unit: [], api: [], start: [], journeys: [] };
  for (const file of files) {
    if (/\.api\.test\.ts$/.test(file)) sorted.api.push(file);
    else if (/\.start\.test\.ts$/.test(file)) sorted.start.push(file);
    else if (/\.test\.tsx?$/.test(file)) sorted.unit.push(file);
    else if (/^e2e\/(journeys|failures)\/.*\.spec\.ts$/.test(file)) sorted.journeys.push(file);
  }
  return sorted;
}

const git = (root: string, ...flags: string[]): string =>
  execFileSync('git', flags, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The commit at which this branch left the main one.
 * @throws when there is none, or the branch is the main one: the first commit of what is to be repeated must be named
 */
function branchPoint(root: string): string {
  const head = git(root, 'rev-parse', 'HEAD');
  for (const name of ['origin/main', 'main']) {
    try {
      const found = git(root, 'merge-base', 'HEAD', name);
      if (found !== head) return found;
    } catch {
      // There is no such branch here.
    }
  }
  throw new Error(
    'Failed to find what this branch touches: it does not leave main. Name a commit: npm test -- repeat 10 <commit>.',
  );
}

/** Files that differ from the commit and still exist, with those that git does not know yet. */
function touchedSince(root: string, commit: string): string[] {
  const changed = git(root, 'diff', '--name-only', commit).split('\n');
  const unknown = git(root, 'ls-files', '--others', '--exclude-standard').split('\n');
  return [...new Set([...changed, ...unknown])].filter((file) => file !== '' && existsSync(join(root, file))).sort();
}

/** Keeps every core busy until it is told to stop, so that a test which depends on speed shows it. */
function loadProcessor(): () => void {
  const busy = cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const stop = () => {
    for (const child of busy) child.kill('SIGKILL');
  };
  process.once('exit', stop);
  return stop;
}

/**
 * Runs the test files that a branch touches again and again while the processor is busy with something else.
 * @param times how often each file runs
 * @param since commit; none: where the branch left main
 * @returns all runs added up; a touched branch without a test file is no failure and no pass
 * @throws when it is not known what the branch touches
 */
export async function repeatTouched(root: string, times: number, since?: string): Promise<Outcome> {
  const files = testFilesOf(touchedSince(root, since ?? branchPoint(root)));
  const all = Object.values(files).flat();
  process.stdout.write(`${all.length} test files, ${times} times each, with the processor loaded\n`);
  for (const file of all) process.stdout.write(`  ${file}\n`);
  const stop = loadProcessor();
  let outcome = NOTHING;
  const add = async (run: Promise<Outcome>): Promise<void> => {
    outcome = addOutcomes(outcome, await run);
  };
  try {
    for (let time = 1; time <= times; time += 1) {
      const byPath = (paths: string[]) => ['--runTestsByPath', ...paths];
      if (files.unit.length > 0) await add(runJest('repeat', ['unit', 'unit-browser'], byPath(files.unit))(root));
      if (files.api.length > 0) await add(runJest('repeat', ['api'], byPath(files.api))(root));
      if (files.start.length > 0)
        await add(runJest('repeat', ['start'], ['--runInBand', ...byPath(files.start)])(root));
      process.stdout.write(`-- time ${time} of ${times}: ${outcome.passed} passed, ${outcome.failed} failed so far\n`);
    }
    const flags = [`--repeat-each=${times}`, '--retries=0', ...files.journeys];
    if (files.journeys.length > 0) await add(runJourneys(flags)(root));
  } finally {
    stop();
  }
  return outcome;
}
