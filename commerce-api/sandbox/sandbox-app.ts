import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import pg from 'pg';
import { registerIndexPage } from './pages/index-page';
import { registerStyles } from './pages/styles';
import { registerPrzelewy24Api } from './przelewy24/api-routes';
import { registerControl } from './przelewy24/control';
import { createNoticeSender } from './przelewy24/notices';
import { registerPayerPages } from './przelewy24/payer-pages';
import { createTransactionStore, type TransactionStore } from './przelewy24/transaction-store';
import { readBodies } from './read-bodies';

export interface GatewayKeys {
  merchantId: number;
  posId: number;
  apiKey: string;
  crcKey: string;
}

export interface SandboxOptions {
  databaseUrl: string;
  publicOrigin: string;
  przelewy24: GatewayKeys;
  logger?: FastifyBaseLogger;
}

export interface SandboxParts {
  keys: GatewayKeys;
  store: TransactionStore;
  notices: ReturnType<typeof createNoticeSender>;
  publicOrigin: string;
}

/** Builds the sandbox; everything it serves starts with /sandbox. What it received stays in PostgreSQL. */
export async function buildSandbox(options: SandboxOptions) {
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 4 });
  pool.on('error', () => {});
  const store = await createTransactionStore(pool);
  const notices = createNoticeSender(store, options.przelewy24);
  const app: FastifyInstance = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : {}),
    bodyLimit: 65_536,
    forceCloseConnections: true,
  });
  readBodies(app);
  const parts: SandboxParts = { keys: options.przelewy24, store, notices, publicOrigin: options.publicOrigin };
  registerStyles(app);
  registerIndexPage(app, parts);
  registerPrzelewy24Api(app, parts);
  registerPayerPages(app, parts);
  registerControl(app, parts);
  app.get('/sandbox/healthz', async () => ({ status: 'ok' }));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header('x-robots-tag', 'noindex');
  });
  notices.start();
  return {
    app,
    notices,
    store,
    async close() {
      await notices.stop();
      await app.close();
      await pool.end();
    },
  };
}
