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
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { marketOf, requireUser } from '../../../platform/request-context';
import { withAlternatives } from '../slots';
import { answerCancellation, answerMove, eventOf, eventsOf } from './answer-event';
import { bookVisit } from './book-visit';
import { joinWaitingList } from './join-waiting-list';
import type { VisitBooking } from './lock-visit';
import type { VisitOwner } from './visit-owner';

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

const ownerOf = (request: FastifyRequest): VisitOwner => ({ kind: 'user', userId: requireUser(request).userId });

const bookingOf = ({ config }: Pick<AppDependencies, 'config'>, request: FastifyRequest): VisitBooking => ({
  userId: requireUser(request).userId,
  market: marketOf(request),
  now: request.context.now,
  isAgeRequired: config.ageDeclaration === 'required',
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
      const { events, total } = await eventsOf(db, request, ownerOf(request), filter);
      return { data: { events }, meta: metaOf(page, total) };
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
          const visitId = await bookVisit(trx, bookingOf(dependencies, request), booking);
          return { status: 201, body: await eventOf(trx, request, ownerOf(request), visitId) };
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
      const visit = { owner: ownerOf(request), id: request.params.id };
      return answerMove(dependencies, request, reply, visit, request.body);
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
      const visit = { owner: ownerOf(request), id: request.params.id };
      return answerMove(dependencies, request, reply, visit, request.body);
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
    (request, reply) =>
      answerCancellation(dependencies, request, reply, { owner: ownerOf(request), id: request.params.id }),
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
    (request, reply) =>
      answerCancellation(dependencies, request, reply, { owner: ownerOf(request), id: request.params.id }),
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
        const id = await joinWaitingList(trx, bookingOf(dependencies, request), booking);
        return { status: 201, body: await eventOf(trx, request, ownerOf(request), id) };
      }),
  );
}
