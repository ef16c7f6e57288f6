/** Free slots, who is free, and first free times. Source: calls.md, "GET /events/slots" and the rows after it. */
import { z } from 'zod';
import { instant, recordId } from './envelope';

const localDate = z.iso.date();

export const eventSlot = z.object({ startAt: z.string(), endAt: z.string() });
export type EventSlot = z.infer<typeof eventSlot>;

/** One local date with its free slots; without any when the salon is closed or full. */
export const eventSlotDay = z.object({
  date: z.string(),
  slots: z.array(eventSlot),
  /** The salon performs the treatment at some time still ahead on this date: without slots it is full, else closed. */
  isOffered: z.boolean().optional(),
});
export type EventSlotDay = z.infer<typeof eventSlotDay>;

/**
 * GET /events/slots: for a treatment, a line of the own cart, or an own visit that is to be moved (with its length, its
 * own time counted as free).
 */
export const eventSlotsQuery = z
  .object({
    locationId: recordId,
    productId: recordId.optional(),
    cartItemId: z.uuid().optional(),
    eventId: z.uuid().optional(),
    /** Only times of this therapist (GET /events/therapists); omitted: of anyone. */
    therapistId: recordId.optional(),
    date: localDate,
    days: z.coerce.number().int().min(1).max(14).default(1),
  })
  .refine((query) => [query.productId, query.cartItemId, query.eventId].filter((id) => id !== undefined).length === 1, {
    path: ['productId'],
    message: 'required',
  });

/** GET /orders/{id}/events/{eventId}/slots: to which the visit may be moved, or its treatment booked again. */
export const orderEventSlotsQuery = z.object({
  locationId: recordId,
  therapistId: recordId.optional(),
  date: localDate,
  days: z.coerce.number().int().min(1).max(14).default(1),
});

/** GET /events/first-free-day: in one salon, there also of one therapist, or in all of a city. */
export const eventFirstFreeDayQuery = z
  .object({
    productId: recordId,
    locationId: recordId.optional(),
    therapistId: recordId.optional(),
    city: z.string().min(1).max(80).optional(),
  })
  .refine(({ locationId, city }) => (locationId === undefined) !== (city === undefined), {
    path: ['locationId'],
    message: 'required',
  })
  .refine(({ locationId, therapistId }) => therapistId === undefined || locationId !== undefined, {
    path: ['locationId'],
    message: 'required',
  });

/** GET /events/therapists: of a salon, those who may do a treatment. */
export const eventTherapistsQuery = z.object({ locationId: recordId, productId: recordId });

/** A therapist whom a visitor may choose; only the first name is public. */
export const eventTherapist = z.object({ id: z.string(), firstName: z.string() });
export type EventTherapist = z.infer<typeof eventTherapist>;

export const eventFirstFreeDay = z.object({ date: z.string(), locationId: z.string() }).nullable();
export type EventFirstFreeDay = z.infer<typeof eventFirstFreeDay>;

/**
 * GET /events/first-free-times: of the named salons that do the treatment, else of a few, in the city or in different cities.
 * `locationIds`: up to 12 ids, separated by commas.
 */
export const firstFreeTimesQuery = z
  .object({
    productId: recordId,
    city: z.string().min(1).max(80).optional(),
    locationIds: z
      .string()
      .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,11}$/)
      .transform((ids) => ids.split(','))
      .optional(),
  })
  .refine(({ city, locationIds }) => city === undefined || locationIds === undefined, {
    path: ['city'],
    message: 'not_allowed',
  });

/** A salon with the start of its first free slot; null: none within two weeks. */
export const firstFreeTime = z.object({
  location: z.object({ id: z.string(), name: z.string(), slug: z.string(), city: z.string() }),
  startAt: instant.nullable(),
});
export type FirstFreeTime = z.infer<typeof firstFreeTime>;

/** GET /events/first-slots: of all treatments of a salon. */
export const eventFirstSlotsQuery = z.object({ locationId: recordId });

/** A treatment with the first free time of each of the next days that have one, at most seven of thirty days. */
export const eventFirstSlots = z.object({
  productId: z.string(),
  /** Length of the visit, additional time of a first visit included. */
  minutes: z.int().min(1),
  /** In order of time. */
  startsAt: z.array(z.string()),
});
export type EventFirstSlots = z.infer<typeof eventFirstSlots>;

/** One of `error.details.alternatives` of 409 slot_taken and hold_expired. */
export const slotAlternative = z.object({ locationId: z.string(), startAt: z.string() });
export type SlotAlternative = z.infer<typeof slotAlternative>;
