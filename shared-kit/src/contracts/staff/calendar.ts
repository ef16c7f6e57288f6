/** The calendar of a salon. Source: calls.md, "GET /admin/events"; readings.md, "Visits and slots". */
import { z } from 'zod';
import { phoneInput, phonePrefixInput } from '../account';
import { instant, recordId } from '../envelope';

const localDate = z.iso.date();

/** State of a visit as staff see it; `held`: somebody is about to buy it. */
export const staffEventStatus = z.enum(['held', 'active', 'done', 'noShow', 'refused', 'canceled']);
export type StaffEventStatus = z.infer<typeof staffEventStatus>;

/** What staff may make of a visit. `canceled` gives the place back. */
export const staffDoneStatus = z.enum(['done', 'noShow', 'refused', 'canceled']);
export type StaffDoneStatus = z.infer<typeof staffDoneStatus>;

const unit = z.object({ id: z.string(), name: z.string() });

export const staffEvent = z.object({
  id: z.string(),
  doneStatus: staffEventStatus,
  startAt: instant,
  endAt: instant,
  location: unit,
  product: unit,
  room: unit,
  device: unit,
  therapist: unit,
  /** Null for a hold. */
  customer: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      phonePrefix: z.string().nullable(),
      phone: z.string().nullable(),
    })
    .nullable(),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  orderProductId: z.string().nullable(),
  note: z.string().nullable(),
  /** When staff marked that the health interview was held, the customer card signed, a guardian's consent given. */
  interviewAt: instant.nullable(),
  customerCardAt: instant.nullable(),
  guardianConsentAt: instant.nullable(),
  isFinal: z.boolean(),
});
export type StaffEvent = z.infer<typeof staffEvent>;

export const blockedTime = z.object({
  id: z.string(),
  locationId: z.string(),
  /** Exactly one of the three. */
  roomId: z.string().nullable(),
  deviceId: z.string().nullable(),
  therapistId: z.string().nullable(),
  startAt: instant,
  endAt: instant,
  reason: z.string(),
});
export type BlockedTime = z.infer<typeof blockedTime>;

/** GET /admin/events. A week begins on the Monday of `date`. */
export const staffEventsQuery = z.strictObject({
  locationId: recordId,
  date: localDate,
  view: z.enum(['day', 'week']).default('day'),
  therapistId: recordId.optional(),
  roomId: recordId.optional(),
  deviceId: recordId.optional(),
});
export type StaffEventsQuery = z.input<typeof staffEventsQuery>;

export const staffCalendar = z.object({
  /** Local dates, both included. */
  from: z.string(),
  to: z.string(),
  events: z.array(staffEvent),
  blockedTimes: z.array(blockedTime),
  rooms: z.array(unit),
  devices: z.array(unit),
  therapists: z.array(unit),
});
export type StaffCalendar = z.infer<typeof staffCalendar>;

const personName = z.string().trim().min(1).max(80);
const noteText = z.string().trim().max(500);

/** POST /admin/events: a visit agreed by phone or at the desk. Units that are left out are chosen. */
export const staffBookingRequest = z.strictObject({
  locationId: recordId,
  productId: recordId,
  startAt: instant,
  roomId: recordId.optional(),
  deviceId: recordId.optional(),
  therapistId: recordId.optional(),
  customer: z.strictObject({
    firstName: personName,
    lastName: personName,
    phonePrefix: phonePrefixInput.default('48'),
    phone: phoneInput,
  }),
  note: noteText.optional(),
});
export type StaffBookingRequest = z.input<typeof staffBookingRequest>;

/** PUT /admin/events/{id}: what staff note on a visit. A mark that is true is set now, unless it was set before. */
export const staffEventChange = z.strictObject({
  note: noteText.nullable().optional(),
  interview: z.boolean().optional(),
  customerCard: z.boolean().optional(),
  guardianConsent: z.boolean().optional(),
});
export type StaffEventChange = z.input<typeof staffEventChange>;

/** PUT /admin/events/{id}/date: any time that the salon offers, also within 24 hours. */
export const staffMoveRequest = z.strictObject({
  startAt: instant,
  locationId: recordId.optional(),
  roomId: recordId.optional(),
  deviceId: recordId.optional(),
  therapistId: recordId.optional(),
});
export type StaffMoveRequest = z.input<typeof staffMoveRequest>;

/** PUT /admin/events/{id}/done-status. */
export const staffDoneStatusRequest = z.strictObject({ doneStatus: staffDoneStatus });

/** POST /admin/blocked-times: one room, device or therapist. */
export const blockedTimeRequest = z
  .strictObject({
    locationId: recordId,
    roomId: recordId.optional(),
    deviceId: recordId.optional(),
    therapistId: recordId.optional(),
    startAt: instant,
    endAt: instant,
    reason: z.string().trim().min(1).max(200),
  })
  .refine(({ roomId, deviceId, therapistId }) => [roomId, deviceId, therapistId].filter(Boolean).length === 1, {
    path: ['therapistId'],
    message: 'one_resource',
  })
  .refine(({ startAt, endAt }) => Date.parse(endAt) > Date.parse(startAt), {
    path: ['endAt'],
    message: 'end_before_start',
  })
  .refine(({ startAt, endAt }) => Date.parse(endAt) - Date.parse(startAt) <= 366 * 86_400_000, {
    path: ['endAt'],
    message: 'too_big',
  });
export type BlockedTimeRequest = z.input<typeof blockedTimeRequest>;
