import {
  dataOf,
  genderRequest,
  invoiceRequest,
  knownUserRequest,
  loginBy,
  loginRequest,
  passwordRequest,
  profileRequest,
  registerRequest,
  sessionData,
  user,
  userAgreesRequest,
  visitRemindersRequest,
} from '@aksamit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { invalidFields, unauthorized } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Db, Trx } from '../../../platform/database';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { countAttempt, limitAttempts } from '../../../platform/rate-counter';
import { marketOf, requireUser } from '../../../platform/request-context';
import { findLoginBy, findUser } from './account-queries';
import { changePassword } from './change-password';
import { recordConsents } from './consents';
import { isVatIdOf } from './invoice-rules';
import { callingBrowser } from './known-browser';
import { logIn } from './log-in';
import { registerProofs } from './proof-routes';
import { registerUser } from './register-user';
import { registerSecondFactor } from './second-factor-routes';
import { closeSession } from './session-queries';
import { updateProfile } from './update-profile';
import { setVisitReminders } from './visit-reminders';
import { pageLocaleOf, welcome } from './welcome';

const tags = ['accounts'];
const session = z.object({ data: sessionData });
const withUser = dataOf({ user });
const QUARTER_HOUR = 900;
// Before the body is validated: a caller without a login gets 401 first.
const onRequest = async (request: FastifyRequest) => {
  requireUser(request);
};

/** Routes of accounts: registration, login, logout, the profile and its parts. */
export function registerAccounts(app: App, dependencies: AppDependencies): void {
  registerProofs(app, dependencies);
  registerSecondFactor(app, dependencies);
  registerRegistration(app, dependencies);
  registerLogin(app, dependencies);
  registerKnownUser(app, dependencies);
  registerProfile(app, dependencies);
  registerProfileParts(app, dependencies);
  registerPassword(app, dependencies);
}

/** Reads the profile again after a change; a user deleted meanwhile has no access any more. */
async function profileOf(within: Db | Trx, userId: string) {
  const found = await findUser(within, userId);
  if (!found) throw unauthorized();
  return { data: { user: found } };
}

/** Changes the profile once per key and answers it as it is then. */
const changeOnce = (
  { db }: Pick<AppDependencies, 'db'>,
  request: FastifyRequest,
  reply: FastifyReply,
  change: (trx: Trx) => Promise<unknown>,
) =>
  withIdempotencyKey(db, request, reply, async (trx) => {
    await change(trx);
    return { status: 200, body: await profileOf(trx, requireUser(request).userId) };
  });

function registerRegistration(app: App, dependencies: AppDependencies): void {
  const { db, config } = dependencies;
  app.post(
    '/api/users',
    { schema: { tags, summary: 'Registers and logs in', body: registerRequest, response: { 201: session } } },
    async (request, reply) => {
      await limitAttempts(
        db,
        { key: `register:${request.ip}`, limit: 20, windowSeconds: 3600 },
        config.rateLimitFactor,
      );
      const result = await registerUser(
        db,
        marketOf(request).id,
        request.body,
        await pageLocaleOf(dependencies, request),
      );
      return reply.code(201).send({ data: await welcome(dependencies, request, result) });
    },
  );
}

function registerLogin(app: App, dependencies: AppDependencies): void {
  const { db, config, ending } = dependencies;
  app.post(
    '/api/users/token',
    { schema: { tags, summary: 'Logs in', body: loginRequest, response: { 200: session } } },
    async (request) => {
      const browser = callingBrowser(request, config.codeSecret);
      const { locale, now } = request.context;
      const attempt = { browser, address: request.ip, locale, now, factor: config.rateLimitFactor, ending };
      return { data: await welcome(dependencies, request, await logIn(db, request.body, attempt)) };
    },
  );

  app.delete(
    '/api/users/token',
    { schema: { tags, summary: 'Logs out', response: { 200: z.object({ data: z.object({}) }) } } },
    async (request) => {
      // Without a (valid) login there is nothing to end: logging out twice is no error.
      const { actor } = request.context;
      if (actor.kind === 'user') await closeSession(db, actor.sessionId);
      return { data: {} };
    },
  );
}

