import { z } from 'zod';

/**
 * Result of a run of journeys on named versions. It is stored beside a release, outside its immutable files, and
 * promotion can require it.
 */
export const releaseEvidence = z
  .strictObject({
    kind: z.literal('e2e').default('e2e'),
    passed: z.boolean(),
    /** ISO 8601; when the run ended. */
    at: z.iso.datetime(),
    /** The tested shop. */
    baseUrl: z.string(),
    /** All modules of the run, the shell included: module to version. */
    modules: z.record(z.string(), z.string()),
    tests: z.strictObject({
      passed: z.number().int().nonnegative(),
      failed: z.number().int().nonnegative(),
      skipped: z.number().int().nonnegative().default(0),
    }),
    /** Files of the journeys that ran. */
    journeys: z.array(z.string()).default([]),
    note: z.string().optional(),
  })
  .refine(({ passed, tests }) => !passed || (tests.failed === 0 && tests.passed > 0), {
    message: 'passed with a failed test, or with none that ran',
  });
export type ReleaseEvidence = z.infer<typeof releaseEvidence>;
export type ReleaseEvidenceInput = z.input<typeof releaseEvidence>;

/** The decisive evidence: the newest, so that a failed run overrides an earlier passed one. */
export function newestEvidence(evidence: readonly ReleaseEvidence[]): ReleaseEvidence | null {
  return evidence.reduce<ReleaseEvidence | null>(
    (newest, one) => (newest === null || Date.parse(one.at) >= Date.parse(newest.at) ? one : newest),
    null,
  );
}
