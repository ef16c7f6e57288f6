import { dataOf, secondFactorConfirmation, secondFactorSetup, user } from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { forbidden } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { requireUser } from '../../../platform/request-context';
import { hasRight, STAFF_RIGHTS } from '../staff';
import { confirmSecondFactor, type OwnChange, removeSecondFactor, startSecondFactor } from './second-factor';

const tags = ['accounts'];
const security = [{ bearer: [] }];
const right = 'manageOwnSecondFactor';
const ofStaff = { tags, security, 'x-right': right, 'x-roles': STAFF_RIGHTS[right] } as const;

/** Routes of one's own second factor. */
export function registerSecondFactor(app: App, { db, config }: AppDependencies): void {
  const changeOf = (request: FastifyRequest): OwnChange => ({
    actor: requireUser(request),
    codeSecret: config.codeSecret,
    locale: request.context.locale,
    now: request.context.now,
    requestId: request.id,
  });
  const staffOnly = async (request: FastifyRequest) => {
    if (!hasRight(requireUser(request).role, right)) throw forbidden();
  };

  app.post(
    '/api/me/second-factor',
    {
      onRequest: staffOnly,
      schema: {
        ...ofStaff,
        summary: 'Begins to add an authenticator app; it holds once confirmed',
        response: { 201: dataOf({ secondFactor: secondFactorSetup }) },
      },
    },
    async (request, reply) => {
      const secondFactor = await startSecondFactor(db, changeOf(request));
      return reply.code(201).send({ data: { secondFactor } });
    },
  );

  app.post(
    '/api/me/second-factor/confirmation',
    {
      onRequest: staffOnly,
      schema: {
        ...ofStaff,
        summary: 'Confirms the app by a code of it; gives the recovery codes, this once',
        body: secondFactorConfirmation,
        response: { 200: dataOf({ recoveryCodes: z.array(z.string()), user }) },
      },
    },
    async (request) => ({ data: await confirmSecondFactor(db, request.body.code, changeOf(request)) }),
  );

  app.delete(
    '/api/me/second-factor',
    {
      // Also for users who are no longer staff.
      onRequest: async (request: FastifyRequest) => {
        requireUser(request);
      },
      schema: { tags, security, summary: 'Takes the second factor away', response: { 200: dataOf({ user }) } },
    },
    async (request) => ({ data: { user: await removeSecondFactor(db, changeOf(request)) } }),
  );
}
