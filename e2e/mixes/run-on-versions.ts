// `npm run e2e`: journeys on named versions, against a shop that runs. --help describes it.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from '../../shared-kit/workspace/find-chromium';
import { runReleaseCommand } from '../fixtures/release-command';
import { evidenceOfRun } from './evidence-of-run';
import { type MixOptions, readMixOptions, USAGE, UsageError } from './mix-options';
import { keepPreviewState, missingVersions } from './preview-state';

const root = process.cwd();
const log = (line: string): void => void process.stdout.write(`${line}\n`);
const namesOf = (versions: Record<string, string>): string[] =>
  Object.entries(versions).map(([module, version]) => `${module}@${version}`);

async function releaseCommand(baseUrl: string, ...parameters: string[]): Promise<string> {
  const { code, output } = await runReleaseCommand(root, { PUBLIC_ORIGIN: baseUrl }, ...parameters);
  if (code !== 0) throw new Error(output.trim());
  return output;
}

/** First address that a browser must open to see the versions. */
async function firstAddress({ versions, previewLink, baseUrl }: MixOptions): Promise<string> {
  if (previewLink !== null) return previewLink;
  const names = namesOf(versions);
  if (names.length === 0) return `${baseUrl}/`;
  return (await releaseCommand(baseUrl, 'preview', ...names, '--hours', '2')).split('\n')[0] ?? '';
}

async function runPlaywright(options: MixOptions, stateFile: string, reportFile: string): Promise<number> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  // Playwright empties the folder first: a run inside another one must not remove that one's traces.
  const output = join(root, 'test-results', 'mixes', String(process.pid));
  const flags = [
    'test',
    ...options.journeys,
    '--config=e2e/playwright.config.ts',
    `--project=${options.project}`,
    `--output=${output}`,
  ];
  const child = spawn(process.execPath, [cli, ...flags], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      BASE_URL: options.baseUrl,
      HEADLESS_SHELL_PATH: process.env.HEADLESS_SHELL_PATH || (await findHeadlessShell(log)),
      CHROMIUM_PATH: process.env.CHROMIUM_PATH || (await findChromium(log)),
      E2E_STORAGE_STATE: stateFile,
      E2E_VERSIONS: JSON.stringify(options.versions),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    },
  });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

async function run(options: MixOptions): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'aksamit-mix-'));
  try {
    const stateFile = join(folder, 'state.json');
    const reportFile = join(folder, 'report.json');
    const modules = await keepPreviewState(await firstAddress(options), stateFile);
    const missing = missingVersions(options.versions, modules);
    if (missing.length > 0)
      throw new Error(`Failed to run on these versions: ${options.baseUrl} does not show ${missing.join(', ')}.`);
    log(`Journeys at ${options.baseUrl} on ${namesOf(modules).join(', ')}`);
    const exitCode = await runPlaywright(options, stateFile, reportFile);
    const { baseUrl, journeys } = options;
    const report = textOf(reportFile);
    // A run that could not start is no result for the versions.
    if (report === undefined) throw new Error('Failed to run the journeys: they did not start. See above why.');
    const evidence = evidenceOfRun({ report, exitCode, baseUrl, modules, journeys, at: new Date() });
    const evidenceFile = join('reports', 'e2e-on-versions.json');
    mkdirSync('reports', { recursive: true });
    writeFileSync(evidenceFile, `${JSON.stringify(evidence, null, 2)}\n`);
    if (options.writesEvidence) {
      for (const name of namesOf(options.versions)) {
        await releaseCommand(baseUrl, 'evidence', name, '--add', evidenceFile);
        log(`The result is written beside ${name}.`);
      }
    }
    const { passed, failed } = evidence.tests;
    log(`${evidence.passed ? 'Passed' : 'Failed'}: ${passed} passed, ${failed} failed; ${evidenceFile}`);
    return evidence.passed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<number> {
  try {
    const options = readMixOptions(process.argv.slice(2), process.env);
    if (options !== null) return (await run(options)) ? 0 : 1;
    log(USAGE);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      error instanceof UsageError ? `Failed to run journeys: ${message}\n${USAGE}\n` : `${message}\n`,
    );
    return error instanceof UsageError ? 2 : 1;
  }
}

main().then((code) => process.exit(code));
