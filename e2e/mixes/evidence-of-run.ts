import type { ReleaseEvidenceInput } from '@aksamit/release';
import { outcomeOfPlaywright } from '../../shared-kit/workspace/test/outcome';

export interface RunOnVersions {
  /** Text of Playwright's JSON report. */
  report: string;
  exitCode: number;
  baseUrl: string;
  /** All that the shop showed, the shell included. */
  modules: Record<string, string>;
  journeys: string[];
  at: Date;
}

/** The result of a run, as evidence. A run that crashed, or in which nothing ran, did not pass; a flaky test failed. */
export function evidenceOfRun(run: RunOnVersions): ReleaseEvidenceInput {
  const { baseUrl, modules, journeys } = run;
  const tests = outcomeOfPlaywright(run.report, run.exitCode, { flakyCountsAs: 'failed' });
  const passed = tests.failed === 0 && tests.passed > 0;
  return { kind: 'e2e', passed, at: run.at.toISOString(), baseUrl, modules, tests, journeys };
}
