import {
  dataOf,
  eventFirstFreeDay,
  eventFirstFreeDayQuery,
  eventFirstSlots,
  eventFirstSlotsQuery,
  eventSlotDay,
  eventSlotsQuery,
  eventTherapist,
  eventTherapistsQuery,
  firstFreeTime,
  firstFreeTimesQuery,
} from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { cachePublicly } from '../../../platform/public-cache';
import { marketOf } from '../../../platform/request-context';
import { findTreatment, selectSalonsOfCity, type TreatmentFor } from './capacity-queries';
import { findFirstSlots } from './find-first-slots';
import { findFirstFreeDay, findFreeDays } from './find-slots';
import { findFirstFreeTimes } from './first-free-times';
import { findHeldVisit } from './hold-slot';
import { selectTherapists } from './therapist-queries';
import { visitMinutes } from './visit-length';

const tags = ['events'];

/** Routes of free slots. */
export function registerSlots(app: App, dependencies: AppDependencies): void {
  registerFreeSlots(app, dependencies);
  registerTherapists(app, dependencies);
  registerFirstFreeDay(app, dependencies);
  registerFirstFreeTimes(app, dependencies);
  registerFirstSlots(app, dependencies);
}

const userIdOf = ({ context: { actor } }: FastifyRequest) => (actor.kind === 'user' ? actor.userId : null);

/** A logged-in customer also sees times of bought treatments. */
const buyerOf = (request: FastifyRequest): TreatmentFor | null => {
  const userId = userIdOf(request);
  return userId === null ? null : { userId };
};

/** @throws 404 for a treatment that is not sold to `who` */
async function treatmentFor(
  { db }: Pick<AppDependencies, 'db'>,
  request: FastifyRequest,
  productId: string,
  who: TreatmentFor | null,
) {
  const userId = userIdOf(request);
  const treatment = await findTreatment(db, productId, who);
  if (!treatment) throw notFound();
  return { treatment, minutes: await visitMinutes(db, treatment, { market: marketOf(request), userId }) };
}

/** Treatment of a line of the own cart, and its hold. @throws 404, alike for another's and for none */
async function lineToBook({ db }: Pick<AppDependencies, 'db'>, request: FastifyRequest, cartItemId: string) {
  const { actor, visitorUniqueId } = request.context;
  const found = await sql<{ productId: string }>`select i.product_id::text as "productId"
    from cart_items i join carts c on c.id = i.cart_id left join visitors v on v.id = c.visitor_id
    where i.id = ${cartItemId} and case when ${actor.kind === 'user'}
      then c.user_id = ${actor.kind === 'user' ? actor.userId : null}::uuid
      else c.user_id is null and v.unique_id = ${visitorUniqueId} end`.execute(db);
  const line = found.rows[0];
  if (!line) throw notFound();
  return { ...line, heldId: await findHeldVisit(db, cartItemId) };
}

/** An own visit that is still ahead. @throws 404, alike for another's and for none */
async function visitToMove({ db }: Pick<AppDependencies, 'db'>, request: FastifyRequest, eventId: string) {
  const { actor, now } = request.context;
  const found = await sql<{ productId: string; minutes: number }>`select v.product_id::text as "productId",
      (extract(epoch from upper(v.during) - lower(v.during)) / 60)::int as minutes
    from visits v join order_items i on i.id = v.order_item_id join orders o on o.id = i.order_id
    where v.id = ${eventId} and v.state = 'booked' and lower(v.during) > ${now}
      and o.user_id = ${actor.kind === 'user' ? actor.userId : null}::uuid`.execute(db);
  const visit = found.rows[0];
  if (!visit) throw notFound();
  return visit;
}

async function requireSalon({ db }: Pick<AppDependencies, 'db'>, locationId: string): Promise<void> {
  const found = await sql`select from locations where id = ${locationId} and enabled`.execute(db);
  if (found.rows.length === 0) throw notFound();
}

