/** A customer's visits and what they bought to be visited for. Source: calls.md; readings.md, "Visits and slots". */
import { z } from 'zod';
import { cartItemType } from './cart';
import { ageDeclaration } from './consent';
import { instant, listQuery, recordId } from './envelope';
import { eventTherapist } from './slots';

const localDate = z.iso.date();

/** `waiting`: no visit yet, a place on the waiting list; listed only on request. */
export const visitDoneStatus = z.enum(['active', 'done', 'noShow', 'refused', 'canceled', 'waiting']);
export type VisitDoneStatus = z.infer<typeof visitDoneStatus>;

/** A visit of a customer: what the panel shows. */
export const event = z.object({
  id: z.string(),
  orderProductId: z.string(),
  /** The order whose calendar file holds it (GET /orders/{id}/calendar). */
  orderId: z.string().optional(),
  product: z.object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    /** Code of its category: `epilation`, `endermology`, …; decides which preparation is described. */
    categoryCode: z.string(),
  }),
  location: z.object({
    id: z.string(),
    name: z.string(),
    city: z.string(),
    /** Street and number. */
    address: z.string(),
    /** Of its page, its map and its desk; absent on older APIs, like the rest. */
    slug: z.string().optional(),
    postalCode: z.string().optional(),
    /** Degrees. */
    lat: z.number().optional(),
    lng: z.number().optional(),
    phone: z.string().optional(),
  }),
  startAt: instant,
  endAt: instant,
  doneStatus: visitDoneStatus,
  /** Visits of the same treatment that are done (or were not attended, which counts alike), of how many. */
  doneCount: z.number().int(),
  totalCount: z.number().int(),
  /** Further ahead than the market's notice for cancellations, and not moved to within it. */
  canChange: z.boolean(),
  /** Until when it can be moved or canceled; null: no longer. Canceled later it counts as done. */
  changeUntil: instant.nullable().optional(),
  /** The notice for moving and canceling it, hours: of the market of its order. Absent on older APIs. */
  cancellationNoticeHours: z.int().min(0).optional(),
  /** It was moved to within the notice for cancellations, and can no longer be moved. */
  isFinal: z.boolean().optional(),
  /** The customer is 16 or 17 on that date, or declared to be: a guardian's written consent is given in the salon. */
  needsGuardian: z.boolean().optional(),
  /** The rules on health must be acknowledged again before it is moved, as before a booking. */
  asksHealth: z.boolean().optional(),
  /** Canceled or refused, and its treatment can be booked again by POST /orders/{id}/events/{eventId}/bookings. */
  canBookAgain: z.boolean().optional(),
  /** Of a place on the waiting list: the free time offered last; null before, and for visits. */
  offeredStartAt: instant.nullable(),
  /** Who gives the treatment, as planned now; null on the waiting list. Absent on older APIs. */
  therapist: eventTherapist
    .extend({
      /** The customer asked for this therapist; false: the salon assigned one. */
      isChosen: z.boolean(),
    })
    .nullable()
    .optional(),
});
export type Event = z.infer<typeof event>;

/**
 * The therapist whom the customer asks for, of the salon and able to do the treatment (GET /events/therapists), else 422; null or omitted:
 * anyone.
 */
const chosenTherapist = recordId.nullable().optional();

/** GET /me/events: `date` is the local date in Warsaw. */
export const eventsQuery = listQuery.extend({ date: localDate.optional(), doneStatus: visitDoneStatus.optional() });

/** POST /me/waiting-list: only the day of `startAt` counts. */
export const waitForEventRequest = z.strictObject({ orderProductId: z.uuid(), locationId: recordId, startAt: instant });
export type WaitForEventRequest = z.input<typeof waitForEventRequest>;

/** POST /me/events. */
export const bookEventRequest = waitForEventRequest.extend({
  /** Required by `asksAge` of the bought treatment. */
  ageDeclaration: ageDeclaration.optional(),
  therapistId: chosenTherapist,
});
export type BookEventRequest = z.input<typeof bookEventRequest>;

