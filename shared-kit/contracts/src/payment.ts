/**
 * Payments. An order has one order payment (the frozen amount); each payment attempt at a gateway is a payment, also
 * available as a payment transaction. Source: the specification's entity "Payment" and the readings under "Payments".
 */
import { z } from 'zod';
import { instant } from './envelope';
import { paymentMethod } from './market';

export const paymentStatus = z.enum(['new', 'pending', 'completed', 'canceled', 'refunded', 'error', 'undefined']);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** Stage on the confirmation page; the page itself sets `triesLimit` after its last poll. */
export const paymentStage = z.enum([
  'new',
  'pending',
  'success',
  'canceled',
  'refunded',
  'error',
  'undefined',
  'triesLimit',
  'offlineTransaction',
]);
export type PaymentStage = z.infer<typeof paymentStage>;

/** Why the bank refused a BLIK code. After `declined`, `noFunds` and `failed` another code changes nothing. */
export const paymentRefusal = z.enum([
  'wrongCode',
  'codeExpired',
  'codeUsed',
  'declined',
  'noFunds',
  'timeout',
  'failed',
]);
export type PaymentRefusal = z.infer<typeof paymentRefusal>;

/** A payment method of this cart's market; `isAvailable` false: the amount or a line excludes it. */
export const offeredPaymentMethod = z.object({
  paymentMethod,
  /** Minor units, both ends included. */
  minAmount: z.number().int(),
  maxAmount: z.number().int(),
  isDefault: z.boolean(),
  isAvailable: z.boolean(),
  /** Why not: below or above the bounds, or a treatment that is not paid in the salon. */
  reason: z.enum(['belowMin', 'aboveMax', 'noCash']).nullable(),
});
export type OfferedPaymentMethod = z.infer<typeof offeredPaymentMethod>;

/** One payment attempt. `price` in minor units. */
export const payment = z.object({
  id: z.string(),
  createdAt: z.string(),
  price: z.number().int(),
  currency: z.string(),
  externalId: z.string().nullable(),
  /** Path of the confirmation page on this site, with the locale's prefix. */
  continueUrl: z.string(),
  /** The gateway's page for the payer; null when none is needed. */
  redirectUrl: z.string().nullable(),
  status: paymentStatus,
  orderPaymentId: z.string(),
  paymentMethod,
  /** `przelewy24`, `paypal`, `stripe` or `salon`. */
  paymentProvider: z.string(),
  /** A BLIK code was charged: the payer confirms in the bank's app, within two minutes. */
  awaitsBankApp: z.boolean().optional(),
  /** Why a BLIK code did not pay; null when it did, or no reason was given. */
  refusal: paymentRefusal.nullable().optional(),
  /** The order payment that it pays. Absent in the list of an order payment's attempts, which has it already. */
  orderPayment: z
    .object({
      id: z.string(),
      price: z.number().int(),
      currency: z.string(),
      paymentMethod,
      status: paymentStatus,
    })
    .optional(),
  order: z.object({ id: z.string(), number: z.string() }).optional(),
});
export type Payment = z.infer<typeof payment>;

/** GET /payment-transactions/{id}. */
export const paymentTransaction = payment.extend({ stage: paymentStage });
export type PaymentTransaction = z.infer<typeof paymentTransaction>;

export const orderPayment = z.object({
  id: z.string(),
  createdAt: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  /** Frozen at the time of the order, minor units. */
  price: z.number().int(),
  currency: z.string(),
  paymentMethod,
  status: paymentStatus,
  stage: paymentStage,
  /** True when POST /order-payments/{id}/payment would be accepted. */
  canPay: z.boolean(),
  /**
   * An hour after the first attempt its slots are no longer held for another one: only paying in the salon remains, as
   * long as they are free.
   */
  isHoldOver: z.boolean().optional(),
  /** Until when its slots are held for nobody else; null: none is held now. */
  heldUntil: instant.nullable().optional(),
  /** Until when its slots may be paid at a gateway, if they are still free; null before the first attempt, and after. */
  slotPayableUntil: instant.nullable().optional(),
  /**
   * An unpaid order that uses a voucher, a limited code or the discount of a first order ends then by itself, unless an
   * attempt is open; null: it does not end by time.
   */
  unpaidUntil: instant.nullable().optional(),
  /** Of the latest open payment attempt; null when there is none (yet). */
  redirectUrl: z.string().nullable(),
  continueUrl: z.string(),
  /** Methods for a further payment attempt. */
  paymentMethods: z.array(offeredPaymentMethod),
  /** All tries, the latest first. */
  payments: z.array(payment),
});
export type OrderPayment = z.infer<typeof orderPayment>;

/** Wallets of the payer's device, paid through Przelewy24. */
export const wallet = z.enum(['googlePay', 'applePay']);
export type Wallet = z.infer<typeof wallet>;

export const payerAddress = z.strictObject({
  address: z.string().trim().min(1).max(200),
  city: z.string().trim().min(1).max(80),
  postalCode: z.string().trim().min(2).max(12),
  country: z.string().trim().min(2).max(60),
});

/**
 * POST /order-payments/{id}/payment; needs an idempotency-key. Errors: 409 already_paid, order_canceled,
 * payment_hold_over; 422, also blik_refused with `details.refusal` when the bank refuses the code; 503
 * gateway_unavailable.
 */
export const startPaymentRequest = z.strictObject({
  paymentMethod,
  /** The payer's, for instalments and PayPo, when the order has none; missing in both: 422 address. */
  address: payerAddress.optional(),
  /** Of `blik` only: the six digits of the bank's app. The payment has no `redirectUrl` then, and `awaitsBankApp`. */
  blikCode: z
    .string()
    .regex(/^\d{6}$/, 'blik_code')
    .optional(),
  /** Of `przelewy24` only: its page begins with wallets and cards, where the payer chose one. */
  wallet: wallet.optional(),
  /** With `blikCode`: the payer accepts Przelewy24's own terms, which its page would otherwise require. */
  regulationAccept: z.boolean().optional(),
});
export type StartPaymentRequest = z.input<typeof startPaymentRequest>;
