import {
  businessContactRequest,
  businessIdeaRequest,
  callBackRequest,
  contactRequest,
  dataOf,
  formGuard,
  influencerRequest,
  type Lead,
  lead,
  mailRequest,
  ownContactRequest,
  ownInfluencerRequest,
  professionalLeadRequest,
  type User,
} from '@aksamit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { unauthorized } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Trx } from '../../../platform/database';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { pageAddress } from '../../../platform/page-address';
import { pagesPrefix } from '../../../platform/pages-prefix';
import { limitAttempts } from '../../../platform/rate-counter';
import { marketOf, requireUser } from '../../../platform/request-context';
import { findUser, requireRegulations } from '../accounts';
import {
  readBusinessContact,
  readBusinessIdea,
  readCallBack,
  readContact,
  readInfluencer,
  readOwnContact,
  readOwnInfluencer,
  readProfessional,
  readQuestion,
  requireComplaintAddress,
} from './read-forms';
import { refuseProgram } from './refuse-program';
import { sendOwnMail } from './send-own-mail';
import { type LeadContext, submitLead } from './submit-lead';

const tags = ['forms'];
const response = { 201: dataOf({ lead }) };
const HOUR = 3600;
const FORMS_PER_HOUR = 20;
const onRequest = async (request: FastifyRequest) => {
  requireUser(request);
};

const userIdOf = ({ context: { actor } }: FastifyRequest) => (actor.kind === 'user' ? actor.userId : null);

/** Routes of forms: call-back, franchise, professionals, contact and complaints, the reviewer club, listed mails. */
export function registerLeads(app: App, dependencies: AppDependencies): void {
  registerLeadForms(app, dependencies);
  registerContactForms(app, dependencies);
  registerReviewerForms(app, dependencies);
  registerListedMails(app, dependencies);
}

async function contextOf(dependencies: AppDependencies, request: FastifyRequest): Promise<LeadContext> {
  const { id: marketId, slug } = marketOf(request);
  const { actor, visitorUniqueId, locale, now } = request.context;
  const owner =
    actor.kind === 'user' ? { userId: actor.userId } : visitorUniqueId === null ? null : { visitorUniqueId };
  const known = (await dependencies.markets.contexts()).find((market) => market.slug === slug);
  if (!known) throw new Error(`Failed to take a form: market ${slug} is gone. Try again.`);
  const { email, complaintsEmail } = known.brand;
  return { marketId, locale, now, owner, shop: { email, complaintsEmail, locale: known.locales[0]?.code ?? 'pl' } };
}

async function profileOf(trx: Trx, request: FastifyRequest): Promise<User> {
  const user = await findUser(trx, requireUser(request).userId);
  if (!user) throw unauthorized();
  return user;
}

/** Forms of customers and of modules from before have no guard. */
const guarded = z.object({ guard: formGuard.optional() });

/** Counts, which stays counted, then does the work once per idempotency key. @throws 422 on `guard`, 429 */
async function take(
  dependencies: AppDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (trx: Trx, context: LeadContext) => Promise<Lead>,
) {
  for (const who of [request.ip, userIdOf(request) ?? request.ip].filter((one, at, all) => all.indexOf(one) === at)) {
    const limit = { key: `forms:${who}`, limit: FORMS_PER_HOUR, windowSeconds: HOUR };
    await limitAttempts(dependencies.db, limit, dependencies.config.rateLimitFactor);
  }
  refuseProgram(guarded.parse(request.body).guard);
  const context = await contextOf(dependencies, request);
  return withIdempotencyKey(dependencies.db, request, reply, async (trx) => ({
    status: 201,
    body: { data: { lead: await work(trx, context) } },
  }));
}

const schemaOf = <Body extends z.ZodType>(summary: string, body: Body) => ({ tags, summary, body, response });