/** PUT /me/events/{id}: at least one of them; omitted fields stay. */
export const changeEventRequest = z
  .strictObject({ locationId: recordId.optional(), startAt: instant.optional() })
  .refine(({ locationId, startAt }) => locationId !== undefined || startAt !== undefined, {
    path: ['startAt'],
    message: 'required',
  });
export type ChangeEventRequest = z.input<typeof changeEventRequest>;

/** PUT /me/events/{id}/date. */
export const moveEventRequest = z.strictObject({
  locationId: recordId.optional(),
  startAt: instant,
  therapistId: chosenTherapist,
});
export type MoveEventRequest = z.input<typeof moveEventRequest>;

/** POST /orders/{id}/events/{eventId}/bookings. */
export const bookAgainRequest = z.strictObject({
  locationId: recordId,
  startAt: instant,
  therapistId: chosenTherapist,
});
export type BookAgainRequest = z.input<typeof bookAgainRequest>;

/** PUT /me/events/{id}/done-status: a customer can only cancel; the salon sets all other values. */
export const eventDoneStatusRequest = z.strictObject({ doneStatus: z.literal('canceled') });
export type EventDoneStatusRequest = z.input<typeof eventDoneStatusRequest>;

/** `completed`: every visit of it is done. */
export const orderProductStatus = z.enum(['booked', 'completed']);
export type OrderProductStatus = z.infer<typeof orderProductStatus>;

/**
 * Why no visit of a purchase can be booked: one is ahead, none is left, its time is over, it was refunded; after three
 * no-shows it must be paid first; the customer is under 16.
 */
export const bookRefusal = z.enum([
  'visit_not_done',
  'all_visits_used',
  'package_ended',
  'given_back',
  'prepayment_required',
  'too_young',
]);
export type BookRefusal = z.infer<typeof bookRefusal>;

/** A bought treatment or package of a customer, with its ledger: total = completed + booked + left. */
export const orderProduct = z.object({
  /** `orderProductId` of POST /me/events. */
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  createdAt: instant,
  itemType: cartItemType,
  product: z.object({ id: z.string(), name: z.string(), slug: z.string(), categoryCode: z.string() }),
  doneStatus: orderProductStatus,
  totalCount: z.number().int(),
  /** Done, or not attended. */
  completedCount: z.number().int(),
  /** Ahead: one at most. */
  bookedCount: z.number().int(),
  leftCount: z.number().int(),
  nextStartAt: instant.nullable(),
  /** Last local date on which a package or bundle may still be used; null without an end, and before a first visit. */
  validTo: z.string().nullable(),
  /** False for each of the reasons in `bookRefusal`. */
  canBook: z.boolean(),
  /** Why no visit can be booked now; null when one can. */
  bookRefusal: bookRefusal.nullable().optional(),
  /**
   * The next visit can be booked only for this instant or later; null: for any. While a visit is ahead: from when the one
   * after it could be; null where it is unknown. Older APIs give it only where a visit can be booked.
   */
  bookFrom: instant.nullable().optional(),
  /**
   * The rules on health must be acknowledged before the next visit is booked (POST /consents, type `health`, version
   * HEALTH_TEXT_VERSION): never done so far, or over 30 days ago like the last visit.
   */
  asksHealth: z.boolean().optional(),
  /** The customer's age is unknown: the booking needs `ageDeclaration`. */
  asksAge: z.boolean().optional(),
});
export type OrderProduct = z.infer<typeof orderProduct>;

/** GET /me/bundle-users: a customer's bundle, with its ledger. */
export const bundleUser = orderProduct.omit({ product: true, doneStatus: true, itemType: true }).extend({
  bundle: orderProduct.shape.product,
  /** Treatments (one per part of the body) that were chosen for it. */
  bundlableProductId: z.array(z.string()),
  /** Inactive: used up, over, or given back. */
  status: z.enum(['active', 'inactive']),
});
export type BundleUser = z.infer<typeof bundleUser>;

export const orderProductsQuery = listQuery.extend({
  date: localDate.optional(),
  doneStatus: orderProductStatus.optional(),
});
