import { dataOf, listOf, listQuery, rememberedTreatment, rememberRequest } from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { metaOf, offsetOf, sortedBy } from '../../../platform/pagination';
import { marketOf, requireUser } from '../../../platform/request-context';
import { catalogueError } from '../errors';
import { addRemembered, deleteRemembered, selectRemembered, selectRememberedOf } from './remembered-queries';

const tags = ['catalog'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) });
const remembered = dataOf({ productIds: z.array(z.string()) });
// Before the body is validated: a caller without a login gets 401 first.
const onRequest = async (request: FastifyRequest) => {
  requireUser(request);
};

/** What a customer remembers for later. */
export function registerRemembered(app: App, dependencies: AppDependencies): void {
  registerReads(app, dependencies);
  registerChanges(app, dependencies);
}

function registerReads(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/me/remembered-treatments',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Remembered treatments and packages, the last added first; sort: createdAt, name',
        querystring: listQuery,
        security,
        response: { 200: listOf({ rememberedTreatments: z.array(rememberedTreatment) }) },
      },
    },
    async (request) => {
      const { sort, ...page } = request.query;
      const { locale } = request.context;
      const { treatments, total } = await selectRemembered(db, {
        userId: requireUser(request).userId,
        marketId: marketOf(request).id,
        locale,
        order: sortedBy(sort, { createdAt: sql`r.created_at`, name: sql`p.name ->> ${locale}::text` }),
        limit: page.perPage,
        offset: offsetOf(page),
      });
      return { data: { rememberedTreatments: treatments }, meta: metaOf(page, total) };
    },
  );

  app.get(
    '/api/me/remembered-treatments/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Whether a treatment is remembered, by its id: 404 where it is not',
        params,
        security,
        response: { 200: remembered },
      },
    },
    async (request) => {
      const { id } = request.params;
      const productIds = await selectRememberedOf(db, requireUser(request).userId, [id]);
      if (productIds.length === 0) throw notFound();
      return { data: { productIds } };
    },
  );
}

function registerChanges(app: App, { db }: AppDependencies): void {
  app.post(
    '/api/me/remembered-treatments',
    {
      onRequest,
      schema: {
        tags,
        summary:
          'Remembers treatments, the newest first, and answers those that are remembered now; unknown ones are left out',
        security,
        body: rememberRequest,
        response: { 200: remembered },
      },
    },
    async (request, reply) => {
      const { userId } = requireUser(request);
      const { productIds: wanted } = request.body;
      return withIdempotencyKey(db, request, reply, async (trx) => {
        const hadRoom = await addRemembered(trx, userId, wanted);
        const productIds = await selectRememberedOf(trx, userId, wanted);
        // Of several, as many as there is room for are remembered.
        if (!hadRoom && productIds.length === 0) throw catalogueError('409 too_many_remembered');
        return { status: 200, body: { data: { productIds } } };
      });
    },
  );

  app.delete(
    '/api/me/remembered-treatments/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Remembers a treatment no longer',
        params,
        security,
        response: { 200: z.object({ data: z.object({}) }) },
      },
    },
    (request, reply) =>
      withIdempotencyKey(db, request, reply, async (trx) => {
        if (!(await deleteRemembered(trx, requireUser(request).userId, request.params.id))) throw notFound();
        return { status: 200, body: { data: {} } };
      }),
  );
}
