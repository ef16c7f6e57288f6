/** What calls about visits answer: a customer's, and those of an order's token. */
import type { Event } from '@aksamit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../platform/api-error';
import type { AppDependencies } from '../../../platform/app-types';
import type { Db, Trx } from '../../../platform/database';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { marketOf } from '../../../platform/request-context';
import { selectHealthStates, withAlternatives } from '../slots';
import { bookAgain } from './book-again';
import { cancelVisit } from './cancel-visit';
import { toEvent } from './event-view';
import type { VisitChange } from './lock-visit';
import { moveVisit } from './move-visit';
import { personOf, type VisitOwner } from './visit-owner';
import { selectVisits, type VisitFilter } from './visit-queries';

interface EventAnswer {
  data: { event: Event };
}

/** A page of visits as the API returns them. */
export async function eventsOf(
  db: Db | Trx,
  { context: { locale, now } }: FastifyRequest,
  owner: VisitOwner,
  filter: VisitFilter,
): Promise<{ events: Event[]; total: number }> {
  const { rows, total } = await selectVisits(db, owner, filter);
  const healthOf = await selectHealthStates(db, personOf(owner));
  return { events: rows.map((row) => toEvent(row, healthOf, locale, now)), total };
}

/** @throws 404 when it is another's, or none */
export async function eventOf(trx: Trx, request: FastifyRequest, owner: VisitOwner, id: string): Promise<EventAnswer> {
  const { events } = await eventsOf(trx, request, owner, { id, limit: 1, offset: 0 });
  const [event] = events;
  if (!event) throw notFound();
  return { data: { event } };
}

const changeOf = (
  { config }: Pick<AppDependencies, 'config'>,
  request: FastifyRequest,
  owner: VisitOwner,
): VisitChange => ({
  owner,
  market: marketOf(request),
  now: request.context.now,
  isAgeRequired: config.ageDeclaration === 'required',
});

/** Which visit of whom. */
interface ChangedVisit {
  owner: VisitOwner;
  id: string;
}

/** Moves a visit once per key and returns it. @throws as `moveVisit`; 409 slot_taken with the nearest free slots */
export function answerMove(
  dependencies: AppDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  { owner, id }: ChangedVisit,
  to: { locationId?: string | undefined; startAt?: string | undefined; therapistId?: string | null | undefined },
): Promise<EventAnswer> {
  const { db } = dependencies;
  const startAt = to.startAt === undefined ? undefined : new Date(to.startAt);
  return withAlternatives(db, () =>
    withIdempotencyKey(db, request, reply, async (trx) => {
      await moveVisit(trx, changeOf(dependencies, request, owner), id, { ...to, startAt });
      return { status: 200, body: await eventOf(trx, request, owner, id) };
    }),
  );
}

/** Books the treatment of a canceled visit again, once per key, and returns the new visit. @throws as `bookAgain` */
export function answerBookingAgain(
  dependencies: AppDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  { owner, id }: ChangedVisit,
  to: { locationId: string; startAt: string; therapistId?: string | null | undefined },
): Promise<EventAnswer> {
  const { db } = dependencies;
  const slot = { ...to, startAt: new Date(to.startAt) };
  return withAlternatives(db, () =>
    withIdempotencyKey(db, request, reply, async (trx) => {
      const newId = await bookAgain(trx, changeOf(dependencies, request, owner), id, slot);
      return { status: 201, body: await eventOf(trx, request, owner, newId) };
    }),
  );
}

/** Cancels a visit, or leaves the waiting list, once per key. @throws as `cancelVisit` */
export function answerCancellation(
  dependencies: AppDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  { owner, id }: ChangedVisit,
): Promise<EventAnswer> {
  return withIdempotencyKey(dependencies.db, request, reply, async (trx) => {
    const before = await eventOf(trx, request, owner, id);
    await cancelVisit(trx, changeOf(dependencies, request, owner), id);
    // The waiting-list entry is gone by now: it is returned as it was.
    const isVisit = before.data.event.doneStatus !== 'waiting';
    return { status: 200, body: isVisit ? await eventOf(trx, request, owner, id) : before };
  });
}
