import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { addOutcomes, NOTHING, type Outcome } from './outcome';
import { RepeatTally } from './repeat-tally';
import { runJest, runJourneys } from './runners';

/** Test files by their runner. */
export interface TestFiles {
  unit: string[];
  api: string[];
  start: string[];
  journeys: string[];
}

/** Sorts files by their test runner; other files are omitted. */
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
 * @throws when there is none, or the branch is the main one: the first commit to repeat must be named
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

/** @throws when this clone has no such commit, or it is no ancestor of the branch */
function requireAncestor(root: string, name: string): void {
  const [isKnown, isAncestor] = [
    ['rev-parse', '--quiet', '--verify', `${name}^{commit}`],
    ['merge-base', '--is-ancestor', name, 'HEAD'],
  ].map((flags) => {
    try {
      git(root, ...flags);
      return true;
    } catch {
      return false;
    }
  });
  if (!isKnown)
    throw new Error(`Failed to find commit ${name}: this clone has none of that name. Fetch it, or name another.`);
  if (!isAncestor)
    throw new Error(
      `Failed to compare with ${name}: this branch does not come from it. Name where it left: git merge-base HEAD ${name}.`,
    );
}

/** Files that differ from the commit and still exist under their present name, including untracked ones. */
export function touchedSince(root: string, commit: string): string[] {
  requireAncestor(root, commit);
  // Separated by NUL: otherwise git quotes names with letters other than ASCII.
  const changed = git(root, 'diff', '--name-only', '-z', commit).split('\0');
  const unknown = git(root, 'ls-files', '--others', '--exclude-standard', '-z').split('\0');
  return [...new Set([...changed, ...unknown])].filter((file) => file !== '' && existsSync(join(root, file))).sort();
}

/** Keeps every core busy until it is stopped, so that a test which depends on speed shows it. */
function loadProcessor(): () => void {
  const busy = cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const stop = () => {
    for (const child of busy) child.kill('SIGKILL');
  };
  process.once('exit', stop);
  // A signal ends the process without that event, and nothing else would ever stop them.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return stop;
}

/**
 * Runs the test files that a branch touches again and again while the processor is busy with something else, and
 * returns which tests failed how often.
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
  const tally = new RepeatTally(root);
  const noteJest = (report?: string) => tally.addJest(report);
  const add = async (run: Promise<Outcome>): Promise<void> => {
    outcome = addOutcomes(outcome, await run);
  };
  try {
    for (let time = 1; time <= times; time += 1) {
      const byPath = (paths: string[]) => ['--runTestsByPath', ...paths];
      if (files.unit.length > 0)
        await add(runJest('repeat', ['unit', 'unit-browser'], byPath(files.unit), noteJest)(root));
      if (files.api.length > 0) await add(runJest('repeat', ['api'], byPath(files.api), noteJest)(root));
      if (files.start.length > 0)
        await add(runJest('repeat', ['start'], ['--runInBand', ...byPath(files.start)], noteJest)(root));
      process.stdout.write(`-- time ${time} of ${times}: ${outcome.passed} passed, ${outcome.failed} failed so far\n`);
    }
    const flags = [`--repeat-each=${times}`, '--retries=0', ...files.journeys];
    const noteJourneys = (report?: string) => tally.addPlaywright(report);
    if (files.journeys.length > 0) await add(runJourneys(flags, noteJourneys)(root));
  } finally {
    stop();
    // Also the results before an abort.
    process.stdout.write(`\n== ${times} times\n${tally.summary(all).join('\n')}\n`);
  }
  return outcome;
}
