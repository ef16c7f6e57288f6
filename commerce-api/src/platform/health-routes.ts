/** Health and version, for the page server, load balancers and people. */
import { dataOf } from '@aksamit/contracts';
import { z } from 'zod';
import { API_VERSION } from './api-version';
import type { App, AppDependencies } from './app-types';
import { isReachable } from './database';
import { errorMessage } from './messages';
import type { WriteRefusals } from './write-refusals';

/** `/readyz` is 503 while the process ends, the database is away, or it refused to write lately (a full disk). */
export function registerHealth(app: App, { db, ending }: AppDependencies, writes: WriteRefusals): void {
  const config = { market: false, rateLimit: false };
  app.get('/healthz', { config, schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, schema: { hide: true } }, async (request, reply) => {
    if (!ending.aborted && !writes.wereLately() && (await isReachable(db))) return { status: 'ready' };
    return reply.code(503).send({
      error: { code: 'service_unavailable', message: errorMessage('service_unavailable', request.context.locale) },
    });
  });
  const response = { 200: dataOf({ version: z.object({ api: z.string(), compatibleFrom: z.string() }) }) };
  app.get('/api/version', { config, schema: { tags: ['platform'], summary: 'What is live', response } }, async () => ({
    data: { version: { api: API_VERSION, compatibleFrom: API_VERSION } },
  }));
}
