import type { Job, JobContext } from '../../platform/domain';
import { clearUploads, createFileStore } from './files';
import { purgeVisitors } from './markets';
import { createSmsClient, createSmtpClient, expireMessages, sendDueMessages } from './messages';
import { sendPageChanges } from './page-changes';
import { createSentryClient, purgeOldReports, sendDueProblems } from './release-reports';
import { purgeOldDeliveries, sendDueWebhooks } from './webhooks';

export function operationsJobs(context: JobContext): readonly Job[] {
  const { db, config, logger } = context;
  const files = createFileStore(config.files);
  const { pageServers, releaseSecret: secret, codeSecret } = config;
  const allowsLoopback = config.deployment !== 'production';
  return [
    { name: 'page changes', pauseMs: 300, run: () => sendPageChanges({ db, logger, pageServers, secret }) },
    { name: 'webhooks', pauseMs: 1000, run: () => sendDueWebhooks({ db, logger, codeSecret, allowsLoopback }) },
    { name: 'old webhook deliveries', pauseMs: 3_600_000, run: () => purgeOldDeliveries(db) },
    { name: 'release reports', pauseMs: 600_000, run: () => purgeOldReports(db) },
    { name: 'files', pauseMs: 60_000, run: () => clearUploads(db, files) },
    { name: 'visitors', pauseMs: 3_600_000, run: () => purgeVisitors(db) },
    {
      name: 'old messages',
      pauseMs: 600_000,
      async run() {
        const late = await expireMessages(db);
        if (late > 0) logger.warn({ messages: late }, 'messages expired undelivered');
      },
    },
    ...configuredJobs(context),
  ];
}

/** Jobs that send to an outside service, where it is configured. */
function configuredJobs({ db, config, logger, messageTexts: texts, refusedSms }: JobContext): Job[] {
  const jobs: Job[] = [];
  if (config.smtp) {
    const { send, close } = createSmtpClient({ ...config.smtp, publicOrigin: config.publicOrigin, texts });
    const run = () => sendDueMessages({ db, logger, channel: 'email', send });
    jobs.push({ name: 'e-mails', pauseMs: 1000, run, close });
  }
  if (config.sms) {
    const { send } = createSmsClient({ ...config.sms, texts });
    const run = () => sendDueMessages({ db, logger, channel: 'sms', send, refused: refusedSms });
    jobs.push({ name: 'SMS', pauseMs: 1000, run });
  }
  if (config.sentry) {
    const sentry = createSentryClient(config.sentry);
    jobs.push({ name: 'problems', pauseMs: 2000, run: () => sendDueProblems({ db, logger, sentry }) });
  }
  return jobs;
}
