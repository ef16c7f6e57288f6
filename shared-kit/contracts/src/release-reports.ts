/**
 * Browsers' reports on releases, and the statistics by which a page server judges a canary. Source:
 * docs/decisions/0034-release-reports.md.
 */
import { z } from 'zod';
import { dataOf, instant } from './envelope';
import { visitorUniqueId } from './market';
import { REPORT_LIMITS } from './report-limits';

export { REPORT_LIMITS };

/** Name of a module, `shell` included. */
export const reportedModule = z.string().regex(/^[a-z][a-z0-9-]{0,49}$/);
export const reportedVersion = z.string().regex(/^[0-9A-Za-z.+-]{1,64}$/);

const reported = {
  module: reportedModule,
  version: reportedVersion,
  /** Name of the module's page (`product`), never an address. */
  page: z.string().min(1).max(REPORT_LIMITS.page).optional(),
};

/**
 * The module was requested in a page, whether or not it started: sent when its mounting begins. A visitor without this
 * report for a version counts on no side, so a release that cannot even be loaded needs it most.
 */
export const viewReport = z.strictObject({ kind: z.literal('view'), ...reported });

/** A problem in the module. Message and stack hold no personal data, no address with its query. */
export const problemReport = z.strictObject({
  kind: z.literal('problem'),
  ...reported,
  /** Phase of its life: `load`, `mount`, `render`, `event`, `unmount`, … */
  phase: z.string().min(1).max(REPORT_LIMITS.phase).optional(),
  message: z.string().min(1).max(REPORT_LIMITS.message),
  /** As the browser gives it (`error.stack`). */
  stack: z.string().max(REPORT_LIMITS.stack).optional(),
});

/** A web vital of the page that the module filled: `lcp` and `inp` in milliseconds, `cls` without a unit. */
export const vitalReport = z.strictObject({
  kind: z.enum(['lcp', 'cls', 'inp']),
  ...reported,
  value: z.number().min(0).max(600_000),
});

export const releaseReport = z.discriminatedUnion('kind', [viewReport, problemReport, vitalReport]);
export type ReleaseReport = z.infer<typeof releaseReport>;

/**
 * POST /api/reports, and POST /api/release-reports for beacons, as application/json (also from a beacon); the
 * market-slug header is not needed. Answers 202 (beacons: 204) whether or not the reports count, so that nobody can
 * probe the rules and no browser retries; 422 when they do not fit this shape, 429 when there are too many.
 */
export const releaseReportsRequest = z.strictObject({
  /** `pageViewToken` of the page's inline data. */
  pageViewToken: z.string().min(1).max(4_000),
  visitorUniqueId,
  reports: z.array(releaseReport).min(1).max(REPORT_LIMITS.reports),
});
export type ReleaseReportsRequest = z.infer<typeof releaseReportsRequest>;

/** Market of a problem that belongs to no page, such as damaged files of a release. */
export const EVERY_MARKET = 'all';

/** A problem in a module's server bundle, or with its files. Lengths as those of `problemReport`. */
export const serverProblem = z.strictObject({
  ...reported,
  channel: z.enum(['stable', 'canary']),
  /** Slug of the page's market, or EVERY_MARKET. */
  market: z.string().min(1).max(40),
  message: z.string().min(1).max(REPORT_LIMITS.message),
  stack: z.string().max(REPORT_LIMITS.stack).optional(),
});
export type ServerProblem = z.infer<typeof serverProblem>;

/**
 * POST /internal/release-problems, from page servers with the bearer below: goes on to the error-reporting service like
 * browsers' problems, and counts for no visitor. Answers 204.
 */
export const serverProblemsRequest = z.strictObject({
  problems: z.array(serverProblem).min(1).max(REPORT_LIMITS.reports),
});
export type ServerProblemsRequest = z.infer<typeof serverProblemsRequest>;

/** GET /internal/release-problems, for the release commands, with the same bearer. */
export const releaseProblemsQuery = z.strictObject({
  /** Problems from this instant on (ISO 8601). */
  since: instant,
});

/** A problem of a release, with its count: from browsers, and with phase `server` from page servers. */
export const knownProblem = z.object({
  module: z.string(),
  version: z.string(),
  channel: z.enum(['stable', 'canary']),
  phase: z.string().nullable(),
  page: z.string().nullable(),
  message: z.string(),
  count: z.number().int().positive(),
  lastAt: instant,
});
export type KnownProblem = z.infer<typeof knownProblem>;

/** Reports above the limit of one network: they roll no canary back. */
export const uncountedReports = z.object({
  module: z.string(),
  version: z.string(),
  views: z.number().int().min(0),
  problems: z.number().int().min(0),
});
export type UncountedReports = z.infer<typeof uncountedReports>;

/** `{ data: { problems, uncounted } }`, the latest 200 problems and the 200 releases with most uncounted ones. */
export const releaseProblemsAnswer = dataOf({ problems: z.array(knownProblem), uncounted: z.array(uncountedReports) });

/** GET /internal/release-statistics, for page servers: `authorization: Bearer <RELEASE_SECRET>`, else 401. */
export const releaseStatisticsQuery = z.strictObject({
  module: reportedModule,
  /** Version of the canary. */
  canary: reportedVersion,
  /** Version that stable has. */
  stable: reportedVersion,
  /** Reports that came from this instant on (when the canary began, ISO 8601). */
  since: instant,
});
export type ReleaseStatisticsQuery = z.infer<typeof releaseStatisticsQuery>;

export const releaseSideStatistics = z.object({
  /** Visitors to whom the version was shown; every visitor is counted once. */
  views: z.number().int().min(0),
  /** Those of them who had at least one problem in it. */
  visitorsWithProblem: z.number().int().min(0),
  /** Visitors with a measured largest contentful paint (the latest of each). */
  lcpSamples: z.number().int().min(0),
  /** 75th percentile of it, milliseconds; null without a sample. */
  lcpP75Ms: z.number().min(0).nullable(),
});
export type ReleaseSideStatistics = z.infer<typeof releaseSideStatistics>;

export const releaseStatistics = z.object({ canary: releaseSideStatistics, stable: releaseSideStatistics });
export type ReleaseStatistics = z.infer<typeof releaseStatistics>;

/** `{ data: { statistics } }` */
export const releaseStatisticsAnswer = dataOf({ statistics: releaseStatistics });
export type ReleaseStatisticsAnswer = z.infer<typeof releaseStatisticsAnswer>;
