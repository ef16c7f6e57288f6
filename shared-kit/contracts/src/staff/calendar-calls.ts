/** The staff's calls of the calendar and the waiting list; part of `staffCalls`. Source: calls.md, "Staff calls", first row. */
import { z } from 'zod';
import { call } from '../call-shape';
import * as calendar from './calendar';
import * as customers from './customers';
import * as deskVisits from './desk-visits';
import * as shifts from './shifts';
import * as waiting from './waiting-list';

const withEvent = z.object({ event: calendar.staffEvent });

export const calendarCalls = {
  'GET /admin/salons': call({ data: z.object({ salons: z.array(calendar.staffSalon) }) }),
  'GET /admin/events': call({ query: calendar.staffEventsQuery, data: calendar.staffCalendar }),
  'GET /admin/events/changes': call({ query: calendar.staffEventChangesQuery, data: calendar.staffEventChanges }),
  'POST /admin/events': call({ body: calendar.staffBookingRequest, data: withEvent }),
  'GET /admin/order-products': call({
    query: calendar.staffOrderProductsQuery,
    data: z.object({ orderProducts: z.array(calendar.staffOrderProduct) }),
  }),
  'GET /admin/desk-visits': call({ query: deskVisits.staffDeskVisitsQuery, data: deskVisits.staffDeskVisits }),
  'PUT /admin/events/{id}': call({ body: calendar.staffEventChange, data: withEvent }),
  'PUT /admin/events/{id}/date': call({ body: calendar.staffMoveRequest, data: withEvent }),
  'PUT /admin/events/{id}/done-status': call({ body: calendar.staffDoneStatusRequest, data: withEvent }),
  'GET /admin/events/{id}/customer': call({ data: z.object({ customer: customers.staffCustomer }) }),
  'POST /admin/events/{id}/customer-notes': call({
    body: customers.customerNoteRequest,
    data: z.object({ customerNote: customers.customerNote }),
  }),
  'DELETE /admin/customer-notes/{id}': call({ data: z.object({}) }),
  'POST /admin/blocked-times': call({
    body: calendar.blockedTimeRequest,
    data: z.object({ blockedTime: calendar.blockedTime }),
  }),
  'DELETE /admin/blocked-times/{id}': call({ data: z.object({}) }),
  'GET /admin/shifts': call({
    query: shifts.staffShiftsQuery,
    data: z.object({ rotas: z.array(shifts.therapistRota) }),
  }),
  'PUT /admin/shifts/{id}': call({
    body: shifts.therapistRotaRequest,
    data: z.object({ rota: shifts.therapistRota }),
  }),
  'POST /admin/shift-previews': call({ body: shifts.shiftPreviewRequest, data: shifts.shiftPreview }),
  'GET /admin/waiting-list': call({
    query: waiting.staffWaitingListQuery,
    data: z.object({ waitingList: z.array(waiting.staffWaitingEntry) }),
  }),
  'POST /admin/waiting-list/{id}/offer': call({
    body: waiting.waitingOfferRequest,
    data: z.object({ waitingEntry: waiting.staffWaitingEntry }),
  }),
  'GET /admin/waiting-callers': call({
    query: waiting.waitingCallersQuery,
    data: z.object({ waitingCallers: z.array(waiting.waitingCaller) }),
  }),
  'POST /admin/waiting-callers': call({
    body: waiting.waitingCallerRequest,
    data: z.object({ waitingCaller: waiting.waitingCaller }),
  }),
  'DELETE /admin/waiting-callers/{id}': call({ data: z.object({}) }),
};
