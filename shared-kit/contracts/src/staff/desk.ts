/** Received forms, as staff process them. Source: calls.md, "Staff calls"; readings.md, "Clocks kept by the worker". */
import { z } from 'zod';
import { instant, listQuery } from '../envelope';
import { complaintAbout, complaintSubject, contactTopic, leadType } from '../lead';
import { inBothLanguages, position, shortText } from './editing';

export const leadState = z.enum(['new', 'inProgress', 'answered', 'accepted', 'rejected']);

/** A form on a desk. `data` holds the fields that only some forms have, by the forms' own names. */
export const deskLead = z.object({
  id: z.string(),
  number: z.string(),
  leadType,
  state: leadState,
  locale: z.string(),
  userId: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  /** Null: somebody who asked for a call left a number only. */
  email: z.string().nullable(),
  phonePrefix: z.string().nullable(),
  phone: z.string().nullable(),
  locationId: z.string().nullable(),
  city: z.string().nullable(),
  topic: contactTopic.nullable(),
  complaintSubject: complaintSubject.nullable(),
  complaintAbout: complaintAbout.nullable(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Attached files; `getUrl` is signed for an hour and returns an attachment. */
  files: z
    .array(z.object({ id: z.string(), fileName: z.string(), mimeType: z.string(), size: z.int(), getUrl: z.string() }))
    .optional(),
  createdAt: instant,
  /** The deadline: the last second for an answer in time. */
  answerBy: instant.nullable(),
  /** Null beside `closedAt`: nobody answered, the deadline passed. */
  answer: z.string().nullable(),
  closedAt: instant.nullable(),
});
export type DeskLead = z.infer<typeof deskLead>;

/**
 * The e-mail that closing a form sends, in its sender's language; the answer stands between `lead` and `foot`. Its own
 * greeting and signature, where it has them, replace those of the e-mail.
 */
export const outcomeMail = z.object({
  state: z.enum(['answered', 'accepted', 'rejected']),
  subject: z.string(),
  /** An API of before has none. */
  greeting: z.string().optional(),
  lead: z.string(),
  foot: z.string(),
  /** An API of before has none. */
  signature: z.string().optional(),
});
export type OutcomeMail = z.infer<typeof outcomeMail>;

/** A note on a form, which its sender never sees; the name of a deleted account is null. */
export const caseNote = z.object({
  id: z.string(),
  note: z.string(),
  at: instant,
  by: z.object({ id: z.string(), name: z.string().nullable() }),
});
export type CaseNote = z.infer<typeof caseNote>;

/** POST /admin/leads/{id}/notes, and the same of complaints and reviewer applications. */
export const caseNoteRequest = z.strictObject({ note: z.string().trim().min(1).max(2000) });

/** GET /admin/leads/{id} and the same of the other desks: the form, and what its sender would receive. */
export const deskCase = deskLead.extend({
  /** One for each state that may close the form now; none when it is closed, or its sender left no address. */
  outcomeMails: z.array(outcomeMail),
  /** What colleagues wrote down for each other, the oldest first; an API of before has none. */
  notes: z.array(caseNote).optional(),
});
export type DeskCase = z.infer<typeof deskCase>;

/**
 * GET /admin/leads, /admin/complaints, /admin/reviewer-applications. `q`: part of number, name, e-mail or phone.
 * `sort`: createdAt, answerBy, number.
 */
export const deskQuery = listQuery.extend({
  q: z.string().trim().max(100).optional(),
  state: leadState.optional(),
  leadType: leadType.optional(),
});

const answer = z.string().trim().min(1).max(4000);
const taken = z.strictObject({ state: z.literal('inProgress') });

/** PUT /admin/leads/{id}: accepted, or answered; the answer is mailed, without an address it records the call. */
export const leadChangeRequest = z
  .discriminatedUnion('state', [taken, z.strictObject({ state: z.literal('answered'), answer })])
  .meta({ examples: [{ state: 'answered', answer: 'We call you back tomorrow at ten.' }] });

/** PUT /admin/complaints/{id} and /admin/reviewer-applications/{id}: accepted, or decided; the answer is mailed. */
export const decisionRequest = z
  .discriminatedUnion('state', [taken, z.strictObject({ state: z.enum(['accepted', 'rejected']), answer })])
  .meta({ examples: [{ state: 'accepted', answer: 'You get the treatment again, free of charge.' }] });

/** An answer that the desk begins with. `{firstName}` and `{number}` stand for those of the form. */
export const answerTemplateInput = z.strictObject({
  name: shortText,
  desk: z.enum(['leads', 'complaints', 'reviewerApplications']),
  content: inBothLanguages(z.string().trim().min(1).max(4000)),
  enabled: z.boolean().default(true),
  position,
});

/**
 * GET /admin/withdrawals: withdrawals from orders. `state`: `open` while money is still to go back. Open ones first, by
 * how soon their money is due.
 */
export const withdrawalsQuery = listQuery.extend({ state: z.enum(['open', 'done']).optional() });

/** A withdrawal with its clock: the money is back within 14 days. Source: readings.md, "Clocks". */
export const deskWithdrawal = z.object({
  /** Of its refund. */
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Minor units; the part that the salon pays out is in both. */
  amount: z.int(),
  salonAmount: z.int(),
  currency: z.string(),
  createdAt: instant,
  /** The last second for the money to go back. */
  dueBy: instant,
  isDone: z.boolean(),
  /** Differences to resolve once the salon has paid its part out; none where a gateway sends the money. */
  differenceIds: z.array(z.string()),
});
export type DeskWithdrawal = z.infer<typeof deskWithdrawal>;
