/** Routes with which the holder of an order sees, moves, cancels and books its visits again, a guest by the order's token. */
import {
  bookAgainRequest,
  dataOf,
  event,
  eventSlotDay,
  moveEventRequest,
  orderEventSlotsQuery,
} from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { limitAttempts } from '../../../platform/rate-counter';
import { orderCallerOf, requireOrder } from '../../sales/orders';
import { answerBookingAgain, answerCancellation, answerMove, eventsOf } from './answer-event';
import { findDaysToMoveTo } from './days-to-move-to';
import type { VisitOwner } from './visit-owner';
import { customerOfOrder } from './visit-queries';

const tags = ['events'];
const params = z.object({ id: z.string().max(60) });
const visitParams = params.extend({ eventId: z.uuid() });
const one = dataOf({ event });

/** More visits than an order can have ahead: 50 lines with one each. */
const MOST_VISITS = 100;
/** Each change sends an e-mail to the buyer: a link that was passed on sends no flood. Source: decision 0221. */
const CHANGES_PER_HOUR = 20;

/** Routes of an order's visits. */
export function registerOrderEvents(app: App, dependencies: AppDependencies): void {
  registerList(app, dependencies);
  registerChanges(app, dependencies);
  registerBookingAgain(app, dependencies);
  registerSlotsToMoveTo(app, dependencies);
}

/** @throws 404, alike for another's order and for none */
async function ownerOf(
  { db }: Pick<AppDependencies, 'db'>,
  request: FastifyRequest,
  id: string,
): Promise<Extract<VisitOwner, { kind: 'order' }>> {
  const orderId = await requireOrder(db, id, orderCallerOf(request));
  const userId = await customerOfOrder(db, orderId);
  return { kind: 'order', orderId, userId, visitorUniqueId: request.context.visitorUniqueId };
}

/** @throws 429 with retry-after */
const limitChanges = ({ db, config }: AppDependencies, orderId: string): Promise<void> =>
  limitAttempts(
    db,
    { key: `visit-changes:${orderId}`, limit: CHANGES_PER_HOUR, windowSeconds: 3600 },
    config.rateLimitFactor,
  );

function registerList(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.get(
    '/api/orders/:id/events',
    {
      schema: {
        tags,
        summary: 'Visits of an order, what is ahead first',
        params,
        response: { 200: dataOf({ events: z.array(event) }) },
      },
    },
    async (request) => {
      const owner = await ownerOf(dependencies, request, request.params.id);
      const { events } = await eventsOf(db, request, owner, { limit: MOST_VISITS, offset: 0 });
      return { data: { events } };
    },
  );
}

function registerChanges(app: App, dependencies: AppDependencies): void {
  app.put(
    '/api/orders/:id/events/:eventId/date',
    {
      schema: {
        tags,
        summary: 'Moves a visit of an order to another time, up to the market’s notice for cancellations',
        params: visitParams,
        body: moveEventRequest,
        response: { 200: one },
      },
    },
    async (request, reply) => {
      const { id, eventId } = request.params;
      const owner = await ownerOf(dependencies, request, id);
      await limitChanges(dependencies, owner.orderId);
      return answerMove(dependencies, request, reply, { owner, id: eventId }, request.body);
    },
  );

  app.delete(
    '/api/orders/:id/events/:eventId',
    {
      schema: {
        tags,
        summary: 'Cancels a visit of an order, up to the market’s notice for cancellations',
        params: visitParams,
        response: { 200: one },
      },
    },
    async (request, reply) => {
      const { id, eventId } = request.params;
      const owner = await ownerOf(dependencies, request, id);
      await limitChanges(dependencies, owner.orderId);
      return answerCancellation(dependencies, request, reply, { owner, id: eventId });
    },
  );
}

function registerBookingAgain(app: App, dependencies: AppDependencies): void {
  app.post(
    '/api/orders/:id/events/:eventId/bookings',
    {
      schema: {
        tags,
        summary: 'Books the treatment of a canceled visit of an order again, at another time',
        params: visitParams,
        body: bookAgainRequest,
        response: { 201: one },
      },
    },
    async (request, reply) => {
      const { id, eventId } = request.params;
      const owner = await ownerOf(dependencies, request, id);
      await limitChanges(dependencies, owner.orderId);
      return answerBookingAgain(dependencies, request, reply, { owner, id: eventId }, request.body);
    },
  );
}

function registerSlotsToMoveTo(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.get(
    '/api/orders/:id/events/:eventId/slots',
    {
      schema: {
        tags,
        summary:
          'Free slots to which a visit of an order may be moved, or a canceled one booked again, in a salon, by local date',
        params: visitParams,
        querystring: orderEventSlotsQuery,
        response: { 200: dataOf({ eventSlots: z.array(eventSlotDay) }) },
      },
    },
    async (request) => {
      const { id, eventId } = request.params;
      const { orderId } = await ownerOf(dependencies, request, id);
      const { now } = request.context;
      const days = await findDaysToMoveTo(db, { orderId, eventId, now }, request.query);
      if (!days) throw notFound();
      const eventSlots = days.map(({ date, isOffered, slots }) => ({
        date,
        isOffered,
        slots: slots.map(({ startAt, endAt }) => ({ startAt: startAt.toISOString(), endAt: endAt.toISOString() })),
      }));
      return { data: { eventSlots } };
    },
  );
}
