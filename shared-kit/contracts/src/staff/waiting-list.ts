/** Who waits for a salon's full days, and the desk's offers. Source: readings.md, "Visits and slots". */
import { z } from 'zod';
import { phoneInput, phonePrefixInput } from '../account';
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

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const personName = z.string().trim().min(1).max(80);

/** GET /admin/waiting-callers: of a salon from today on; at most 200. */
export const waitingCallersQuery = z.strictObject({ locationId: recordId });
export type WaitingCallersQuery = z.input<typeof waitingCallersQuery>;

/** Somebody whom the desk put on the waiting list of a full day, and calls back: no e-mail is sent to them. */
export const waitingCaller = z.object({
  id: z.string(),
  createdAt: instant,
  /** Local day. */
  date: z.iso.date(),
  /** `10:15` by the salon's clock; null: any time of the day. */
  time: z.string().nullable(),
  location: staffUnit,
  product: staffUnit,
  customer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phonePrefix: z.string(),
    phone: z.string(),
  }),
  note: z.string().nullable(),
  /** Of a purchase; null: a new treatment. An API of before has neither. */
  orderProductId: z.string().nullable().optional(),
  orderNumber: z.string().nullable().optional(),
});
export type WaitingCaller = z.infer<typeof waitingCaller>;

interface WaitingSubject {
  orderProductId?: string | undefined;
  productId?: string | undefined;
  customer?: object | undefined;
}

/** What was bought, or a treatment and a person: one of the two, whole. */
const namesSubject = ({ orderProductId, productId, customer }: WaitingSubject) =>
  orderProductId === undefined
    ? productId !== undefined && customer !== undefined
    : productId === undefined && customer === undefined;

/** POST /admin/waiting-callers: a repeat for the same person, treatment, salon and day replaces the rest. */
export const waitingCallerRequest = z
  .strictObject({
    locationId: recordId,
    /** A purchase: its treatment and its buyer wait. */
    orderProductId: z.uuid().optional(),
    productId: recordId.optional(),
    date: z.iso.date(),
    time: clock.optional(),
    customer: z
      .strictObject({
        firstName: personName,
        lastName: personName,
        phonePrefix: phonePrefixInput.default('48'),
        phone: phoneInput,
      })
      .optional(),
    note: z.string().trim().max(500).optional(),
  })
  .refine(namesSubject, { path: ['productId'], message: 'required' });
export type WaitingCallerRequest = z.input<typeof waitingCallerRequest>;
