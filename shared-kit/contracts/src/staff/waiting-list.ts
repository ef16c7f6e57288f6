/** Who waits for a salon's full days, and the desk's offers. Source: readings.md, "Visits and slots". */
import { z } from 'zod';
import { instant, recordId } from '../envelope';
import { staffUnit } from './calendar';

/** GET /admin/waiting-list: of a salon from today on, or on one day; at most 200 entries. */
export const staffWaitingListQuery = z.strictObject({ locationId: recordId, date: z.iso.date().optional() });
export type StaffWaitingListQuery = z.input<typeof staffWaitingListQuery>;

/** Somebody who waits for a full day of a salon. */
export const staffWaitingEntry = z.object({
  id: z.string(),
  createdAt: instant,
  /** Local day. */
  date: z.iso.date(),
  /** The time that they wanted. */
  startAt: instant,
  location: staffUnit,
  product: staffUnit,
  /** Of a visitor who has not bought yet, only the e-mail is known. */
  customer: z.object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    phonePrefix: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string(),
  }),
  /** Of a purchase; null: the treatment is still in a cart. */
  orderProductId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  /** The time on offer, and since when; null: none, or it was taken since. */
  offeredStartAt: instant.nullable(),
  offeredAt: instant.nullable(),
});
export type StaffWaitingEntry = z.infer<typeof staffWaitingEntry>;

/** POST /admin/waiting-list/{id}/offer: a free time of the day that they wait for. */
export const waitingOfferRequest = z.strictObject({ startAt: instant });
export type WaitingOfferRequest = z.input<typeof waitingOfferRequest>;