function registerFreeSlots(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.get(
    '/api/events/slots',
    {
      schema: {
        tags,
        summary: 'Free slots of a treatment in a salon, by local date',
        querystring: eventSlotsQuery,
        response: { 200: dataOf({ eventSlots: z.array(eventSlotDay) }) },
      },
    },
    async (request) => {
      const { locationId, productId, cartItemId, eventId, therapistId, date, days } = request.query;
      await requireSalon(dependencies, locationId);
      const visit = eventId === undefined ? null : await visitToMove(dependencies, request, eventId);
      const line = cartItemId === undefined ? null : await lineToBook(dependencies, request, cartItemId);
      const wanted = visit?.productId ?? line?.productId ?? productId ?? '';
      // A line can be held only while its treatment is sold; a visit can be moved even after the treatment is
      // withdrawn.
      const who = line ? null : visit ? 'buyer' : buyerOf(request);
      const { treatment, minutes } = await treatmentFor(dependencies, request, wanted, who);
      const search = { locationId, treatment, now: request.context.now, minutes: visit?.minutes ?? minutes };
      // The line's hold, and the time of a visit that is to be moved, block nothing.
      const exceptVisitId = eventId ?? line?.heldId;
      const found = await findFreeDays(db, { ...search, exceptVisitId, therapistId }, date, days);
      const eventSlots = found.map((day) => ({
        date: day.date,
        isOffered: day.isOffered,
        slots: day.slots.map(({ startAt, endAt }) => ({ startAt: startAt.toISOString(), endAt: endAt.toISOString() })),
      }));
      return { data: { eventSlots } };
    },
  );
}

function registerTherapists(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/events/therapists',
    {
      schema: {
        tags,
        summary: 'Therapists of a salon who may do a treatment, by first name',
        querystring: eventTherapistsQuery,
        response: { 200: dataOf({ eventTherapists: z.array(eventTherapist) }) },
      },
    },
    async (request, reply) => {
      const eventTherapists = await selectTherapists(db, request.query);
      if (!eventTherapists) throw notFound();
      cachePublicly(request, reply);
      return { data: { eventTherapists } };
    },
  );
}

function registerFirstFreeDay(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.get(
    '/api/events/first-free-day',
    {
      schema: {
        tags,
        summary: 'The first date with a free slot, in a salon or a city',
        querystring: eventFirstFreeDayQuery,
        response: { 200: dataOf({ eventFirstFreeDay }) },
      },
    },
    async (request) => {
      const { productId, locationId, therapistId, city } = request.query;
      if (locationId) await requireSalon(dependencies, locationId);
      const search = {
        now: request.context.now,
        therapistId,
        ...(await treatmentFor(dependencies, request, productId, buyerOf(request))),
      };
      const salons = locationId ? [locationId] : await selectSalonsOfCity(db, city ?? '', search.treatment.categoryId);
      return { data: { eventFirstFreeDay: await findFirstFreeDay(db, search, salons) } };
    },
  );
}

function registerFirstFreeTimes(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.get(
    '/api/events/first-free-times',
    {
      schema: {
        tags,
        summary: 'Salons that do a treatment with their first free time within two weeks, the earliest first',
        querystring: firstFreeTimesQuery,
        response: { 200: dataOf({ firstFreeTimes: z.array(firstFreeTime) }) },
      },
    },
    async (request, reply) => {
      const { productId, city = null, locationIds = null } = request.query;
      const { locale, now } = request.context;
      const treatment = await findTreatment(db, productId);
      if (!treatment) throw notFound();
      // The same for everyone, and so as long as a first visit: it can be cached.
      const minutes = await visitMinutes(db, treatment, { market: marketOf(request), userId: null });
      const firstFreeTimes = await findFirstFreeTimes(db, { treatment, minutes, now }, { city, locationIds, locale });
      cachePublicly(request, reply);
      return { data: { firstFreeTimes } };
    },
  );
}

function registerFirstSlots(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.get(
    '/api/events/first-slots',
    {
      schema: {
        tags,
        summary: 'The first free times of all treatments of a salon, for a visitor without a login',
        querystring: eventFirstSlotsQuery,
        response: { 200: dataOf({ eventFirstSlots: z.array(eventFirstSlots) }) },
      },
    },
    async (request, reply) => {
      const { locationId } = request.query;
      await requireSalon(dependencies, locationId);
      const market = marketOf(request);
      const found = await findFirstSlots(db, {
        locationId,
        marketId: Number(market.id),
        additionalMinutes: market.additionalVisitTime,
        now: request.context.now,
      });
      cachePublicly(request, reply);
      return { data: { eventFirstSlots: found } };
    },
  );
}
