import {
  activationRequest,
  codeLoginRequest,
  dataOf,
  deleteAccountRequest,
  loginCodeRequest,
  newPasswordRequest,
  passwordResetRequest,
  phoneCodeRequest,
  sessionData,
  user,
} from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalidFields } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { respondInConstantTime } from '../../../platform/constant-time-response';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { countAttempt, limitAttempts } from '../../../platform/rate-counter';
import { requireUser } from '../../../platform/request-context';
import { deleteAccount } from './delete-account';
import { callingBrowser } from './known-browser';
import { knownBrowserOf, logInByCode, requestLoginCode, requestPasswordReset, resetPassword } from './recover-access';
import { activate, requestActivation, requestPhoneCode, verifyPhone } from './verify-contact';
import { pageLocaleOf, welcome } from './welcome';

const tags = ['accounts'];
const session = z.object({ data: sessionData });
const withUser = dataOf({ user });
const nothing = z.object({ data: z.object({}) });
const HOUR = 3600;
const QUARTER_HOUR = 900;
const RESETS_PER_HOUR = 5;
const onRequest = async (request: FastifyRequest) => {
  requireUser(request);
};

/** Routes of proofs by e-mail or SMS: one-time codes, a forgotten password, activation, deletion. */
export function registerProofs(app: App, dependencies: AppDependencies): void {
  registerLoginCodes(app, dependencies);
  registerPasswordReset(app, dependencies);
  registerActivation(app, dependencies);
  registerPhoneVerification(app, dependencies);
  registerDeletion(app, dependencies);
}

const proofOf = ({ config }: Pick<AppDependencies, 'config'>, { context: { locale, now } }: FastifyRequest) => ({
  secret: config.codeSecret,
  locale,
  now,
});

const browserOf = ({ config }: Pick<AppDependencies, 'config'>, request: FastifyRequest) =>
  callingBrowser(request, config.codeSecret);

const limit = (
  { db, config }: Pick<AppDependencies, 'db' | 'config'>,
  key: string,
  count: number,
  windowSeconds: number,
) => limitAttempts(db, { key, limit: count, windowSeconds }, config.rateLimitFactor);

function registerLoginCodes(app: App, dependencies: AppDependencies): void {
  const { db, config, ending } = dependencies;
  app.post(
    '/api/user-login-codes',
    {
      schema: {
        tags,
        summary: 'Sends a login code by SMS; answers alike for known and unknown numbers',
        body: loginCodeRequest,
        response: { 202: nothing },
      },
    },
    async (request, reply) => {
      await limit(dependencies, `code-requests:${request.ip}`, 20, HOUR);
      await respondInConstantTime(() =>
        requestLoginCode(db, request.body, browserOf(dependencies, request), proofOf(dependencies, request)),
      );
      return reply.code(202).send({ data: {} });
    },
  );

  app.post(
    '/api/user-login-codes/token',
    { schema: { tags, summary: 'Logs in by a code', body: codeLoginRequest, response: { 200: session } } },
    async (request) => {
      const { code, secondFactorCode, ...number } = request.body;
      const { locale, now } = request.context;
      const attempt = {
        browser: browserOf(dependencies, request),
        address: request.ip,
        locale,
        now,
        factor: config.rateLimitFactor,
        ending,
      };
      const codes = { code, secondFactorCode };
      const login = await respondInConstantTime(() =>
        logInByCode(db, number, codes, attempt, proofOf(dependencies, request)),
      );
      return { data: await welcome(dependencies, request, login) };
    },
  );
}