function registerKnownUser(app: App, { db, config }: AppDependencies): void {
  app.post(
    '/api/users/known',
    {
      schema: {
        tags,
        summary: 'How a known customer may log in; empty when nobody is known or after 10 questions an hour',
        body: knownUserRequest,
        response: { 200: dataOf({ loginBy }) },
      },
    },
    async (request) => {
      const { email = '', phonePrefix = '48', phone = '' } = request.body;
      // A caller without a visitor's id is counted once.
      const asked = [...new Set([request.ip, request.context.visitorUniqueId ?? request.ip])];
      const counts = await Promise.all(
        asked.map((who) => countAttempt(db, { key: `known:${who}`, limit: 10, windowSeconds: 3600 })),
      );
      if (counts.some(({ count }) => count > 10 * config.rateLimitFactor)) return { data: { loginBy: [] } };
      const contact = { email, phonePrefix: phonePrefix.replace(/\D/g, ''), phone: phone.replace(/\D/g, '') };
      return { data: { loginBy: await findLoginBy(db, contact) } };
    },
  );
}

function registerProfile(app: App, dependencies: AppDependencies): void {
  const { db, config } = dependencies;
  app.get(
    '/api/me',
    { onRequest, schema: { tags, summary: 'The profile', response: { 200: withUser } } },
    async (request) => profileOf(db, requireUser(request).userId),
  );

  app.put(
    '/api/me',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Changes the profile; a new e-mail or phone holds once it is confirmed',
        body: profileRequest,
        response: { 200: session },
      },
    },
    async (request) => ({
      data: await updateProfile(
        db,
        requireUser(request),
        request.body,
        request.context.now,
        await pageLocaleOf(dependencies, request),
        config.rateLimitFactor,
      ),
    }),
  );
}

/** Gender, invoice data, reminders and consents, each changed on its own. */
function registerProfileParts(app: App, dependencies: AppDependencies): void {
  registerReminders(app, dependencies);
  app.put(
    '/api/me/gender',
    { onRequest, schema: { tags, summary: 'Sets the gender', body: genderRequest, response: { 200: withUser } } },
    async (request, reply) => {
      const { userId } = requireUser(request);
      return changeOnce(dependencies, request, reply, (trx) =>
        sql`update users set gender = ${request.body.gender} where id = ${userId}`.execute(trx),
      );
    },
  );

  app.put(
    '/api/me/invoice',
    {
      onRequest,
      schema: { tags, summary: 'Sets or forgets the invoice data', body: invoiceRequest, response: { 200: withUser } },
    },
    async (request, reply) => {
      const { userId } = requireUser(request);
      const { userInvoice } = request.body;
      if (userInvoice && !isVatIdOf(userInvoice.country, userInvoice.vatId)) {
        throw invalidFields({ 'userInvoice.vatId': ['vat_id'] });
      }
      const invoice = userInvoice === null ? null : JSON.stringify(userInvoice);
      return changeOnce(dependencies, request, reply, (trx) =>
        sql`update users set invoice = ${invoice}::jsonb where id = ${userId}`.execute(trx),
      );
    },
  );

  app.put(
    '/api/me/user-agrees',
    {
      onRequest,
      schema: { tags, summary: 'Gives or takes back consents', body: userAgreesRequest, response: { 200: withUser } },
    },
    async (request, reply) => {
      const { userId } = requireUser(request);
      const { userAgrees } = request.body;
      // The regulations hold as long as the account does.
      const without = userAgrees.some((agree) => agree.type === 'regulations' && !agree.value);
      if (without) throw invalidFields({ userAgrees: ['regulations_required'] });
      return changeOnce(dependencies, request, reply, (trx) =>
        recordConsents(trx, { userId, orderId: null }, userAgrees, 'settings'),
      );
    },
  );
}

function registerReminders(app: App, dependencies: AppDependencies): void {
  app.put(
    '/api/me/visit-reminders',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Sets how visits are reminded of; SMS needs a verified phone',
        body: visitRemindersRequest,
        response: { 200: withUser },
      },
    },
    async (request, reply) =>
      changeOnce(dependencies, request, reply, (trx) =>
        setVisitReminders(trx, requireUser(request).userId, request.body.visitReminders),
      ),
  );
}

function registerPassword(app: App, { db, config }: AppDependencies): void {
  app.post(
    '/api/me/password',
    { onRequest, schema: { tags, summary: 'Changes the password', body: passwordRequest, response: { 200: session } } },
    async (request) => {
      const actor = requireUser(request);
      const key = `password:${actor.userId}`;
      await limitAttempts(db, { key, limit: 10, windowSeconds: QUARTER_HOUR }, config.rateLimitFactor);
      return { data: await changePassword(db, actor, request.body) };
    },
  );
}
