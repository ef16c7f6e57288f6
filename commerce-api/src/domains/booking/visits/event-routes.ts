import {
  bookEventRequest,
  changeEventRequest,
  dataOf,
  event,
  eventDoneStatusRequest,
  eventsQuery,
  listOf,
  moveEventRequest,
  waitForEventRequest,
} from '@aksamit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Trx } from '../../../platform/database';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { marketOf, requireUser } from '../../../platform/request-context';
import { selectHealthStates, withAlternatives } from '../slots';
import { bookVisit } from './book-visit';
import { cancelVisit } from './cancel-visit';
import { toEvent } from './event-view';
import { joinWaitingList } from './join-waiting-list';
import type { VisitChange } from './lock-visit';
import { moveVisit } from './move-visit';
import { selectVisits } from './visit-queries';

const tags = ['events'];
const params = z.object({ id: z.uuid() });
const one = dataOf({ event });
// Before the body is validated: a caller without a login gets 401 first.
const onRequest = async (request: FastifyRequest) => {
  requireUser(request);
};

/** Routes of a customer's visits. */
export function registerEvents(app: App, dependencies: AppDependencies): void {
  registerOwnVisits(app, dependencies);
  registerMoves(app, dependencies);
  registerCancellations(app, dependencies);
  registerWaitingList(app, dependencies);
}

const changeOf = ({ config }: Pick<AppDependencies, 'config'>, request: FastifyRequest): VisitChange => ({
  userId: requireUser(request).userId,
  market: marketOf(request),
  now: request.context.now,
  isAgeRequired: config.ageDeclaration === 'required',
});

async function eventOf(trx: Trx, request: FastifyRequest, id: string) {
  const { userId } = requireUser(request);
  const { rows } = await selectVisits(trx, userId, { id, limit: 1, offset: 0 });
  const row = rows[0];
  if (!row) throw notFound();
  const healthOf = await selectHealthStates(trx, userId);
  return { data: { event: toEvent(row, healthOf, request.context.locale, request.context.now) } };
}

/** Runs a change once per key and returns the visit after it. */
const changed = (
  { db }: Pick<AppDependencies, 'db'>,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  work: (trx: Trx) => Promise<void>,
) =>
  withAlternatives(db, () =>
    withIdempotencyKey(db, request, reply, async (trx) => {
      await work(trx);
      return { status: 200, body: await eventOf(trx, request, id) };
    }),
  );

const canceled = (dependencies: AppDependencies, request: FastifyRequest, reply: FastifyReply, id: string) =>
  withIdempotencyKey(dependencies.db, request, reply, async (trx) => {
    const before = await eventOf(trx, request, id);
    await cancelVisit(trx, changeOf(dependencies, request), id);
    // The waiting-list entry is gone by now: it is returned as it was.
    const isVisit = before.data.event.doneStatus !== 'waiting';
    return { status: 200, body: isVisit ? await eventOf(trx, request, id) : before };
  });

/** The list of visits, and booking one of what was bought. */
function registerOwnVisits(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.get(
    '/api/me/events',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Own visits, what is ahead first; with doneStatus=waiting places on the waiting list; sort: startAt',
        querystring: eventsQuery,
        response: { 200: listOf({ events: z.array(event) }) },
      },
    },
    async (request) => {
      const { date, doneStatus, sort, ...page } = request.query;
      const filter = { date, doneStatus, sort, limit: page.perPage, offset: offsetOf(page) };
      const { userId } = requireUser(request);
      const { rows, total } = await selectVisits(db, userId, filter);
      const healthOf = await selectHealthStates(db, userId);
      const { locale, now } = request.context;
      return { data: { events: rows.map((row) => toEvent(row, healthOf, locale, now)) }, meta: metaOf(page, total) };
    },
  );

  app.post(
    '/api/me/events',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Books a visit of a bought treatment: a later reservation, or the next of a package',
        body: bookEventRequest,
        response: { 201: one },
      },
    },
    (request, reply) =>
      withAlternatives(db, () =>
        withIdempotencyKey(db, request, reply, async (trx) => {
          const booking = { ...request.body, startAt: new Date(request.body.startAt) };
          const visitId = await bookVisit(trx, changeOf(dependencies, request), booking);
          return { status: 201, body: await eventOf(trx, request, visitId) };
        }),
      ),
  );
}

function registerMoves(app: App, dependencies: AppDependencies): void {
  app.put(
    '/api/me/events/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Moves a visit, up to the market’s notice for cancellations (`policies.cancellationNoticeHours`)',
        params,
        body: changeEventRequest,
        response: { 200: one },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      const { locationId, startAt } = request.body;
      const to = { locationId, startAt: startAt === undefined ? undefined : new Date(startAt) };
      return changed(dependencies, request, reply, id, (trx) =>
        moveVisit(trx, changeOf(dependencies, request), id, to),
      );
    },
  );

  app.put(
    '/api/me/events/:id/date',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Moves a visit to another time, up to the market’s notice for cancellations',
        params,
        body: moveEventRequest,
        response: { 200: one },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      const to = { locationId: request.body.locationId, startAt: new Date(request.body.startAt) };
      return changed(dependencies, request, reply, id, (trx) =>
        moveVisit(trx, changeOf(dependencies, request), id, to),
      );
    },
  );
}

function registerCancellations(app: App, dependencies: AppDependencies): void {
  app.put(
    '/api/me/events/:id/done-status',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Cancels a visit, up to the market’s notice for cancellations; other statuses are the salon’s to set',
        params,
        body: eventDoneStatusRequest,
        response: { 200: one },
      },
    },
    (request, reply) => canceled(dependencies, request, reply, request.params.id),
  );

  app.delete(
    '/api/me/events/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Cancels a visit, up to the market’s notice for cancellations, or leaves the waiting list',
        params,
        response: { 200: one },
      },
    },
    (request, reply) => canceled(dependencies, request, reply, request.params.id),
  );
}

function registerWaitingList(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.post(
    '/api/me/waiting-list',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Joins the waiting list of a full day',
        body: waitForEventRequest,
        response: { 201: one },
      },
    },
    (request, reply) =>
      withIdempotencyKey(db, request, reply, async (trx) => {
        const booking = { ...request.body, startAt: new Date(request.body.startAt) };
        const id = await joinWaitingList(trx, changeOf(dependencies, request), booking);
        return { status: 201, body: await eventOf(trx, request, id) };
      }),
  );
}
