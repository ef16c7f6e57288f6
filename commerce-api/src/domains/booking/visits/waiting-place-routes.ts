import { dataOf, listOf, waitingPlace, waitingPlaceRequest, waitingPlacesQuery } from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { pagesPrefix } from '../../../platform/pages-prefix';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { limitAttempts } from '../../../platform/rate-counter';
import { marketOf } from '../../../platform/request-context';
import { cartOwnerOf } from '../../sales/carts';
import { localOf } from '../slots';
import { waitBeforeBuying } from './wait-before-buying';
import { deleteWaitingPlace, selectWaitingPlaces, type WaitingListCaller } from './waiting-place-queries';

const tags = ['events'];
const HOURLY = { limit: 20, windowSeconds: 3600 };

/** Routes of the waiting list before a purchase. */
export function registerWaitingPlaces(app: App, dependencies: AppDependencies): void {
  registerEntryList(app, dependencies);
  registerEntryCreation(app, dependencies);
  registerEntryDeletion(app, dependencies);
}

const callerOf = (request: FastifyRequest, token: string | undefined): WaitingListCaller => {
  const { actor, visitorUniqueId } = request.context;
  const userId = actor.kind === 'user' ? actor.userId : null;
  return { userId, visitorUniqueId, token: token ?? null, marketId: marketOf(request).id };
};

const viewOf = (request: FastifyRequest) => ({
  locale: request.context.locale,
  today: localOf(request.context.now).date,
});

function registerEntryList(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/waiting-places',
    {
      schema: {
        tags,
        summary:
          'Own waiting-list entries for treatments in the cart, and the one whose link is held; sort: date, offeredStartAt',
        querystring: waitingPlacesQuery,
        response: { 200: listOf({ waitingPlaces: z.array(waitingPlace) }) },
      },
    },
    async (request) => {
      const { token, sort, ...page } = request.query;
      const view = { ...viewOf(request), sort, limit: page.perPage, offset: offsetOf(page) };
      const { entries, total } = await selectWaitingPlaces(db, callerOf(request, token), view);
      return { data: { waitingPlaces: entries }, meta: metaOf(page, total) };
    },
  );
}

function registerEntryCreation(app: App, { db, config, markets }: AppDependencies): void {
  app.post(
    '/api/waiting-places',
    {
      schema: {
        tags,
        summary: 'Joins the waiting list of a full day for a treatment in the cart; notified by e-mail',
        body: waitingPlaceRequest,
        response: { 201: dataOf({ waitingPlace }) },
      },
    },
    async (request, reply) => {
      await limitAttempts(db, { key: `waiting:${request.ip}`, ...HOURLY }, config.rateLimitFactor);
      const market = marketOf(request);
      const { locale, now, visitorUniqueId } = request.context;
      const basePath = await pagesPrefix(markets, market.slug, locale);
      return withIdempotencyKey(db, request, reply, async (trx) => {
        const context = { owner: cartOwnerOf(request), visitorUniqueId, market, locale, basePath, now };
        const id = await waitBeforeBuying(trx, context, request.body);
        const view = { ...viewOf(request), id, limit: 1, offset: 0 };
        const [entry] = (await selectWaitingPlaces(trx, callerOf(request, undefined), view)).entries;
        if (!entry) throw notFound();
        return { status: 201, body: { data: { waitingPlace: entry } } };
      });
    },
  );
}

function registerEntryDeletion(app: App, { db }: AppDependencies): void {
  app.delete(
    '/api/waiting-places/:id',
    {
      schema: {
        tags,
        summary: 'Leaves the waiting list',
        params: z.object({ id: z.uuid() }),
        querystring: waitingPlacesQuery.pick({ token: true }),
        response: { 200: z.object({ data: z.object({}) }) },
      },
    },
    (request, reply) =>
      withIdempotencyKey(db, request, reply, async (trx) => {
        const isGone = await deleteWaitingPlace(trx, callerOf(request, request.query.token), request.params.id);
        if (!isGone) throw notFound();
        return { status: 200, body: { data: {} } };
      }),
  );
}
