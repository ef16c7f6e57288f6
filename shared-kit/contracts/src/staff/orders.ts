/** Orders and money as staff see them. Source: calls.md, "Staff calls", second and last row. */
import { z } from 'zod';
import { invoiceInput, userInvoice } from '../account';
import { instant, listQuery, recordId } from '../envelope';
import { paymentMethod } from '../market';
import { orderDoneStatus, orderPaidStatus } from '../order';
import { amountInput } from './editing';
import { orderedVoucher } from './ordered-voucher';

/** One line of the list; amounts in minor units. */
export const staffOrderSummary = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: instant,
  marketId: z.string(),
  userId: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phonePrefix: z.string(),
  phone: z.string(),
  doneStatus: orderDoneStatus,
  paidStatus: orderPaidStatus,
  paymentMethod,
  currency: z.string(),
  priceTotal: z.int(),
  amountDue: z.int(),
  amountPaid: z.int(),
  amountRefunded: z.int(),
});
export type StaffOrderSummary = z.infer<typeof staffOrderSummary>;

/** State of a document in the national e-invoice system. */
export const eInvoiceState = z.enum(['waits', 'handedIn', 'taken', 'confirmed', 'refused']);

/** An invoice or a correction of an order, with the e-invoice system's response. */
export const staffInvoice = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'correction']),
  issuedAt: instant,
  /** Minor units. */
  total: z.int(),
  /** `taken`: it has its number; `confirmed`: the receipt is stored too; `refused`: a person must check it. */
  eInvoiceState,
  eInvoiceNumber: z.string().nullable(),
  /** Why the system refused it. */
  eInvoiceProblem: z.string().nullable(),
  /** When the receipt (UPO) came. */
  receiptAt: instant.nullable(),
  /** The buyer as the document has them; an API of before has none. */
  buyer: userInvoice.optional(),
});
export type StaffInvoice = z.infer<typeof staffInvoice>;

/** A step in the life of an order. */
export const orderHistoryEntry = z.object({
  at: instant,
  kind: z.enum([
    'placed',
    'doneStatus',
    'paidStatus',
    'payment',
    'voucherPayment',
    'voucherReturn',
    'refund',
    /** Money of a refund that has left. */
    'refundPaidOut',
    'withdrawal',
    'invoice',
    'correction',
    'visitBooked',
    'visitMoved',
    'visitNoted',
    'visitMarked',
  ]),
  /** The member of staff; null: the customer, a gateway or time. The name of a deleted account is null. */
  actor: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  /**
   * Statuses; times of a move; outcomes of a visit. `to` of money: its payment method (taken in the salon: `salonCash`,
   * `salonCard`, `salonCoupon`; `cash` where that is not known), or the reason of a refund.
   */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Minor units. */
  amount: z.int().nullable(),
  /** Of a document its number, of a voucher the end of its code, else the id of payment, refund, line or visit. */
  reference: z.string().nullable(),
});
export type OrderHistoryEntry = z.infer<typeof orderHistoryEntry>;

