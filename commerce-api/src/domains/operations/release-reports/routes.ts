import { timingSafeEqual } from 'node:crypto';
import {
  REPORT_LIMITS,
  releaseProblemsAnswer,
  releaseProblemsQuery,
  releaseReportsRequest,
  releaseStatisticsAnswer,
  releaseStatisticsQuery,
  serverProblemsRequest,
} from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { unauthorized } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { inTransaction } from '../../../platform/database';
import { headerOf } from '../../../platform/request-context';
import { passProblemsOn } from './pass-problems-on';
import { readProblems } from './problem-queries';
import { receiveReports } from './receive-reports';
import { readStatistics } from './report-queries';
import { readUncounted } from './uncounted-queries';

const CALLS_PER_MINUTE = 60;
/** Phase of problems reported by a page server. */
const SERVER_PHASE = 'server';

export function registerReleaseReports(app: App, dependencies: AppDependencies): void {
  registerBrowserReports(app, dependencies);
  registerServerProblems(app, dependencies);
}

/** Its response does not reveal whether the reports count. */
const take = async (
  { db, config }: Pick<AppDependencies, 'db' | 'config'>,
  request: FastifyRequest,
  body: z.output<typeof releaseReportsRequest>,
) => {
  const { releaseSecret } = config;
  if (releaseSecret === null) return;
  const outcome = await receiveReports(
    { db, secret: releaseSecret, limitFactor: config.rateLimitFactor, passesProblemsOn: config.sentry !== null },
    body,
    { userAgent: headerOf(request, 'user-agent') ?? '', address: request.ip, now: request.context.now },
  );
  if (outcome !== 'taken') request.log.debug({ outcome }, 'release reports do not count');
};

/** Reports of browsers. */
function registerBrowserReports(app: App, dependencies: AppDependencies): void {
  const { config } = dependencies;
  const rateLimit = { max: Math.ceil(CALLS_PER_MINUTE * config.rateLimitFactor), timeWindow: 60_000 };

  app.post(
    '/api/reports',
    {
      bodyLimit: REPORT_LIMITS.body,
      config: { market: false, rateLimit },
      schema: {
        tags: ['releases'],
        summary: 'Problems and vitals of a page, with its signed page-view token; does not tell whether they count',
        body: releaseReportsRequest,
        response: { 202: z.object({ data: z.object({}) }) },
      },
    },
    async (request, reply) => {
      await take(dependencies, request, request.body);
      return reply.code(202).send({ data: {} });
    },
  );

  app.post(
    '/api/release-reports',
    {
      bodyLimit: REPORT_LIMITS.body,
      config: { market: false, rateLimit },
      schema: {
        tags: ['releases'],
        summary: 'Like POST /reports, without a body in the answer: for beacons',
        body: releaseReportsRequest,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await take(dependencies, request, request.body);
      return reply.code(204).send();
    },
  );
}

function registerServerProblems(app: App, { db, config }: AppDependencies): void {
  /** Page servers know the secret; behind the gateway no other caller reaches this route. */
  const refuseStrangers = async (request: FastifyRequest) => {
    if (!isBearer(headerOf(request, 'authorization'), config.releaseSecret)) throw unauthorized();
  };

  app.post(
    '/internal/release-problems',
    {
      bodyLimit: 2 * REPORT_LIMITS.body,
      config: { market: false },
      schema: { hide: true, body: serverProblemsRequest, response: { 204: z.undefined() } },
      onRequest: refuseStrangers,
    },
    async (request, reply) => {
      const { problems } = request.body;
      const { now } = request.context;
      const onServer = problems.map((problem) => ({ ...problem, phase: SERVER_PHASE }));
      await inTransaction(db, (trx) => passProblemsOn(trx, onServer, { now, isSent: config.sentry !== null }));
      return reply.code(204).send();
    },
  );

  app.get(
    '/internal/release-problems',
    {
      config: { market: false },
      schema: { hide: true, querystring: releaseProblemsQuery, response: { 200: releaseProblemsAnswer } },
      onRequest: refuseStrangers,
    },
    async (request) => {
      const since = new Date(request.query.since);
      return { data: { problems: await readProblems(db, since), uncounted: await readUncounted(db, since) } };
    },
  );

  app.get(
    '/internal/release-statistics',
    {
      config: { market: false },
      schema: { hide: true, querystring: releaseStatisticsQuery, response: { 200: releaseStatisticsAnswer } },
      onRequest: refuseStrangers,
    },
    async (request) => ({ data: { statistics: await readStatistics(db, request.query) } }),
  );
}

function isBearer(header: string | null, secret: string | null): boolean {
  if (header === null || secret === null) return false;
  const given = Buffer.from(header);
  const wanted = Buffer.from(`Bearer ${secret}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
