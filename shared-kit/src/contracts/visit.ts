/**
 * Free slots, and a customer's visits. Source: calls.md ("GET /events/slots" and the rows after it); readings.md,
 * "Visits and slots".
 */
import { z } from 'zod';
import { instant, recordId } from './envelope';

const localDate = z.iso.date();

export const eventSlot = z.object({ startAt: z.string(), endAt: z.string() });
export type EventSlot = z.infer<typeof eventSlot>;

/** One local date with its free slots; without any when the salon is closed or full. */
export const eventSlotDay = z.object({ date: z.string(), slots: z.array(eventSlot) });
export type EventSlotDay = z.infer<typeof eventSlotDay>;

/** GET /events/slots: of a treatment, or of a line of the own cart. */
export const eventSlotsQuery = z
  .object({
    locationId: recordId,
    productId: recordId.optional(),
    cartItemId: z.uuid().optional(),
    date: localDate,
    days: z.coerce.number().int().min(1).max(14).default(1),
  })
  .refine(({ productId, cartItemId }) => (productId === undefined) !== (cartItemId === undefined), {
    path: ['productId'],
    message: 'required',
  });

/** GET /events/first-free-day: in one salon or in all of a city. */
export const eventFirstFreeDayQuery = z
  .object({ productId: recordId, locationId: recordId.optional(), city: z.string().min(1).max(80).optional() })
  .refine(({ locationId, city }) => (locationId === undefined) !== (city === undefined), {
    path: ['locationId'],
    message: 'required',
  });

export const eventFirstFreeDay = z.object({ date: z.string(), locationId: z.string() }).nullable();
export type EventFirstFreeDay = z.infer<typeof eventFirstFreeDay>;

/** One of `error.details.alternatives` of 409 slot_taken and hold_expired. */
export const slotAlternative = z.object({ locationId: z.string(), startAt: z.string() });
export type SlotAlternative = z.infer<typeof slotAlternative>;

export const visitDoneStatus = z.enum(['active', 'done', 'noShow', 'refused', 'canceled']);
export type VisitDoneStatus = z.infer<typeof visitDoneStatus>;

/** A visit of a customer: what the panel shows. */
export const event = z.object({
  id: z.string(),
  orderProductId: z.string(),
  product: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
  location: z.object({ id: z.string(), name: z.string(), city: z.string(), address: z.string() }),
  startAt: instant,
  endAt: instant,
  doneStatus: visitDoneStatus,
  /** Visits of the same treatment that are done, of how many. */
  doneCount: z.number().int(),
  totalCount: z.number().int(),
  /** More than 24 hours ahead, and not moved to within 24 hours before. */
  canChange: z.boolean(),
});
export type Event = z.infer<typeof event>;

/** POST /me/events and POST /me/waiting-list. */
export const bookEventRequest = z.strictObject({ orderProductId: z.uuid(), locationId: recordId, startAt: instant });
export type BookEventRequest = z.input<typeof bookEventRequest>;

/** PUT /me/events/{id} and /me/events/{id}/date. */
export const moveEventRequest = z.strictObject({ locationId: recordId.optional(), startAt: instant });
export type MoveEventRequest = z.input<typeof moveEventRequest>;
