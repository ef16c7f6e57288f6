import { newsletterRequest, newsletterToken } from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { respondInConstantTime } from '../../../platform/constant-time-response';
import { inTransaction } from '../../../platform/database';
import { limitAttempts } from '../../../platform/rate-counter';
import { marketOf } from '../../../platform/request-context';
import { pageLocaleOf } from '../accounts';
import { refuseProgram } from '../leads';
import { confirmSubscription } from './confirm-subscription';
import { endSubscription } from './end-subscription';
import { type NewsletterContext, requestSubscription } from './request-subscription';

const tags = ['forms'];
const nothing = z.object({ data: z.object({}) });
const HOUR = 3600;
const PER_HOUR = 20;
/** The body of a one-click request is `List-Unsubscribe=One-Click`, as a form with or without parts. */
const ONE_CLICK_BYTES = 1024;

/** Routes of the newsletter: the request, its confirmation, and two ways to end it. */
export function registerNewsletter(app: App, dependencies: AppDependencies): void {
  registerSubscription(app, dependencies);
  registerCancellation(app, dependencies);
}

async function contextOf(dependencies: AppDependencies, request: FastifyRequest): Promise<NewsletterContext> {
  const page = await pageLocaleOf(dependencies, request);
  return { secret: dependencies.config.codeSecret, page, now: request.context.now };
}

/** Counts by network address and by visitor. @throws 429 */
async function limit({ db, config }: AppDependencies, request: FastifyRequest, what: string): Promise<void> {
  const { visitorUniqueId } = request.context;
  const keys = [request.ip, ...(visitorUniqueId === null ? [] : [visitorUniqueId])];
  for (const who of keys)
    await limitAttempts(db, { key: `${what}:${who}`, limit: PER_HOUR, windowSeconds: HOUR }, config.rateLimitFactor);
}

function registerSubscription(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.post(
    '/api/newsletter-subscriptions',
    {
      schema: {
        tags,
        summary: 'Mails a link that confirms the newsletter; answers alike for all addresses',
        body: newsletterRequest,
        response: { 202: nothing },
      },
    },
    async (request, reply) => {
      await limit(dependencies, request, 'newsletter-requests');
      const { guard, ...wanted } = request.body;
      refuseProgram(guard);
      const context = await contextOf(dependencies, request);
      const subscription = { ...wanted, marketId: marketOf(request).id, address: request.ip };
      await respondInConstantTime(() => inTransaction(db, (trx) => requestSubscription(trx, subscription, context)));
      return reply.code(202).send({ data: {} });
    },
  );

  app.post(
    '/api/newsletter-subscriptions/confirmation',
    {
      schema: { tags, summary: 'Confirms the newsletter by a link', body: newsletterToken, response: { 200: nothing } },
    },
    async (request) => {
      await limit(dependencies, request, 'newsletter-links');
      const context = await contextOf(dependencies, request);
      await inTransaction(db, (trx) => confirmSubscription(trx, request.body.token, context));
      return { data: {} };
    },
  );
}

function registerCancellation(app: App, dependencies: AppDependencies): void {
  const { db, config } = dependencies;
  const end = (request: FastifyRequest, token: string) =>
    inTransaction(db, (trx) => endSubscription(trx, token, { secret: config.codeSecret, now: request.context.now }));

  app.post(
    '/api/newsletter-subscriptions/cancellation',
    {
      schema: { tags, summary: 'Ends the newsletter by a link', body: newsletterToken, response: { 200: nothing } },
    },
    async (request) => {
      await limit(dependencies, request, 'newsletter-links');
      await end(request, request.body.token);
      return { data: {} };
    },
  );

  app.register(async (scope) => {
    const mailPrograms = scope.withTypeProvider<ZodTypeProvider>();
    mailPrograms.removeAllContentTypeParsers();
    mailPrograms.addContentTypeParser(
      '*',
      { parseAs: 'string' },
      async (_request: FastifyRequest, text: string) => text,
    );
    mailPrograms.post(
      '/api/newsletter-subscriptions/one-click',
      {
        bodyLimit: ONE_CLICK_BYTES,
        config: { market: false },
        schema: {
          tags,
          summary: 'Ends the newsletter from a mail program (RFC 8058)',
          querystring: newsletterToken,
          response: { 200: nothing },
        },
      },
      async (request) => {
        await end(request, request.query.token);
        return { data: {} };
      },
    );
  });
}
