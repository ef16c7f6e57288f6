import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from '../find-chromium';
import { type Outcome, outcomeOfJest, outcomeOfPlaywright } from './outcome';
import { runNode } from './run-program';

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

/** Receives a runner's report; undefined when it wrote none. */
export type ReadReport = (report: string | undefined) => void;

/** Runs projects of jest; the report's name is that of its file in `reports/`. */
export function runJest(
  name: string,
  projects: string[],
  more: string[] = [],
  onReport: ReadReport = () => {},
): (root: string) => Promise<Outcome> {
  return async (root) => {
    const report = freshReport(root, name);
    const flags = ['--selectProjects', ...projects, '--json', `--outputFile=${report}`, ...more];
    // The report goes to the file; what jest prints for people goes to standard error.
    const code = await runNode(root, 'node_modules/jest/bin/jest.js', flags, { NODE_ENV: 'test' });
    const written = readReport(report);
    onReport(written);
    return outcomeOfJest(written, code);
  };
}

/** Runs the browser tests, or those that the flags choose. */
export const runJourneys =
  (more: string[] = [], onReport: ReadReport = () => {}) =>
  async (root: string): Promise<Outcome> => {
    const log = (line: string): void => void process.stdout.write(`${line}\n`);
    const report = freshReport(root, 'e2e');
    const flags = ['test', '--config', 'e2e/playwright.config.ts', ...more];
    const code = await runNode(root, 'node_modules/@playwright/test/cli.js', flags, {
      HEADLESS_SHELL_PATH: await findHeadlessShell(log),
      CHROMIUM_PATH: await findChromium(log),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const written = readReport(report);
    onReport(written);
    return outcomeOfPlaywright(written, code, { flakyCountsAs: 'passed' });
  };