function registerPasswordReset(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.delete(
    '/api/users/password',
    {
      schema: {
        tags,
        summary: 'Sends a link for a new password; answers alike for known and unknown addresses',
        body: passwordResetRequest,
        response: { 202: nothing },
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      await limit(dependencies, `reset-requests:${request.ip}`, 20, HOUR);
      // Beyond this the address receives nothing, and the response does not reveal it.
      await respondInConstantTime(async () => {
        const browserId = await knownBrowserOf(db, email, browserOf(dependencies, request));
        const key = browserId === null ? `resets:${email.toLowerCase()}` : `resets-browser:${browserId}`;
        const { count } = await countAttempt(db, { key, limit: RESETS_PER_HOUR, windowSeconds: HOUR });
        if (count <= RESETS_PER_HOUR) await requestPasswordReset(db, email, await pageLocaleOf(dependencies, request));
      });
      return reply.code(202).send({ data: {} });
    },
  );

  app.post(
    '/api/users/password',
    {
      schema: { tags, summary: 'Sets a new password by a link', body: newPasswordRequest, response: { 200: session } },
    },
    async (request) => {
      await limit(dependencies, `reset:${request.ip}`, 20, QUARTER_HOUR);
      return {
        data: await welcome(
          dependencies,
          request,
          await resetPassword(db, request.body, proofOf(dependencies, request)),
        ),
      };
    },
  );
}

function registerActivation(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.post(
    '/api/users/activation',
    {
      schema: {
        tags,
        summary: 'Verifies the e-mail by a link; a changed one holds from then on',
        body: activationRequest,
        response: { 200: withUser },
      },
    },
    async (request, reply) => {
      await limit(dependencies, `activation:${request.ip}`, 20, QUARTER_HOUR);
      return withIdempotencyKey(db, request, reply, async (trx) => {
        const user = await activate(trx, request.body.token, request.context);
        return { status: 200, body: { data: { user } } };
      });
    },
  );

  app.post(
    '/api/users/activation-mails',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Sends the link again: to a changed e-mail, or to one that is not verified',
        response: { 202: nothing },
      },
    },
    async (request, reply) => {
      const { userId } = requireUser(request);
      await limit(dependencies, `activation-mails:${userId}`, 5, HOUR);
      await requestActivation(db, userId, await pageLocaleOf(dependencies, request));
      return reply.code(202).send({ data: {} });
    },
  );
}

function registerPhoneVerification(app: App, dependencies: AppDependencies): void {
  const { db, personalData } = dependencies;
  app.post(
    '/api/me/phone/verification',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Sends a code to a changed phone, or to the own one that is not verified',
        response: { 202: nothing },
      },
    },
    async (request, reply) => {
      const { userId } = requireUser(request);
      await limit(dependencies, `code-requests:${request.ip}`, 20, HOUR);
      await requestPhoneCode(db, userId, proofOf(dependencies, request));
      return reply.code(202).send({ data: {} });
    },
  );

  app.put(
    '/api/me/phone/verification',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Verifies the phone by its code; a changed one holds from then on',
        body: phoneCodeRequest,
        response: { 200: withUser },
      },
    },
    async (request, reply) => {
      const { userId } = requireUser(request);
      await limit(dependencies, `phone-code:${userId}`, 20, QUARTER_HOUR);
      // The code is consumed: a caller who lost the response repeats the request with its key.
      return withIdempotencyKey(db, request, reply, async (trx) => {
        const user = await verifyPhone(trx, userId, request.body.code, {
          ...proofOf(dependencies, request),
          personalData,
        });
        if (!user) return { refusal: invalidFields({ code: ['invalid_code'] }) };
        return { status: 200, body: { data: { user } } };
      });
    },
  );
}

function registerDeletion(app: App, dependencies: AppDependencies): void {
  const { db, personalData } = dependencies;
  app.delete(
    '/api/me',
    {
      onRequest,
      schema: { tags, summary: 'Deletes the account', body: deleteAccountRequest, response: { 200: nothing } },
    },
    async (request) => {
      const actor = requireUser(request);
      await limit(dependencies, `password:${actor.userId}`, 10, QUARTER_HOUR);
      await deleteAccount(db, actor, request.body, { ...proofOf(dependencies, request), personalData });
      return { data: {} };
    },
  );
}
