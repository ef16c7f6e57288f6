/** Starts the commerce API. */
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app';
import { readConfig } from './config';
import { openDatabase } from './platform/database';
import { enforceDeclarations } from './platform/enforce-declarations';
import { collectProcessMetrics } from './platform/metrics/process-metrics';
import { refuseDemoData } from './platform/prepare';
import { createLogger, runProgram } from './platform/run-program';
import { DEMO_STEPS } from './seed/demo-steps';

await runProgram('commerce-api', async () => {
  const config = readConfig();
  const logger = createLogger('commerce-api', config.logLevel);
  const database = openDatabase(config.databaseUrl, config.databasePoolSize, (error) =>
    logger.warn({ err: error }, 'a database connection was lost'),
  );
  // Fails here, in one sentence, rather than on the first request.
  await database.pool.query('select 1');
  if (!config.demoData) await refuseDemoData(database, DEMO_STEPS);
  await enforceDeclarations(database.db, config.ageDeclaration);
  const ending = new AbortController();
  const app = await buildApp({
    config,
    database,
    logger,
    ending: ending.signal,
    processMetrics: collectProcessMetrics(),
    validateResponses: process.env.NODE_ENV === 'development',
  });
  await app.listen({ host: config.api.host, port: config.api.port });
  return {
    async stop() {
      ending.abort();
      await pause(config.api.drainMs);
      await app.close();
      await database.close();
    },
  };
});
