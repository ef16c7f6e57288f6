import { apiErrorsOf, type PlatformError } from '../../platform/api-error';
import type { CallErrors } from '../../platform/domain';

/** Errors that this domain alone has, as `status code`. */
export const bookingErrors = [
  '409 all_visits_used',
  '409 day_not_full',
  '409 event_changed',
  '409 event_closed',
  '409 health_not_acknowledged',
  '409 hold_expired',
  '409 hold_over',
  '409 interval_too_short',
  '409 notice_too_short',
  '409 outside_shift',
  '409 package_ended',
  '409 prepayment_required',
  '409 shift_changed',
  '409 slot_taken',
  '409 time_occupied',
  '409 time_passed',
  '409 too_late',
  '409 too_many_holds',
  '409 too_many_places',
  '409 too_young',
  '409 visit_ahead',
  '409 visit_not_done',
] as const;
export type BookingError = (typeof bookingErrors)[number];

declare module '../../platform/api-error' {
  interface DomainErrors extends Record<BookingError, true> {}
}

/** Makes an error of this domain, or of the platform. */
export const bookingError = apiErrorsOf<BookingError>();

/** Refusals of `requireBookable`. */
export const VISIT_REFUSALS = [
  '409 interval_too_short',
  '409 notice_too_short',
  '409 prepayment_required',
  '409 too_young',
] as const;
const NO_HEALTH = '409 health_not_acknowledged';
const BOUGHT_REFUSALS = ['404 not_found', '409 visit_not_done', '409 all_visits_used', '409 package_ended'] as const;
const BOOKING_REFUSALS = [...BOUGHT_REFUSALS, ...VISIT_REFUSALS] as const;
const MOVE_REFUSALS = [
  '409 slot_taken',
  '409 too_late',
  '409 event_closed',
  '409 package_ended',
  ...VISIT_REFUSALS,
  NO_HEALTH,
] as const;

/** Errors of the domain's calls. Source: calls.md and the verbs' own `@throws`. */
export const bookingCallErrors = {
  'GET /events/slots': ['404 not_found'],
  'GET /events/therapists': ['404 not_found'],
  'GET /events/first-free-day': ['404 not_found'],
  'GET /events/first-free-times': ['404 not_found'],
  'GET /events/first-slots': ['404 not_found'],
  'POST /me/events': [...BOOKING_REFUSALS, '409 slot_taken', NO_HEALTH],
  'POST /me/waiting-list': [...BOOKING_REFUSALS, '409 day_not_full', '409 too_many_places'],
  'POST /waiting-places': ['404 not_found', '409 day_not_full', '409 too_many_places'],
  'PUT /me/events/{id}': MOVE_REFUSALS,
  'PUT /me/events/{id}/date': MOVE_REFUSALS,
  'PUT /me/events/{id}/done-status': ['409 too_late', '409 event_closed'],
  'DELETE /me/events/{id}': ['409 too_late', '409 event_closed'],
  'PUT /orders/{id}/events/{eventId}/date': MOVE_REFUSALS,
  'POST /orders/{id}/events/{eventId}/bookings': [
    '409 visit_not_done',
    '409 all_visits_used',
    '409 package_ended',
    ...VISIT_REFUSALS,
    '409 slot_taken',
    '409 event_closed',
    NO_HEALTH,
  ],
  'DELETE /orders/{id}/events/{eventId}': ['409 too_late', '409 event_closed'],
  'GET /admin/events': ['404 not_found'],
  'GET /admin/events/changes': ['404 not_found'],
  // The salon decides about prepayment and notice.
  'POST /admin/events': [
    ...BOUGHT_REFUSALS,
    '409 interval_too_short',
    '409 too_young',
    '409 slot_taken',
    '409 time_passed',
    '409 outside_shift',
  ],
  'PUT /admin/events/{id}': ['409 event_changed'],
  'PUT /admin/events/{id}/date': [
    '409 slot_taken',
    '409 time_passed',
    '409 outside_shift',
    '409 event_changed',
    '409 event_closed',
    '409 package_ended',
    '409 interval_too_short',
    '409 too_young',
  ],
  'PUT /admin/events/{id}/done-status': ['409 event_changed', '409 event_closed', '409 visit_ahead'],
  'GET /admin/shifts': ['404 not_found'],
  'PUT /admin/shifts/{id}': ['409 shift_changed'],
  'POST /admin/shift-previews': ['404 not_found'],
  'GET /admin/waiting-list': ['404 not_found'],
  'POST /admin/waiting-list/{id}/offer': ['409 slot_taken'],
  'GET /admin/waiting-callers': ['404 not_found'],
  'POST /admin/waiting-callers': ['404 not_found'],
  'POST /admin/blocked-times': ['404 not_found', '409 time_occupied'],
} satisfies CallErrors<PlatformError | BookingError>;
