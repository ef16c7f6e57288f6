export { readProblems } from './problem-queries';
export { purgeOldReports } from './purge-old-reports';
export { registerReleaseReports } from './routes';
export { selectRunningReleases } from './running-releases';
export { type ProblemSending, sendDueProblems } from './send-problems';
export { createSentryClient, type SentryClient } from './sentry/client';
