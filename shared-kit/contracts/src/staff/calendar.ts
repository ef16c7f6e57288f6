/** The calendar of a salon. Source: calls.md, "GET /admin/events"; readings.md, "Visits and slots". */
import { z } from 'zod';
import { phoneInput, phonePrefixInput } from '../account';
import { cartItemType } from '../cart';
import { instant, recordId } from '../envelope';
import { location } from '../location';
import { bookRefusal } from '../visit';

const localDate = z.iso.date();

/** State of a visit as staff see it; `held`: a customer is about to buy it. */
export const staffEventStatus = z.enum(['held', 'active', 'done', 'noShow', 'refused', 'canceled']);
export type StaffEventStatus = z.infer<typeof staffEventStatus>;

/** States that staff may set. `canceled` frees the slot. */
export const staffDoneStatus = z.enum(['done', 'noShow', 'refused', 'canceled']);
export type StaffDoneStatus = z.infer<typeof staffDoneStatus>;

/** A salon, treatment, room, device or therapist, by its name in the caller's language. */
export const staffUnit = z.object({ id: z.string(), name: z.string() });

/** GET /admin/salons: a salon with what a calendar shows of it. */
export const staffSalon = staffUnit.extend({
  city: z.string(),
  ...location.pick({ openTime: true, openingExceptions: true }).shape,
});
export type StaffSalon = z.infer<typeof staffSalon>;

export const staffEvent = z.object({
  id: z.string(),
  doneStatus: staffEventStatus,
  startAt: instant,
  endAt: instant,
  location: staffUnit,
  product: staffUnit,
  room: staffUnit,
  device: staffUnit,
  therapist: staffUnit,
  /** The customer asked for this therapist. */
  isTherapistChosen: z.boolean().optional(),
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
  /** When staff recorded the health interview, the signed customer card, and a guardian's consent. */
  interviewAt: instant.nullable(),
  customerCardAt: instant.nullable(),
  guardianConsentAt: instant.nullable(),
  /** When the customer came to the salon; null: not yet. Moving the visit to another day clears it. */
  arrivedAt: instant.nullable().optional(),
  /**
   * The SMS that reminded of this time was refused for good. `replaced`: an e-mail was sent instead; `undelivered`: there is no
   * address. Null: none was refused.
   */
  refusedReminder: z.enum(['replaced', 'undelivered']).nullable().optional(),
  isFinal: z.boolean(),
  /** The customer is 16 or 17 on that date: a guardian's written consent is needed before the treatment. */
  needsGuardian: z.boolean().optional(),
  /** When the rules on health that hold now were acknowledged online; null: they are explained in the interview. */
  healthAcknowledgedAt: instant.nullable().optional(),
  /** Rises with every change of the visit, its marks and its note. */
  version: z.int().optional(),
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

/** When a therapist with a rota does not work. Without one there is none. */
export const offShift = z.object({
  therapistId: z.string(),
  startAt: instant,
  endAt: instant,
  /** Within the working hours. */
  isBreak: z.boolean(),
});
export type OffShift = z.infer<typeof offShift>;

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
  rooms: z.array(staffUnit),
  devices: z.array(staffUnit),
  therapists: z.array(staffUnit),
  offShift: z.array(offShift).optional(),
  /** For the first GET /admin/events/changes. */
  cursor: z.string().optional(),
});
export type StaffCalendar = z.infer<typeof staffCalendar>;

/**
 * GET /admin/events/changes: what changed in a span of the calendar since a cursor. Meant to be asked every few seconds;
 * it leaves no entry in the audit log.
 */
export const staffEventChangesQuery = staffEventsQuery.pick({ locationId: true, date: true, view: true }).extend({
  /** `cursor` of the calendar, then `next` of the last response. Opaque. */
  after: z.string().regex(/^\d{1,18}-\d{1,11}$/),
});
export type StaffEventChangesQuery = z.input<typeof staffEventChangesQuery>;

export const staffEventChanges = z.object({
  /** Too much has changed, or too long ago: load the calendar again. Everything else is empty then. */
  isReset: z.boolean(),
  /** Entries of the span that are new or changed, as they are now. One may come again unchanged. */
  events: z.array(staffEvent),
  /** Of visits and holds that are no longer in the span: moved away, freed, ended. Unknown ones are to be ignored. */
  removedEventIds: z.array(z.string()),
  blockedTimes: z.array(blockedTime),
  removedBlockedTimeIds: z.array(z.string()),
  next: z.string(),
});
export type StaffEventChanges = z.infer<typeof staffEventChanges>;

const personName = z.string().trim().min(1).max(80);
const noteText = z.string().trim().max(500);
/**
 * Whether staff agreed to a time at which no therapist works who could be booked. Without it such a time is refused with 409
 * `outside_shift`.
 */
const knowingly = z.boolean().optional();

