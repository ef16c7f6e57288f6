/** The whole API on a test database, called without a socket. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Logger, pino } from 'pino';
import { buildApp } from '../app';
import { readConfig } from '../config';
import type { Docs } from '../platform/api-document';
import type { App, RouteModule } from '../platform/app-types';
import { enforceDeclarations } from '../platform/enforce-declarations';
import { pinPolicies } from './pinned-policies';
import { createTestDatabase, type TestDatabase } from './test-database';

export interface TestApp {
  app: App;
  database: TestDatabase;
  /** Sets the instant that requests are answered for; null: the real one. */
  setNow(now: Date | null): void;
  /** Calls the API with market `pl` unless the headers set another. */
  call(method: InjectOptions['method'], url: string, options?: CallOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface CallOptions {
  headers?: Record<string, string>;
  body?: unknown;
}

export interface TestAppOptions {
  modules?: RouteModule[];
  env?: Record<string, string>;
  docs?: Docs;
  /** Instead of a silent one. */
  logger?: Logger;
  /** Instead of a copy of the seeded one; dropped at the end like that. */
  database?: TestDatabase;
}

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  let now: Date | null = null;
  const config = readConfig({
    DEPLOYMENT: 'demo',
    DATABASE_URL: database.url,
    RATE_LIMIT_FACTOR: '1000',
    ...options.env,
  });
  pinPolicies();
  // As start-api does it.
  await enforceDeclarations(database.db, config.ageDeclaration);
  const app = await buildApp({
    config,
    database,
    logger: options.logger ?? pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' }),
    clock: () => now ?? new Date(),
    validateResponses: true,
    docs: options.docs ?? 'none',
    modules: options.modules ?? [],
  });
  await app.ready();
  return {
    app,
    database,
    setNow(instant) {
      now = instant;
    },
    call(method, url, { headers = {}, body } = {}) {
      const request: InjectOptions = {
        method: method ?? 'GET',
        url,
        headers: { 'market-slug': 'pl', 'accept-language': 'pl', ...headers },
      };
      if (body !== undefined) {
        request.payload = typeof body === 'string' ? body : JSON.stringify(body);
        request.headers = { 'content-type': 'application/json', ...request.headers };
      }
      return app.inject(request);
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