/** Forms by which somebody asks to be called or written to. */
function registerLeadForms(app: App, dependencies: AppDependencies): void {
  app.post('/api/leads', { schema: schemaOf('Asks to be called back', callBackRequest) }, (request, reply) =>
    take(dependencies, request, reply, async (trx, context) => {
      requireRegulations(request.body.agrees);
      return submitLead(trx, readCallBack(request.body, userIdOf(request)), context);
    }),
  );

  app.post(
    '/api/leads/professional',
    { schema: schemaOf('Contact of a professional, who says to be one', professionalLeadRequest) },
    (request, reply) =>
      take(dependencies, request, reply, async (trx, context) => {
        requireRegulations(request.body.agrees);
        return submitLead(trx, readProfessional(request.body, userIdOf(request)), context);
      }),
  );

  app.post(
    '/api/leads/business-idea',
    { schema: schemaOf('Interest in a franchise salon', businessIdeaRequest) },
    (request, reply) =>
      take(dependencies, request, reply, async (trx, context) => {
        requireRegulations(request.body.agrees);
        return submitLead(trx, readBusinessIdea(request.body, userIdOf(request)), context);
      }),
  );
}

function registerContactForms(app: App, dependencies: AppDependencies): void {
  const { config } = dependencies;
  // Forms of modules from before the address was required lack some of its fields.
  const requireAddress = config.ageDeclaration === 'required' ? requireComplaintAddress : () => undefined;

  app.post(
    '/api/contact',
    { schema: schemaOf('Contact form; also complaints, with the clock of their answer', contactRequest) },
    (request, reply) =>
      take(dependencies, request, reply, (trx, context) => {
        requireAddress(request.body);
        return submitLead(trx, readContact(request.body, userIdOf(request)), context);
      }),
  );

  app.post(
    '/api/contact/business',
    { schema: schemaOf('Contact of a business', businessContactRequest) },
    (request, reply) =>
      take(dependencies, request, reply, (trx, context) =>
        submitLead(trx, readBusinessContact(request.body, userIdOf(request)), context),
      ),
  );

  app.post(
    '/api/me/contact',
    { onRequest, schema: schemaOf('Contact form of a customer', ownContactRequest) },
    (request, reply) =>
      take(dependencies, request, reply, async (trx, context) => {
        requireAddress(request.body);
        return submitLead(trx, readOwnContact(request.body, await profileOf(trx, request)), context);
      }),
  );
}

function registerReviewerForms(app: App, dependencies: AppDependencies): void {
  app.post(
    '/api/influencer-submit-form',
    { schema: schemaOf('Applies to the reviewer club', influencerRequest) },
    (request, reply) =>
      take(dependencies, request, reply, async (trx, context) => {
        requireRegulations(request.body.agrees);
        return submitLead(trx, readInfluencer(request.body, userIdOf(request), request.context.now), context);
      }),
  );

  app.post(
    '/api/me/influencer-submit-form',
    { onRequest, schema: schemaOf('A customer applies to the reviewer club', ownInfluencerRequest) },
    (request, reply) =>
      take(dependencies, request, reply, async (trx, context) => {
        requireRegulations(request.body.agrees);
        return submitLead(
          trx,
          readOwnInfluencer(request.body, await profileOf(trx, request), request.context.now),
          context,
        );
      }),
  );
}

function registerListedMails(app: App, dependencies: AppDependencies): void {
  const { markets } = dependencies;
  app.post(
    '/api/mails',
    { schema: schemaOf("Sends a listed template: to the shop, or to one's own address", mailRequest) },
    async (request, reply) => {
      const { locale, now } = request.context;
      const { id: marketId, slug } = marketOf(request);
      const path = pageAddress('content/application', { locale, basePath: await pagesPrefix(markets, slug, locale) });
      return take(dependencies, request, reply, async (trx, context) => {
        const { body } = request;
        if (body.template === 'question') return submitLead(trx, readQuestion(body, userIdOf(request)), context);
        return sendOwnMail(trx, await profileOf(trx, request), { marketId, locale, now, path });
      });
    },
  );
}