/**
 * POST /admin/events: a visit agreed by phone or at the desk, of a treatment for a named person, or of an order's
 * purchased treatment (`orderProductId` instead of both). Omitted units are chosen automatically.
 */
export const staffBookingRequest = z
  .strictObject({
    locationId: recordId,
    startAt: instant,
    productId: recordId.optional(),
    customer: z
      .strictObject({
        firstName: personName,
        lastName: personName,
        phonePrefix: phonePrefixInput.default('48'),
        phone: phoneInput,
      })
      .optional(),
    orderProductId: z.uuid().optional(),
    roomId: recordId.optional(),
    deviceId: recordId.optional(),
    therapistId: recordId.optional(),
    outsideShift: knowingly,
    note: noteText.optional(),
  })
  .superRefine(({ productId, customer, orderProductId }, context) => {
    const isBought = orderProductId !== undefined;
    for (const [name, value] of Object.entries({ productId, customer })) {
      if ((value !== undefined) !== isBought) continue;
      context.addIssue({ code: 'custom', path: [name], message: isBought ? 'not_allowed' : 'required' });
    }
  });
export type StaffBookingRequest = z.input<typeof staffBookingRequest>;

/**
 * GET /admin/order-products: purchases of a customer at the desk or on the phone, by the whole order number, phone, e-mail or
 * voucher code (of orders that it paid for), or by the beginnings of the first and last name. All that is given has to fit.
 */
export const staffOrderProductsQuery = z
  .strictObject({
    orderNumber: z.string().trim().min(4).max(40).optional(),
    phonePrefix: phonePrefixInput.default('48'),
    phone: phoneInput.optional(),
    /** At least 3 letters; accents and case do not matter. */
    name: z
      .string()
      .trim()
      .max(160)
      .refine((name) => (name.match(/\p{L}/gu) ?? []).length >= 3, { message: 'too_small' })
      .optional(),
    email: z.string().trim().min(3).max(254).optional(),
    voucherCode: z.string().trim().min(4).max(40).optional(),
  })
  .refine(
    ({ orderNumber, phone, name, email, voucherCode }) =>
      [orderNumber, phone, name, email, voucherCode].some((value) => value !== undefined),
    { path: ['orderNumber'], message: 'required' },
  );

/**
 * A bought treatment as the salon sees it; its `id` is the `orderProductId` of POST /admin/events. Staff of salons that
 * the order has no visit in get what booking needs (`isMasked`): the remaining treatments, the date of the last visit,
 * and enough of the name and phone to verify the caller; the rest is null.
 */
export const staffOrderProduct = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  isMasked: z.boolean(),
  createdAt: instant.nullable(),
  itemType: cartItemType,
  product: staffUnit,
  /** Masked: the last name's initial, the phone's last three digits. */
  customer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phonePrefix: z.string(),
    phone: z.string(),
  }),
  /** Nothing is left to be paid in the salon. */
  isPaid: z.boolean(),
  totalCount: z.int().nullable(),
  completedCount: z.int().nullable(),
  bookedCount: z.int().nullable(),
  leftCount: z.int(),
  /** Day of the last visit that took place, in whatever salon, by the salons' clock. */
  lastVisitOn: z.iso.date().nullable(),
  /** The next visit; of staff of named salons: in one of theirs. */
  nextStartAt: instant.nullable(),
  /** A visit of its order in the caller's salons, the latest: its customer's card opens by it. Null: there is none. */
  lastEventId: z.string().nullable().optional(),
  /** Why no visit can be booked; null when one can. */
  bookRefusal: bookRefusal.nullable(),
});
export type StaffOrderProduct = z.infer<typeof staffOrderProduct>;

/**
 * The version of the visit that a change was decided on. When the visit has changed since, the change is refused with
 * 409 `event_changed`, which carries the visit as it is now in `details.event`. Omitted: the change is made regardless.
 */
const seenVersion = z.int().min(1).max(2_147_483_647).optional();

/** PUT /admin/events/{id}: what staff record on a visit. A mark that is true is set now, unless it was set before. */
export const staffEventChange = z.strictObject({
  note: noteText.nullable().optional(),
  interview: z.boolean().optional(),
  customerCard: z.boolean().optional(),
  guardianConsent: z.boolean().optional(),
  arrived: z.boolean().optional(),
  version: seenVersion,
});
export type StaffEventChange = z.input<typeof staffEventChange>;

/** PUT /admin/events/{id}/date: any time that the salon offers, also within the notice for cancellations. */
export const staffMoveRequest = z.strictObject({
  startAt: instant,
  locationId: recordId.optional(),
  roomId: recordId.optional(),
  deviceId: recordId.optional(),
  therapistId: recordId.optional(),
  outsideShift: knowingly,
  version: seenVersion,
});
export type StaffMoveRequest = z.input<typeof staffMoveRequest>;

/** PUT /admin/events/{id}/done-status. */
export const staffDoneStatusRequest = z.strictObject({ doneStatus: staffDoneStatus, version: seenVersion });

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
