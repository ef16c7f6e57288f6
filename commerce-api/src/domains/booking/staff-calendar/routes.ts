import { dataOf, type LocaleCode } from '@aksamit/contracts';
import {
  blockedTime,
  blockedTimeRequest,
  staffBookingRequest,
  staffCalendar,
  staffDoneStatusRequest,
  staffEvent,
  staffEventChange,
  staffEventChanges,
  staffEventChangesQuery,
  staffEventsQuery,
  staffMoveRequest,
  staffOrderProduct,
  staffOrderProductsQuery,
} from '@aksamit/contracts/staff';
import { addDays, isoWeekdayOf } from '@aksamit/contracts/store-time';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Db, Trx } from '../../../platform/database';
import { NOT_LOGGED, registerStaffCall, requireSalon } from '../../people/staff';
import { selectOrdersPaidBy } from '../../sales/vouchers';
import { bookingError } from '../errors';
import { isOverlap, localDay, withAlternatives } from '../slots';
import { blockTime, unblockTime } from './block-time';
import { selectBought } from './bought-queries';
import { selectCalendarChanges } from './calendar-changes';
import { findStaffEvent, selectCalendar } from './calendar-queries';
import { presentCursor } from './change-cursor';
import { registerDeskVisits } from './desk-visit-routes';
import { registerStaffSalons } from './salon-routes';
import { registerWaitingCallers } from './waiting-caller-routes';
import { registerWaitingList } from './waiting-routes';
import { bookAtDesk, lockVisit, markForSalon, moveVisit, noteVisit, requireVersion } from './work-visits';

/** Of one address: fifty windows that look every three seconds. */
const CHANGES_PER_MINUTE = 1000;

/** What purchases are found by; the log names the first, never its value. */
const SEARCHED_BY = ['orderNumber', 'phone', 'voucherCode', 'email', 'name'] as const;

const params = z.object({ id: z.uuid() });
const answer = dataOf({ event: staffEvent });

/** The calendar of a salon. */
export function registerStaffCalendar(app: App, dependencies: AppDependencies): void {
  registerStaffSalons(app, dependencies);
  registerVisitReads(app, dependencies);
  registerDeskVisits(app, dependencies);
  registerVisitChanges(app, dependencies);
  registerVisitStates(app, dependencies);
  registerBlockedTimes(app, dependencies);
  registerWaitingList(app, dependencies);
  registerWaitingCallers(app, dependencies);
}

/** What the calendar shows: visits, and what a customer has bought. */
function registerVisitReads(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/events',
    right: 'readCalendar',
    summary: 'Calendar of a salon by day or week, with its rooms, devices, therapists and blocked times',
    query: staffEventsQuery,
    answer: z.object({ data: staffCalendar }),
    async work({ trx, scope, query, locale, now }) {
      const { locationId } = query;
      await requireSalon(trx, scope, locationId);
      const { from, to } = daysOf(query);
      // Before the entries, so that the first changes begin where they end.
      const cursor = await presentCursor(trx);
      const calendar = await selectCalendar(trx, { ...query, ...spanOf(query), now }, locale);
      return {
        answer: { data: { from, to, ...calendar, cursor } },
        subject: { kind: 'location', id: locationId, locationId, details: { from, to } },
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/events/changes',
    right: 'readCalendar',
    summary: 'What changed in a span of the calendar since the last look: of colleagues, customers and time',
    query: staffEventChangesQuery,
    answer: z.object({ data: staffEventChanges }),
    requestsPerMinute: CHANGES_PER_MINUTE,
    async work({ trx, scope, query, locale, now }) {
      const { locationId, after } = query;
      await requireSalon(trx, scope, locationId);
      const changes = await selectCalendarChanges(trx, { locationId, ...spanOf(query), now }, after, locale);
      return { answer: { data: changes }, subject: NOT_LOGGED };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/order-products',
    right: 'workCalendar',
    summary: 'What somebody who calls or comes has bought, by order number, phone, name, e-mail or voucher',
    query: staffOrderProductsQuery,
    answer: dataOf({ orderProducts: z.array(staffOrderProduct) }),
    async work({ trx, scope, query, locale, now }) {
      const { voucherCode, ...search } = query;
      const orderIds = voucherCode === undefined ? undefined : await selectOrdersPaidBy(trx, voucherCode);
      const orderProducts = await selectBought(trx, { ...search, orderIds }, { scope, locale, now });
      const by = SEARCHED_BY.find((name) => query[name] !== undefined);
      const details = { by, orders: orderNumbersOf(orderProducts) };
      return { answer: { data: { orderProducts } }, subject: { kind: 'orderProduct', id: null, details } };
    },
  });
}

/** Booking, editing, moving and marking visits. */
function registerVisitChanges(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/events',
    right: 'workCalendar',
    summary: 'Books a visit by phone or at the desk, also of a treatment that was bought',
    body: staffBookingRequest,
    answer,
    status: 201,
    async work({ trx, scope, body, market, locale, now }) {
      const { locationId } = body;
      await requireSalon(trx, scope, locationId);
      const id = await bookAtDesk(trx, body, { market, now });
      return {
        answer: await eventOf(trx, id, locale),
        subject: { kind: 'event', id, locationId, details: { startAt: body.startAt, ...whatOf(body) } },
      };
    },
    explain,
  });

  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/events/:id',
    right: 'workCalendar',
    summary: 'Notes on a visit: customer arrived, interview held, customer card signed, guardian consent given',
    params,
    body: staffEventChange,
    answer,
    async work({ trx, scope, params: { id }, body, locale, now }) {
      const visit = await lockVisit(trx, id, scope);
      const { note, version, ...marks } = body;
      await requireVersion(trx, visit, version, locale);
      await noteVisit(trx, id, body, now);
      const { locationId } = visit;
      const details = { ...marks, ...(note === undefined ? {} : { note: 'changed' }) };
      return { answer: await eventOf(trx, id, locale), subject: { kind: 'event', id, locationId, details } };
    },
  });
}

