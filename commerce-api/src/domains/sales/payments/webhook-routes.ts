import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type ApiError, notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { FailureLimit } from '../../../platform/failure-limit';
import { salesError } from '../errors';
import { type Disbelief, GatewayRefused, GatewayUnavailable } from './gateways/gateway';
import { type Gateways, providerNames } from './providers';
import { receiveWebhook, type Sender, type WebhookOutcome } from './receive-webhook';

const params = z.object({ provider: z.enum(providerNames) });

/** A response other than 2xx makes a gateway repeat its webhook. */
const refusals: Partial<Record<WebhookOutcome | Disbelief, () => ApiError>> = {
  unknownPayment: () => notFound(),
  unknownSession: () => notFound(),
  notPaid: () => salesError('409 conflict'),
  wrongAmount: () => salesError('409 conflict'),
};
const notBelieved = () => salesError('400 bad_request');

/** Gateways' webhooks have one to four kilobytes. */
export const WEBHOOK_BYTES = 16 * 1024;
/** Of one address. Accepted webhooks are not counted: gateways send in bursts, from few addresses. */
const FAILURES_PER_MINUTE = 30;

/** The gateways' webhook routes: bodies are read as text, since their signatures are over the text. */
export function registerWebhooks(app: App, { db, config }: AppDependencies, gateways: Gateways): void {
  const failures = new FailureLimit({
    limit: Math.ceil(FAILURES_PER_MINUTE * config.rateLimitFactor),
    windowMs: 60_000,
  });
  app.register(async (scope) => {
    const webhooks = scope.withTypeProvider<ZodTypeProvider>();
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser('*', { parseAs: 'string' }, async (_request: FastifyRequest, text: string) => text);
    webhooks.post(
      '/api/payments/:provider/notifications',
      {
        bodyLimit: WEBHOOK_BYTES,
        config: { market: false, rateLimit: false },
        schema: { tags: ['payments'], summary: "A gateway's webhook, answered as the gateway expects", params },
      },
      async (request, reply) => {
        const gateway = gateways[request.params.provider];
        const text = typeof request.body === 'string' ? request.body : '';
        const { headers, ip, context } = request;
        const sender: Sender = {
          now: context.now,
          requireFewFailures: () => failures.requireFew(ip, context.now),
          countFailure: () => failures.count(ip, context.now),
        };
        try {
          const reception = await receiveWebhook(db, gateway, { text, headers }, sender);
          request.log.info({ ...reception, provider: gateway.provider }, 'a payment webhook was received');
          const refusal = reception.isBelieved
            ? refusals[reception.outcome]
            : (refusals[reception.reason] ?? notBelieved);
          if (refusal) throw refusal();
          return reply.type('text/plain').send('OK');
        } catch (error) {
          if (error instanceof GatewayUnavailable || error instanceof GatewayRefused) {
            throw salesError('503 gateway_unavailable');
          }
          throw error;
        }
      },
    );
  });
}
