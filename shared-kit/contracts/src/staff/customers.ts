/** The customer's card at the desk. Source: readings.md, "Roles"; docs/decisions/0213. */
import { z } from 'zod';
import { voucherType } from '../cart-item-data';
import { instant } from '../envelope';
import { staffEventStatus, staffOrderProduct, staffUnit } from './calendar';

/** What staff of a salon wrote down about a customer. Read by staff of that salon, managers and admins. */
export const customerNote = z.object({
  id: z.string(),
  text: z.string(),
  /** Name of the author's account; null: it was deleted since. */
  author: z.string().nullable(),
  location: staffUnit,
  writtenAt: instant,
});
export type CustomerNote = z.infer<typeof customerNote>;

/** POST /admin/events/{id}/customer-notes: about the customer of that visit. */
export const customerNoteRequest = z.strictObject({ text: z.string().trim().min(1).max(500) });
export type CustomerNoteRequest = z.input<typeof customerNoteRequest>;

const marks = {
  /** When staff recorded the health interview, the signed customer card, and a guardian's consent. No answers are stored. */
  interviewAt: instant.nullable(),
  customerCardAt: instant.nullable(),
  guardianConsentAt: instant.nullable(),
};

export const customerVisit = z.object({
  id: z.string(),
  doneStatus: staffEventStatus,
  startAt: instant,
  endAt: instant,
  location: staffUnit,
  product: staffUnit,
  therapist: staffUnit,
  note: z.string().nullable(),
  ...marks,
});
export type CustomerVisit = z.infer<typeof customerVisit>;

/** A voucher that the customer bought. Amounts in minor units. */
export const customerVoucher = z.object({
  id: z.string(),
  /** The end of its code: the whole code is all that it takes to redeem it. */
  code: z.string(),
  voucherType,
  value: z.int(),
  balance: z.int(),
  currency: z.string(),
  validTo: instant,
});
export type CustomerVoucher = z.infer<typeof customerVoucher>;

/**
 * GET /admin/events/{id}/customer: who a visit is for. Visits, counts, marks and notes are those of the caller's salons; of
 * purchases without a visit there only what is left to book and the last date (`isMasked`).
 */
export const staffCustomer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phonePrefix: z.string().nullable(),
  phone: z.string().nullable(),
  hasAccount: z.boolean(),
  /** The newest first, at most 100; `counts` are of all. */
  visits: z.array(customerVisit),
  counts: z.object({ ahead: z.int(), done: z.int(), noShow: z.int(), canceled: z.int(), refused: z.int() }),
  /** The latest of each mark. */
  marks: z.object(marks),
  /** The newest first, at most 100. */
  notes: z.array(customerNote),
  /** Bought treatments by series, the newest first, at most 50. */
  purchases: z.array(staffOrderProduct),
  vouchers: z.array(customerVoucher),
});
export type StaffCustomer = z.infer<typeof staffCustomer>;
