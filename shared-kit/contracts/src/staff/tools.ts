/** Lists of what the shop sent, linked and was paid. */
import { z } from 'zod';
import { instant, listQuery } from '../envelope';
import { paymentMethod } from '../market';
import { paymentStatus } from '../payment';

const date = z.iso.date();

/** What became of a message; `expired`: it could not be sent in time, `withdrawn`: it was no longer true before it was sent. */
const messageOutcome = z.enum(['due', 'sent', 'failed', 'expired', 'withdrawn']);

/** GET /admin/messages, the newest first. `q`: beginning of the address or phone. `from`, `to`: dates by the salons' clock. */
export const staffMessagesQuery = listQuery.extend({
  q: z.string().trim().min(1).max(200).optional(),
  channel: z.enum(['email', 'sms']).optional(),
  kind: z.string().trim().min(1).max(80).optional(),
  state: messageOutcome.optional(),
  from: date.optional(),
  to: date.optional(),
});

/** An e-mail or SMS; its text is not stored, codes are deleted when it was sent. */
export const staffMessage = z.object({
  id: z.string(),
  kind: z.string(),
  channel: z.enum(['email', 'sms']),
  recipient: z.string(),
  locale: z.enum(['pl', 'en']),
  state: z.enum(['due', 'sent', 'failed', 'expired']),
  attempts: z.int(),
  /** What the mail server or SMS service answered to the last attempt; `withdrawn`: no longer true, so it was not sent. */
  lastError: z.string().nullable(),
  createdAt: instant,
  closedAt: instant.nullable(),
  nextAttemptAt: instant.nullable(),
  /** It was refused for good; the channel of what was sent instead. */
  replacedBy: z.enum(['email']).nullable().optional(),
  /** It is closed, had no code, and was neither withdrawn nor replaced. */
  canRepeat: z.boolean(),
});
export type StaffMessage = z.infer<typeof staffMessage>;

/** How many messages of a kind have an outcome, of the list without its filters by kind and state. */
export const staffMessageCount = z.object({ kind: z.string(), state: messageOutcome, count: z.int().min(1) });
export type StaffMessageCount = z.infer<typeof staffMessageCount>;

/** GET /admin/short-links, the newest first. `q`: part of the address or code. `sort`: createdAt, uses. */
export const staffShortLinksQuery = listQuery.extend({ q: z.string().trim().min(1).max(200).optional() });

/** A short link to a page of the shop. */
export const staffShortLink = z.object({
  code: z.string(),
  shortLinkUrl: z.url(),
  url: z.string(),
  /** How often it was followed; copies of the answer live for five minutes in browsers and are not counted. */
  uses: z.int(),
  lastUsedAt: instant.nullable(),
  createdAt: instant,
});
export type StaffShortLink = z.infer<typeof staffShortLink>;

/** GET /admin/payment-transactions, the newest first. `q`: an order's number, or an id at the gateway. */
export const staffTransactionsQuery = listQuery.extend({
  q: z.string().trim().min(1).max(100).optional(),
  status: paymentStatus.optional(),
  provider: z.enum(['przelewy24', 'paypal', 'stripe', 'salon']).optional(),
  from: date.optional(),
  to: date.optional(),
});

/** An attempt to pay an order; amounts in minor units. */
export const staffTransaction = z.object({
  id: z.string(),
  createdAt: instant,
  settledAt: instant.nullable(),
  status: paymentStatus,
  paymentMethod,
  paymentProvider: z.string(),
  salonMethod: z.enum(['cash', 'card', 'coupon']).nullable(),
  amount: z.int(),
  amountRefunded: z.int(),
  currency: z.string(),
  externalId: z.string().nullable(),
  refusal: z.string().nullable(),
  order: z.object({ id: z.string(), number: z.string() }),
});
export type StaffTransaction = z.infer<typeof staffTransaction>;

/** One attempt with what the shop asked its gateway for. */
export const staffTransactionDetails = staffTransaction.extend({
  /** The shop's own id of it at the gateway. */
  sessionId: z.string(),
  gatewayId: z.string().nullable(),
  expiresAt: instant.nullable(),
  /** When the payer came back from the gateway. */
  returnedAt: instant.nullable(),
  checks: z.int(),
  checkedAt: instant.nullable(),
  nextCheckAt: instant.nullable(),
  /** It pays the order; a second one that came for the same order is refunded. */
  isSettling: z.boolean(),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: z.int(),
      reason: z.string(),
      state: z.enum(['requested', 'done', 'failed']),
      attempts: z.int(),
      createdAt: instant,
      doneAt: instant.nullable(),
    }),
  ),
});
export type StaffTransactionDetails = z.infer<typeof staffTransactionDetails>;
