/** What a run of tests came to. */
export interface Outcome {
  passed: number;
  failed: number;
}

export const NOTHING: Outcome = { passed: 0, failed: 0 };

/** A runner that ends without a report counts as one failure, whatever it printed. */
const CRASHED: Outcome = { passed: 0, failed: 1 };

export const addOutcomes = (a: Outcome, b: Outcome): Outcome => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** A check with only pass and fail counts as one. */
export const outcomeOfCheck = (exitCode: number): Outcome =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A failing exit code without a failed test is still a failure. */
const atLeastOneFailure = (outcome: Outcome, exitCode: number): Outcome =>
  exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;

function parse(report: string | undefined): Record<string, unknown> | undefined {
  if (report === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(report);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const count = (report: Record<string, unknown>, field: string): number => {
  const value = report[field];
  return typeof value === 'number' ? value : 0;
};

/** Reads jest's `--json` report. A test file that does not load counts as one failure. */
export function outcomeOfJest(report: string | undefined, exitCode: number): Outcome {
  const read = parse(report);
  if (read === undefined || !('numPassedTests' in read)) return CRASHED;
  return atLeastOneFailure(
    {
      passed: count(read, 'numPassedTests'),
      failed: count(read, 'numFailedTests') + count(read, 'numRuntimeErrorTestSuites'),
    },
    exitCode,
  );
}

/**
 * Reads Playwright's JSON report. Errors outside tests (a file that does not load, a setup that fails) count as one
 * each. `e2e/reporters/flaky-tests-reporter.ts` lists the tests that passed only on a retry.
 */
export function outcomeOfPlaywright(
  report: string | undefined,
  exitCode: number,
  { flakyCountsAs }: { flakyCountsAs: keyof Outcome },
): Outcome {
  const read = parse(report);
  const stats = read?.stats;
  if (read === undefined || typeof stats !== 'object' || stats === null) return CRASHED;
  const numbers = { ...stats };
  const outside = Array.isArray(read.errors) ? read.errors.length : 0;
  const outcome = { passed: count(numbers, 'expected'), failed: count(numbers, 'unexpected') + outside };
  outcome[flakyCountsAs] += count(numbers, 'flaky');
  return atLeastOneFailure(outcome, exitCode);
}
