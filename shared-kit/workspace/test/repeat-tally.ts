import { relative } from 'node:path';
import { z } from 'zod';

/** How often one test passed and failed. */
interface TestRuns {
  name: string;
  passed: number;
  failed: number;
  /** First line of its last failure. */
  why: string;
}

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

const playwrightTest = z.object({
  projectName: z.string(),
  status: z.string(),
  results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
});
const playwrightSpec = z.object({ title: z.string(), file: z.string(), tests: z.array(playwrightTest) });
const playwrightSuite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(playwrightSuite) });
type PlaywrightSuite = z.output<typeof playwrightSuite>;

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const firstLine = (text = ''): string => text.replace(COLOURS, '').trim().split('\n')[0] ?? '';

function read<Schema extends z.ZodType>(schema: Schema, report: string | undefined): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(report ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Sums up the results of each test over many runs. Unreadable reports are not counted here. */
export class RepeatTally {
  readonly #runs = new Map<string, TestRuns>();
  /** Files as wholes: whether they load. */
  readonly #files = new Map<string, TestRuns>();
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  addJest(report: string | undefined): void {
    for (const { name, status, message, assertionResults } of read(jestReport, report)?.testResults ?? []) {
      const file = relative(this.#root, name);
      for (const test of assertionResults) {
        this.#add(`${file} › ${test.fullName}`, test.status, test.failureMessages?.[0]);
      }
      // It did not load, or its setup failed.
      const isFileAlone = status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
      this.#add(file, isFileAlone ? 'failed' : 'passed', message, this.#files);
    }
  }

  addPlaywright(report: string | undefined): void {
    const found = read(playwrightReport, report);
    for (const suite of found?.suites ?? []) this.#addSuite(suite, found?.config.rootDir ?? '', []);
  }

  #addSuite(suite: PlaywrightSuite, rootDir: string, above: readonly string[]): void {
    const path = suite.title === suite.file ? above : [...above, suite.title];
    for (const { title, file, tests } of suite.specs) {
      for (const { projectName, status, results } of tests) {
        const name = [relative(this.#root, `${rootDir}/${file}`), ...path, `${title} [${projectName}]`].join(' › ');
        const outcome = { expected: 'passed', flaky: 'failed', unexpected: 'failed' }[status] ?? status;
        this.#add(name, outcome, results.find(({ error }) => error)?.error?.message);
      }
    }
    for (const inner of suite.suites ?? []) this.#addSuite(inner, rootDir, path);
  }

  #add(name: string, status: string, why?: string, all = this.#runs): void {
    if (status !== 'passed' && status !== 'failed') return;
    const runs = all.get(name) ?? { name, passed: 0, failed: 0, why: '' };
    runs[status] += 1;
    if (status === 'failed') runs.why = firstLine(why);
    all.set(name, runs);
  }

  /** Results to check: tests that failed now and then, those that never passed, and files without a run test. */
  summary(touched: readonly string[]): string[] {
    const files = [...this.#files.values()].filter(({ failed }) => failed > 0);
    const all = [...this.#runs.values(), ...files].sort((a, b) => (a.name < b.name ? -1 : 1));
    const listed = (heading: string, tests: readonly TestRuns[]) =>
      tests.length === 0
        ? []
        : [
            `${heading}: ${tests.length}`,
            ...tests.flatMap(({ name, passed, failed, why }) => [
              `  ${failed} of ${passed + failed} failed  ${name}`,
              ...(why === '' ? [] : [`      ${why}`]),
            ]),
          ];
    const idle = touched.filter((file) => !all.some(({ name }) => name === file || name.startsWith(`${file} › `)));
    return [
      ...listed(
        'Flaky',
        all.filter(({ passed, failed }) => passed > 0 && failed > 0),
      ),
      ...listed(
        'Failed every time',
        all.filter(({ passed }) => passed === 0),
      ),
      ...(idle.length === 0 ? [] : [`No test of these ran: ${idle.length}`, ...idle.map((file) => `  ${file}`)]),
      `Passed every time: ${all.filter(({ failed }) => failed === 0).length} of ${all.length} tests`,
    ];
  }
}
