/**
 * Starts the worker, which runs the jobs of all domains: looks up open payments, sends refunds and messages, ends orders
 * that were left unpaid, marks visits that are over, purges expired data. Safe to kill at any point.
 */
import { readConfig } from './config';
import { domains, personalData } from './domains';
import { openDatabase, WORK_TIMEOUTS } from './platform/database';
import { refusedSmsOf } from './platform/domain';
import { messageTextsOf } from './platform/message-texts';
import { platformJobs } from './platform/platform-jobs';
import { startPollingJob } from './platform/polling-job';
import { createLogger, runProgram } from './platform/run-program';

await runProgram('worker', async () => {
  const config = readConfig();
  const logger = createLogger('worker', config.logLevel);
  const onLost = (error: Error) => logger.warn({ err: error }, 'a database connection was lost');
  const database = openDatabase(config.databaseUrl, 4, onLost, WORK_TIMEOUTS);
  await database.pool.query('select 1');
  const messageTexts = messageTextsOf(domains);
  const refusedSms = refusedSmsOf(domains);
  const context = { db: database.db, config, logger, personalData, messageTexts, refusedSms };
  const jobs = [...platformJobs(context), ...domains.flatMap((domain) => domain.jobs?.(context) ?? [])];
  const loops = jobs.map(({ name, pauseMs, run }) => startPollingJob(name, pauseMs, logger, run));
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
      for (const job of jobs) job.close?.();
      await database.close();
    },
  };
});
