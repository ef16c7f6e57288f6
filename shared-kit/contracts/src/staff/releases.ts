/** What runs in browsers, as they report it. */
import { z } from 'zod';
import { instant } from '../envelope';
import { knownProblem } from '../release-reports';

/** A version of a module that visitors had in the last 24 hours. */
export const runningRelease = z.object({
  module: z.string(),
  version: z.string(),
  /** Visitors who had it as the stable version, and as a canary; neither: visitors without a cohort. */
  stableVisitors: z.int(),
  canaryVisitors: z.int(),
  otherVisitors: z.int(),
  /** Of visitors with a cohort who had any version of the module, the part that had this one as a canary; from 0 to 1. */
  canaryShare: z.number(),
  visitorsWithProblem: z.int(),
  /** 75th percentiles; null without samples. LCP and INP in milliseconds. */
  lcpP75Ms: z.number().nullable(),
  inpP75Ms: z.number().nullable(),
  clsP75: z.number().nullable(),
  /** Earliest page view that is stored; of a visitor who came again it is the latest one. */
  seenSince: instant,
  lastSeenAt: instant,
});
export type RunningRelease = z.infer<typeof runningRelease>;

/** GET /admin/releases: the problems are those of the same 24 hours, the latest first. */
export const releaseOverview = z.object({
  releases: z.array(runningRelease),
  problems: z.array(knownProblem),
});
