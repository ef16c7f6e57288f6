import { cpus } from 'node:os';
import { workspacePackages } from '../packages';
import { checkWords } from '../words/check-words';
import { addOutcomes, NOTHING, type Outcome, outcomeOfCheck } from './outcome';
import { runNode } from './run-program';
import { runJest, runJourneys } from './runners';

/** One part of `npm test`, runnable by its name. */
export interface Area {
  title: string;
  run(root: string): Promise<Outcome>;
}

/** The compiler takes one processor and up to a gigabyte. */
const MOST_COMPILERS = 4;

/** All packages, as many at a time as there are processors. */
async function types(root: string): Promise<Outcome> {
  const waiting = workspacePackages(root);
  let outcome = NOTHING;
  async function checkOneAfterTheOther() {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const code = await runNode(root, 'node_modules/typescript/bin/tsc', ['-p', name, '--pretty', 'false']);
      process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}\n`);
      outcome = addOutcomes(outcome, outcomeOfCheck(code));
    }
  }
  await Promise.all(Array.from({ length: Math.min(cpus().length, MOST_COMPILERS) }, checkOneAfterTheOther));
  return outcome;
}

async function lint(root: string): Promise<Outcome> {
  const flags = ['check', '--error-on-warnings', '--max-diagnostics=100', '.'];
  const biome = outcomeOfCheck(await runNode(root, 'node_modules/@biomejs/biome/bin/biome', flags));
  const problems = checkWords(root);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${problems.length === 0 ? '✓' : '✗'} words of names and comments\n`);
  return addOutcomes(biome, outcomeOfCheck(problems.length === 0 ? 0 : 1));
}

async function imports(root: string): Promise<Outcome> {
  const code = await runNode(
    root,
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', '.dependency-cruiser.cjs', ...workspacePackages(root)],
    { NODE_OPTIONS: '--require ./shared-kit/workspace/teach-depcruise-tsx.cjs' },
  );
  return outcomeOfCheck(code);
}

/** The tests, then the check of the statements that they executed: of all of them when all tests ran to their end. */
async function api(root: string): Promise<Outcome> {
  const tests = await runJest('api', ['api'])(root);
  const flags = tests.failed === 0 ? ['--whole'] : [];
  const check = ['commerce-api/statements/check-statements.ts', ...flags];
  const code = await runNode(root, 'shared-kit/workspace/run.mjs', check);
  return addOutcomes(tests, outcomeOfCheck(code));
}

/** All areas in the order in which `npm test` runs them: the fastest first. */
export const AREAS: Record<string, Area> = {
  types: { title: 'Types', run: types },
  lint: { title: 'Lint and format', run: lint },
  imports: { title: 'Who may import whom', run: imports },
  unit: { title: 'Unit tests', run: runJest('unit', ['unit', 'unit-browser']) },
  api: { title: 'API on PostgreSQL', run: api },
  start: { title: 'npm start', run: runJest('start', ['start'], ['--runInBand']) },
  e2e: { title: 'Browser journeys', run: runJourneys() },
};

/** What `npm test -- quick` runs: at most five minutes. */
export const QUICK = ['types', 'lint', 'imports', 'unit', 'api'];
