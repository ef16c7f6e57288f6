import { timingSafeEqual } from 'node:crypto';
import {
  REPORT_LIMITS,
  releaseReportsRequest,
  releaseStatisticsAnswer,
  releaseStatisticsQuery,
  serverProblemsRequest,
} from '@aksamit/shared-kit/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { unauthorized } from '../../platform/api-error';
import type { App, AppDependencies } from '../../platform/app-types';
import { inTransaction } from '../../platform/database';
import { headerOf } from '../../platform/request-context';
import { passProblemsOn } from './pass-problems-on';
import { receiveReports } from './receive-reports';
import { readStatistics } from './report-queries';

const CALLS_PER_MINUTE = 60;
/** Phase of what a page server reports. */
const SERVER_PHASE = 'server';

export function registerReleaseReports(app: App, { db, config }: AppDependencies): void {
  const { releaseSecret, rateLimitFactor, sentry } = config;
  /** Page servers know the secret; behind the gateway nobody else comes as far as that. */
  const refuseStrangers = async (request: FastifyRequest) => {
    if (!isBearer(headerOf(request, 'authorization'), releaseSecret)) throw unauthorized();
  };

  app.post(
    '/api/release-reports',
    {
      bodyLimit: REPORT_LIMITS.body,
      config: {
        market: false,
        rateLimit: { max: Math.ceil(CALLS_PER_MINUTE * rateLimitFactor), timeWindow: 60_000 },
      },
      schema: {
        tags: ['releases'],
        summary: 'What a browser saw of the releases in its page; the answer does not tell whether it counts',
        body: releaseReportsRequest,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      if (releaseSecret !== null) {
        const outcome = await receiveReports(
          { db, secret: releaseSecret, limitFactor: rateLimitFactor, passesProblemsOn: sentry !== null },
          request.body,
          { userAgent: headerOf(request, 'user-agent') ?? '', address: request.ip, now: request.context.now },
        );
        if (outcome !== 'taken') request.log.debug({ outcome }, 'release reports do not count');
      }
      return reply.code(204).send();
    },
  );

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
      if (sentry !== null) {
        const onServer = problems.map((problem) => ({ ...problem, phase: SERVER_PHASE }));
        await inTransaction(db, (trx) => passProblemsOn(trx, onServer, now));
      }
      return reply.code(204).send();
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
