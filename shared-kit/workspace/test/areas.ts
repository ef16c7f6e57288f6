import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../find-chromium';
import { workspacePackages } from '../packages';
import { addOutcomes, NOTHING, type Outcome, outcomeOfCheck, outcomeOfJest, outcomeOfPlaywright } from './outcome';
import { runNode } from './run-program';

/** One part of `npm test`, runnable by its name. */
export interface Area {
  title: string;
  run(root: string): Promise<Outcome>;
}

function freshReport(root: string, name: string): string {
  const folder = join(root, 'reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function types(root: string): Promise<Outcome> {
  let outcome = NOTHING;
  for (const name of workspacePackages(root)) {
    const code = await runNode(root, 'node_modules/typescript/bin/tsc', ['-p', name, '--pretty', 'false']);
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}\n`);
    outcome = addOutcomes(outcome, outcomeOfCheck(code));
  }
  return outcome;
}

async function lint(root: string): Promise<Outcome> {
  const flags = ['check', '--error-on-warnings', '--max-diagnostics=100', '.'];
  return outcomeOfCheck(await runNode(root, 'node_modules/@biomejs/biome/bin/biome', flags));
}

async function imports(root: string): Promise<Outcome> {
  const cruise = (environment: NodeJS.ProcessEnv): Promise<number> =>
    runNode(
      root,
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ['--config', '.dependency-cruiser.cjs', ...workspacePackages(root)],
      { NODE_OPTIONS: '--require ./shared-kit/workspace/teach-depcruise-tsx.cjs', ...environment },
    );
  const boundaries = outcomeOfCheck(await cruise({}));
  return addOutcomes(boundaries, outcomeOfCheck(await cruise({ CRUISE_TYPES: 'ignored' })));
}

function jest(name: string, projects: string[], more: string[] = []): (root: string) => Promise<Outcome> {
  return async (root) => {
    const report = freshReport(root, name);
    const flags = ['--selectProjects', ...projects, '--json', `--outputFile=${report}`, ...more];
    // The report goes to the file; what jest prints for people goes to standard error.
    const code = await runNode(root, 'node_modules/jest/bin/jest.js', flags, { NODE_ENV: 'test' });
    return outcomeOfJest(readReport(report), code);
  };
}

async function browser(root: string): Promise<Outcome> {
  const chromium = await findChromium((line) => process.stdout.write(`${line}\n`));
  const report = freshReport(root, 'e2e');
  const flags = ['test', '--config', 'e2e/playwright.config.ts'];
  const code = await runNode(root, 'node_modules/@playwright/test/cli.js', flags, {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return outcomeOfPlaywright(readReport(report), code, { flakyCountsAs: 'passed' });
}

/** All areas in the order in which `npm test` runs them: what answers soonest first. */
export const AREAS: Record<string, Area> = {
  types: { title: 'Types', run: types },
  lint: { title: 'Lint and format', run: lint },
  imports: { title: 'Who may import whom', run: imports },
  unit: { title: 'Unit tests', run: jest('unit', ['unit', 'unit-browser']) },
  api: { title: 'API on PostgreSQL', run: jest('api', ['api']) },
  start: { title: 'npm start', run: jest('start', ['start'], ['--runInBand']) },
  e2e: { title: 'Browser journeys', run: browser },
};

/** What `npm test -- quick` runs: at most five minutes. */
export const QUICK = ['types', 'lint', 'imports', 'unit', 'api'];
