/** Builds the API out of its dependencies. Programs listen with it, tests call it through `app.inject`. */
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Config } from './config';
import { domains, personalData } from './domains';
import { createMarketDirectory } from './domains/operations/markets';
import { createActorResolver } from './domains/people/accounts';
import { createKeyResolver } from './domains/people/api-keys';
import { limitAnonymousBodies } from './platform/anonymous-bodies';
import { type Docs, registerDocs } from './platform/api-document';
import type { App, AppDependencies, RouteModule } from './platform/app-types';
import type { DatabaseHandle } from './platform/database';
import { callErrorsOf } from './platform/domain';
import { answerError } from './platform/error-handler';
import { closeConnectionsAtEnd } from './platform/graceful-close';
import { registerHealth } from './platform/health-routes';
import { registerMessages } from './platform/messages';
import { registerMethodRules } from './platform/method-rules';
import { registerMetrics } from './platform/metrics/metrics-route';
import { createProcessLease } from './platform/process-lease';
import { addEtag } from './platform/public-cache';
import { readFormBody, readJsonBody } from './platform/request-body';
import { registerRequestContext } from './platform/request-context-hook';
import { refuseForbiddenCharacters, requestIdOf, SECURITY_HEADERS } from './platform/request-hooks';
import { registerRequestLimit } from './platform/request-limit';
import { validateRequest } from './platform/request-validation';
import { createResponseSerializer } from './platform/response-serializer';
import { createWriteRefusals } from './platform/write-refusals';

export interface AppOptions {
  config: Config;
  database: DatabaseHandle;
  logger: Logger;
  /** Instant that requests are answered for; tests move it. */
  clock?: () => Date;
  /** Checks every answer against its schema (tests and development; costs time). */
  validateResponses?: boolean;
  /**
   * Aborted when the API is about to end: it keeps answering, reports itself as not ready, and each response ends its
   * connection.
   */
  ending?: AbortSignal;
  /** OpenAPI and its page. */
  docs?: Docs;
  /** Figures of the process, shown among the metrics; see `collectProcessMetrics`. */
  processMetrics?: Registry;
  /** More routes; for tests. */
  modules?: RouteModule[];
}

const BODY_LIMIT_BYTES = 1_048_576;

/** Builds the app; call `ready()`, `listen()` or `inject()` on it, `close()` at the end. The database stays the caller's. */
export async function buildApp(options: AppOptions): Promise<App> {
  const clock = options.clock ?? (() => new Date());
  const app = createServer(options);
  const dependencies: AppDependencies = {
    config: options.config,
    db: options.database.db,
    pool: options.database.pool,
    logger: options.logger,
    markets: createMarketDirectory(options.database.db, options.config.social),
    personalData,
    ending: options.ending ?? new AbortController().signal,
  };

  for (const { texts, figures } of domains) if (texts) registerMessages(texts, figures);
  limitAnonymousBodies(app);
  app.setValidatorCompiler(validateRequest);
  app.setSerializerCompiler(createResponseSerializer(options.validateResponses ?? false));
  const writes = createWriteRefusals(clock);
  app.setErrorHandler((error, request, reply) => {
    writes.note(error);
    answerError(error, request, reply);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, readJsonBody);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, readFormBody);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
  });
  const lease = createProcessLease(options.config.databaseUrl, options.logger);
  app.decorate('processLease', lease);
  app.addHook('onClose', () => lease.close());
  closeConnectionsAtEnd(app, dependencies.ending);
  registerMethodRules(app);
  await registerRequestLimit(app, options.config);
  const resolvers = {
    resolveActor: createActorResolver(dependencies.db),
    resolveKey: createKeyResolver(dependencies.db, options.config.rateLimitFactor),
  };
  registerRequestContext(app, dependencies.markets, resolvers, clock);
  app.addHook('preValidation', refuseForbiddenCharacters);
  app.addHook('onSend', addEtag);
  await registerDocs(app, {
    docs: options.docs ?? 'page',
    publicOrigin: options.config.publicOrigin,
    callErrors: callErrorsOf(domains),
  });
  registerHealth(app, dependencies, writes);
  registerMetrics(app, dependencies, { domains, ofProcess: options.processMetrics });
  const routes = domains.flatMap((domain) => domain.routes);
  for (const register of [...routes, ...(options.modules ?? [])]) {
    await register(app, dependencies);
  }
  return app;
}

/** The server without hooks and routes. */
function createServer({ config, logger }: AppOptions): App {
  const loggerInstance: FastifyBaseLogger = logger;
  return Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
}
