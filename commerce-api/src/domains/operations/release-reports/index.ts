export { purgeOldReports } from './purge-old-reports';
export { registerReleaseReports } from './routes';
export { type ProblemSending, sendDueProblems } from './send-problems';
export { createSentryClient, type SentryClient } from './sentry/client';
