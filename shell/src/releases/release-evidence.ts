import { z } from 'zod';

/**
 * What a run of journeys on named versions found. It is written beside a release, outside its immutable files, and
 * can be asked for at promotion.
 */
export const releaseEvidence = z
  .strictObject({
    kind: z.literal('e2e').default('e2e'),
    passed: z.boolean(),
    /** ISO 8601; when the run ended. */
    at: z.iso.datetime(),
    /** The shop that was tried. */
    baseUrl: z.string(),
    /** All that the run ran on, the shell included: module to version. */
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

/** The evidence that counts: the newest, so that a failed run takes back what an earlier one had shown. */
export function newestEvidence(evidence: readonly ReleaseEvidence[]): ReleaseEvidence | null {
  return evidence.reduce<ReleaseEvidence | null>(
    (newest, one) => (newest === null || Date.parse(one.at) >= Date.parse(newest.at) ? one : newest),
    null,
  );
}
