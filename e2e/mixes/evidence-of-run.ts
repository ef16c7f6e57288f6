import { z } from 'zod';
import type { ReleaseEvidenceInput } from '../../shell/src/releases';

/** What is used of Playwright's JSON report. */
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number().default(0),
    skipped: z.number().default(0),
  }),
  /** Errors outside tests. */
  errors: z.array(z.unknown()).default([]),
});

export interface RunOnVersions {
  /** Text of Playwright's JSON report. */
  report: string;
  baseUrl: string;
  /** All that the shop showed, the shell included. */
  modules: Record<string, string>;
  journeys: string[];
  at: Date;
}

/** What a run found, as evidence. A run that crashed, or in which nothing ran, did not pass; a flaky test failed. */
export function evidenceOfRun({ report, baseUrl, modules, journeys, at }: RunOnVersions): ReleaseEvidenceInput {
  const read = playwrightReport.safeParse(jsonOf(report));
  const stats = read.data?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const outside = read.success ? read.data.errors.length : 1;
  const tests = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + outside,
    skipped: stats.skipped,
  };
  const passed = tests.failed === 0 && tests.passed > 0;
  return { kind: 'e2e', passed, at: at.toISOString(), baseUrl, modules, tests, journeys };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
