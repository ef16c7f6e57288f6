import { dataOf, visitorConsent, visitorConsentsRequest } from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { inTransaction } from '../../../platform/database';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { limitAttempts } from '../../../platform/rate-counter';
import { requireUser } from '../../../platform/request-context';
import { exportUser } from './export-user';
import { recordVisitorConsents } from './record-consents';

const tags = ['privacy'];
const onRequest = async (request: FastifyRequest) => {
  requireUser(request);
};

/** A person's data held by the shop, and their consents. */
export function registerPrivacy(app: App, { db, config, personalData }: AppDependencies): void {
  app.get(
    '/api/me/export',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Everything held about the user',
        response: { 200: dataOf({ export: z.record(z.string(), z.array(z.unknown())) }) },
      },
    },
    async (request, reply) => {
      const { userId } = requireUser(request);
      await limitAttempts(db, { key: `export:${userId}`, limit: 10, windowSeconds: 3600 }, config.rateLimitFactor);
      reply.header('content-disposition', 'attachment; filename="export.json"');
      return { data: { export: await inTransaction(db, (trx) => exportUser(trx, userId, personalData)) } };
    },
  );

  app.post(
    '/api/consents',
    {
      schema: {
        tags,
        summary: "A visitor's consents with their text's version; the latest of a type holds",
        body: visitorConsentsRequest,
        response: { 201: dataOf({ consents: z.array(visitorConsent) }) },
      },
    },
    async (request, reply) => {
      const { actor, visitorUniqueId } = request.context;
      const userId = actor.kind === 'user' ? actor.userId : null;
      if (userId === null && visitorUniqueId === null) throw invalidFields({ 'visitor-unique-id': ['required'] });
      await limitAttempts(
        db,
        { key: `consent:${request.ip}`, limit: 120, windowSeconds: 3600 },
        config.rateLimitFactor,
      );
      const giver = { userId, visitorUniqueId, address: request.ip, secret: config.codeSecret };
      return withIdempotencyKey(db, request, reply, async (trx) => {
        const consents = await recordVisitorConsents(trx, giver, request.body);
        return { status: 201, body: { data: { consents } } };
      });
    },
  );
}