/** When a visit is, and how it ended. */
function registerVisitStates(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/events/:id/date',
    right: 'workCalendar',
    summary: 'Moves a visit, in time or to another salon or unit',
    params,
    body: staffMoveRequest,
    answer,
    async work({ trx, scope, params: { id }, body, market, locale, now }) {
      if (body.locationId) await requireSalon(trx, scope, body.locationId);
      const visit = await moveVisit(trx, { id, scope }, body, { market, locale, now });
      const details = { from: visit.startAt, to: body.startAt, movedTo: body.locationId ?? null };
      return {
        answer: await eventOf(trx, id, locale),
        subject: { kind: 'event', id, locationId: visit.locationId, details },
      };
    },
    explain,
  });

  registerStaffCall(app, dependencies, {
    method: 'PUT',
    path: '/admin/events/:id/done-status',
    right: 'workCalendar',
    summary: 'Marks a visit done, not attended, refused or canceled',
    params,
    body: staffDoneStatusRequest,
    answer,
    async work({ trx, scope, params: { id }, body, locale, now }) {
      const visit = await markForSalon(trx, { id, scope }, body, { locale, now });
      const details = { doneStatus: { from: visit.state, to: body.doneStatus } };
      return {
        answer: await eventOf(trx, id, locale),
        subject: { kind: 'event', id, locationId: visit.locationId, details },
      };
    },
  });
}

function registerBlockedTimes(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/blocked-times',
    right: 'workCalendar',
    summary: 'Takes a room, device or therapist out of the calendar for a while',
    body: blockedTimeRequest,
    answer: dataOf({ blockedTime }),
    status: 201,
    async work({ trx, actor, scope, body }) {
      const { locationId } = body;
      await requireSalon(trx, scope, locationId);
      const made = await blockTime(trx, body, actor.userId);
      const details = { startAt: made.startAt, endAt: made.endAt };
      return { answer: { data: { blockedTime: made } }, subject: subjectOf(made.id, locationId, details) };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'DELETE',
    path: '/admin/blocked-times/:id',
    right: 'workCalendar',
    summary: 'Opens a blocked time again',
    params,
    answer: z.object({ data: z.object({}) }),
    async work({ trx, scope, params: { id } }) {
      const locationId = await unblockTime(trx, id, scope);
      return { answer: { data: {} }, subject: subjectOf(id, locationId, {}) };
    },
  });
}

const orderNumbersOf = (bought: readonly { orderNumber: string }[]) => [
  ...new Set(bought.map(({ orderNumber }) => orderNumber)),
];

const whatOf = (body: z.output<typeof staffBookingRequest>) =>
  body.orderProductId === undefined ? { productId: body.productId } : { orderProductId: body.orderProductId };

const subjectOf = (id: string, locationId: string, details: Record<string, unknown>) => ({
  kind: 'blockedTime',
  id,
  locationId,
  details,
});

/** First and last local day of what the calendar shows. */
function daysOf({ date, view }: { date: string; view: 'day' | 'week' }): { from: string; to: string } {
  if (view === 'day') return { from: date, to: date };
  const from = addDays(date, 1 - isoWeekdayOf(date));
  return { from, to: addDays(from, 6) };
}

function spanOf(query: { date: string; view: 'day' | 'week' }): { from: Date; to: Date } {
  const { from, to } = daysOf(query);
  return { from: midnight(from), to: midnight(addDays(to, 1)) };
}

/** Midnight by the wall clock; the clocks never change at midnight in the salons' zone. */
function midnight(date: string): Date {
  return localDay(date).at(0) ?? new Date(`${date}T00:00:00Z`);
}

async function eventOf(trx: Trx, id: string, locale: LocaleCode) {
  const event = await findStaffEvent(trx, id, locale);
  if (!event) throw notFound();
  return { data: { event } };
}

/** 409 with the nearest free times; when the database itself refused the overlap, without. */
function explain(error: unknown, db: Db): Promise<never> {
  const refused = isOverlap(error) ? bookingError('409 slot_taken') : error;
  return withAlternatives(db, () => Promise.reject(refused), 'slot_taken', 'time_passed');
}