export const staffOrder = staffOrderSummary.extend({
  /** The oldest first. Changes of status are known since they are recorded. */
  history: z.array(orderHistoryEntry).optional(),
  /** The invoice, then its corrections; none where none was requested. */
  invoices: z.array(staffInvoice).optional(),
  /** The customer requested one. Absent on older APIs. */
  isInvoiceRequested: z.boolean().optional(),
  discountCode: z.string().nullable(),
  discountCodeValue: z.int(),
  items: z.array(
    z.object({
      id: z.string(),
      itemType: z.string(),
      productId: z.string(),
      name: z.string(),
      quantity: z.int(),
      price: z.int(),
      amountReturned: z.int(),
      visitCount: z.int(),
      /** What the customer confirmed of the treatment; null: nothing was asked. */
      confirmedLabel: z.string().nullable().optional(),
      /** Of a voucher's line; null for another. */
      voucher: orderedVoucher.nullable().optional(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.string(),
      createdAt: instant,
      paymentMethod,
      paymentProvider: z.string(),
      amount: z.int(),
      amountRefunded: z.int(),
      status: z.string(),
      externalId: z.string().nullable(),
      /** How the salon took it; null at a gateway, and of payments from before this was recorded. */
      salonMethod: z.enum(['cash', 'card', 'coupon']).nullable().optional(),
      /** The group coupon that was taken: what its service pays for. Absent on older APIs. */
      coupon: z.object({ service: z.string(), code: z.string(), holderName: z.string() }).nullable().optional(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(['withdrawal', 'staff']),
      amount: z.int(),
      voucherAmount: z.int(),
      createdAt: z.string(),
      isDone: z.boolean(),
      /**
       * `requested`: a gateway has not paid it yet; `inSalon`: a salon has to pay it out; `failed`: a gateway refuses it, wholly
       * or in part, and receives it again every day. Absent on older APIs.
       */
      state: z.enum(['requested', 'inSalon', 'done', 'failed']).optional(),
      items: z.array(z.object({ orderItemId: z.string(), amount: z.int() })),
      /** What staff wrote down with it; null: nothing. Absent on older APIs. */
      note: z.string().nullable().optional(),
    }),
  ),
  events: z.array(
    z.object({
      id: z.string(),
      orderProductId: z.string(),
      state: z.string(),
      startAt: instant,
      locationId: z.string(),
    }),
  ),
});
export type StaffOrder = z.infer<typeof staffOrder>;

/** GET /admin/orders. `q`: number, part of name, e-mail or phone. `sort`: createdAt, priceTotal. */
export const staffOrdersQuery = listQuery.extend({
  q: z.string().trim().max(100).optional(),
  doneStatus: orderDoneStatus.optional(),
  paidStatus: orderPaidStatus.optional(),
  locationId: recordId.optional(),
  from: instant.optional(),
  to: instant.optional(),
});

/** POST /admin/orders/{id}/refunds: of named lines, each whole or in part; without `items` all that is left. */
export const staffRefundRequest = z.strictObject({
  items: z
    .array(z.strictObject({ orderItemId: z.uuid(), amount: amountInput.min(1).optional() }))
    .min(1)
    .max(50)
    .optional(),
  note: z.string().trim().min(1).max(500).optional(),
  /**
   * What the preview that the refund was decided on has: when somebody refunded from the order since, the request is
   * refused with 409 `refund_changed`. Omitted: it is made regardless. Minor units.
   */
  refundedBefore: amountInput.optional(),
});
export type StaffRefundRequest = z.input<typeof staffRefundRequest>;

/** POST /admin/orders/{id}/refund-previews: what the same request would refund now. Amounts in minor units. */
export const refundPreview = z.object({
  amount: z.int(),
  /** What the order's lines had refunded, or promised, before. An API of before has none. */
  refundedBefore: z.int().optional(),
  /** Of the amount: back to vouchers, through gateways, and out of the salon's till. */
  voucherAmount: z.int(),
  gatewayAmount: z.int(),
  salonAmount: z.int(),
  items: z.array(z.object({ orderItemId: z.string(), amount: z.int() })),
  /** By voucher; of the code its end. */
  vouchers: z.array(z.object({ code: z.string(), amount: z.int() })),
  /** By payment of the order. */
  payments: z.array(z.object({ paymentId: z.string(), isInSalon: z.boolean(), amount: z.int() })),
  /** Lines that give no right to visits any more; their upcoming visits are canceled. */
  endedItemIds: z.array(z.string()),
});
export type RefundPreview = z.infer<typeof refundPreview>;

/**
 * POST /admin/orders/{id}/invoice-corrections: a correction made by hand, where money went back outside of the shop, or the
 * buyer's data are wrong. Amounts are taken off lines; minor units. With another tax number the invoice is corrected to nothing,
 * and another one replaces it: no amounts beside it.
 */
export const invoiceCorrectionRequest = z
  .strictObject({
    reason: z.string().trim().min(1).max(250),
    items: z
      .array(z.strictObject({ orderItemId: z.uuid(), amount: amountInput.min(1) }))
      .min(1)
      .max(50)
      .optional(),
    buyer: invoiceInput.optional(),
    /** How many documents were shown: another one since refuses it with 409 `documents_changed`. */
    documentsBefore: z.int().min(1).max(1000),
  })
  .refine(({ items, buyer }) => items !== undefined || buyer !== undefined, { path: ['items'], message: 'required' });
export type InvoiceCorrectionRequest = z.input<typeof invoiceCorrectionRequest>;

/** POST /admin/orders/{id}/invoice-correction-previews: the document that the same request would issue. Minor units. */
export const invoiceCorrectionPreview = z.object({
  correctedNumber: z.string(),
  currency: z.string(),
  lines: z.array(z.object({ name: z.string(), before: z.int(), after: z.int() })),
  /** The changes by rate. */
  vat: z.array(z.object({ vatRate: z.int(), net: z.int(), vat: z.int(), gross: z.int() })),
  total: z.int(),
  buyerBefore: userInvoice,
  buyer: userInvoice,
  /** The invoice that replaces the corrected one: for another tax number. */
  replacement: z.object({ total: z.int() }).optional(),
});
export type InvoiceCorrectionPreview = z.infer<typeof invoiceCorrectionPreview>;

/** POST /admin/orders/{id}/payments: money taken in the salon. A coupon names its service, code and holder. */
export const salonPaymentRequest = z
  .strictObject({
    method: z.enum(['cash', 'card', 'coupon']),
    /** Minor units; omitted: the whole amount due. */
    amount: amountInput.min(1).optional(),
    coupon: z
      .strictObject({
        service: z.string().trim().min(1).max(60),
        code: z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^[A-Z0-9-]{3,60}$/),
        holderName: z.string().trim().min(1).max(160),
        /** The holder's identity document was checked; without it no coupon is accepted. */
        idChecked: z.literal(true),
      })
      .optional(),
    /** The salon whose till takes it; omitted: the salon of the order's visit. */
    locationId: recordId.optional(),
  })
  .refine(({ method, coupon }) => (method === 'coupon') === (coupon !== undefined), {
    path: ['coupon'],
    message: 'coupon_data',
  });
export type SalonPaymentRequest = z.input<typeof salonPaymentRequest>;

/** POST /admin/orders/{id}/voucher-redemptions: a voucher whose code was read out on the phone. */
export const voucherRedemptionRequest = z.strictObject({
  code: z.string().trim().min(1).max(40),
  /** The salon whose till lists it; omitted: the salon of the order's visit. */
  locationId: recordId.optional(),
});

/** Cases for a person to check: amounts that do not match, an invoice that the e-invoice system refused. */
export const paymentDifference = z.object({
  id: z.string(),
  kind: z.string(),
  paymentTransactionId: z.string().nullable(),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  createdAt: instant,
  resolvedAt: instant.nullable(),
});
export type PaymentDifference = z.infer<typeof paymentDifference>;
