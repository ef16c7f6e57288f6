import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError, notFound } from '../../platform/api-error';
import type { App } from '../../platform/app-types';
import type { Db } from '../../platform/database';
import type { Gateways } from './gateways/create-gateways';
import { GatewayRefused, GatewayUnavailable } from './gateways/gateway';
import { type NoticeOutcome, receiveNotice } from './receive-notice';

const params = z.object({ provider: z.enum(['przelewy24', 'paypal', 'stripe']) });

/** An answer other than 2xx makes a gateway repeat its notice. */
const refusals: Partial<Record<NoticeOutcome, () => ApiError>> = {
  notBelieved: () => new ApiError(400, 'bad_request'),
  unknownSession: () => notFound(),
  notPaid: () => new ApiError(409, 'conflict'),
  wrongAmount: () => new ApiError(409, 'conflict'),
};

/** Where gateways send their notices: read as text, since their signatures are over the text. */
export function registerNotices(app: App, db: Db, gateways: Gateways): void {
  app.register(async (scope) => {
    const notices = scope.withTypeProvider<ZodTypeProvider>();
    notices.removeAllContentTypeParsers();
    notices.addContentTypeParser('*', { parseAs: 'string' }, async (_request: FastifyRequest, text: string) => text);
    notices.post(
      '/api/payments/:provider/notifications',
      {
        config: { market: false, rateLimit: false },
        schema: { tags: ['payments'], summary: "A gateway's notice, answered as the gateway expects", params },
      },
      async (request, reply) => {
        const gateway = gateways[request.params.provider];
        const text = typeof request.body === 'string' ? request.body : '';
        try {
          const { headers, context } = request;
          const outcome = await receiveNotice(db, gateway, { text, headers }, context.now);
          request.log.info({ outcome, provider: gateway.provider }, 'a payment notice was received');
          const refusal = refusals[outcome];
          if (refusal) throw refusal();
          return reply.type('text/plain').send('OK');
        } catch (error) {
          if (error instanceof GatewayUnavailable || error instanceof GatewayRefused) {
            throw new ApiError(503, 'gateway_unavailable');
          }
          throw error;
        }
      },
    );
  });
}
