/** Orders. Source: the specification's entity "Order" with its statuses, and the readings under "Orders". */
import { z } from 'zod';
import {
  agreesInput,
  emailInput,
  invoiceInput,
  phoneInput,
  phonePrefixInput,
  userGender,
  userInvoice,
} from './account';
import { cartCurrency, cartItemType } from './cart';
import { cartItemData } from './cart-item-data';
import { ageDeclaration } from './consent';
import { listQuery } from './envelope';
import { issuedVoucher, orderVoucher } from './issued-voucher';
import { paymentMethod } from './market';
import { orderPayment, payerAddress } from './payment';

export const orderDoneStatus = z.enum(['new', 'active', 'done', 'canceled']);
export type OrderDoneStatus = z.infer<typeof orderDoneStatus>;
export const orderPaidStatus = z.enum(['notPaid', 'partPaid', 'paid', 'refunded', 'partRefunded']);
export type OrderPaidStatus = z.infer<typeof orderPaidStatus>;

export const orderUser = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phonePrefix: z.string(),
  phone: z.string(),
  gender: userGender.nullable(),
});
export type OrderUser = z.infer<typeof orderUser>;

/** A line as it was bought; amounts of the whole line in minor units, never recomputed. */
export const orderItem = z.object({
  id: z.string(),
  itemType: cartItemType,
  product: z.object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    gender: z.string().nullable().optional(),
    /** Codes of the body parts that it is for, as in the cart; an API of before has none. */
    bodyParts: z.array(z.string()).optional(),
  }),
  quantity: z.number().int(),
  /** What is to be paid, or was. */
  price: z.number().int(),
  /** Waived part of the ordered price: the line was withdrawn before it was paid. */
  amountWaived: z.number().int().optional(),
  /** Matrix price for the quantity before promotion and code. */
  standardPrice: z.number().int(),
  /** standardPrice minus price and amountWaived. */
  savings: z.number().int(),
  discountCodeValue: z.number().int(),
  /** The code of the discount; null: none, or it is the new customer's discount. */
  discountCode: z.string().nullable().optional(),
  lowestPriceValue: z.number().int().nullable(),
  locationCity: z.string().nullable(),
  locationId: z.string().nullable(),
  startAt: z.string().nullable(),
  /** Treatments chosen for a bundle. */
  bundlableProductId: z.array(z.string()),
  /** Data of the cart's line: a voucher's amount and recipient. */
  data: cartItemData.nullable().optional(),
  laterReservation: z.boolean(),
  /** What the shopper confirmed of the treatment, as it was worded then; absent: nothing was asked. */
  confirmedLabel: z.string().optional(),
});
export type OrderItem = z.infer<typeof orderItem>;

export const orderAddress = z.object({
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
});

/** A refund of an order. `secondPayment` and `orderCanceled`: paid too much, or too late. */
export const orderRefund = z.object({
  id: z.string(),
  createdAt: z.string(),
  /** Minor units. */
  amount: z.number().int(),
  reason: z.enum(['withdrawal', 'staff', 'secondPayment', 'orderCanceled']),
  state: z.enum(['requested', 'done', 'failed']),
});
export type OrderRefund = z.infer<typeof orderRefund>;

/** A numbered document. `total`: of a correction the change, in minor units. */
export const orderInvoice = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'correction']),
  issuedAt: z.string(),
  total: z.number().int(),
  /** Assigned by the national e-invoice system; null before. */
  eInvoiceNumber: z.string().nullable(),
});
export type OrderInvoice = z.infer<typeof orderInvoice>;

export const order = z.object({
  id: z.string(),
  /** For people: AK-2026-000123. */
  number: z.string(),
  createdAt: z.string(),
  doneStatus: orderDoneStatus,
  paidStatus: orderPaidStatus,
  paymentMethod,
  currency: cartCurrency,
  items: z.array(orderItem),
  user: orderUser,
  invoice: userInvoice.nullable(),
  address: orderAddress.nullable(),
  /** The code that was used. */
  discountCode: z.string().nullable(),
  originalPriceTotal: z.number().int(),
  discountCodeValue: z.number().int(),
  /** The new customer's share of discountCodeValue: all of it, or nothing. */
  newCustomerDiscount: z.number().int().optional(),
  priceTotal: z.number().int(),
  /** Vouchers that paid a part; priceTotal less what they paid is amountDue. */
  vouchers: z.array(orderVoucher).optional(),
  /** Vouchers that were bought with it, once they are issued. */
  issuedVouchers: z.array(issuedVoucher).optional(),
  amountDue: z.number().int(),
  amountPaid: z.number().int(),
  /** Of the order payment: used by "pay" and the confirmation page. */
  orderPaymentId: z.string(),
  canPay: z.boolean(),
  canCancel: z.boolean(),
  /** The last instant to withdraw from the contract; null for a canceled order. */
  withdrawUntil: z.string().nullable().optional(),
  /** What has gone back, in minor units. */
  amountRefunded: z.number().int().optional(),
  /** Refunds that are completed or pending, the oldest first. */
  refunds: z.array(orderRefund).optional(),
  /** The invoice, then its corrections: GET /orders/{id}/invoice?number= returns each as PDF. */
  invoices: z.array(orderInvoice).optional(),
});
export type Order = z.infer<typeof order>;

/** GET /me/orders: `date` is the local date in Warsaw. */
export const ordersQuery = listQuery.extend({ date: z.iso.date().optional(), doneStatus: orderDoneStatus.optional() });

/** POST /orders; needs an idempotency-key. */
export const placeOrderRequest = z.strictObject({
  cartId: z.string().max(60),
  /** `version` of the cart that the shopper saw; another one: 409 cart_changed with details.lines. */
  cartVersion: z.number().int().min(0).max(2_000_000_000),
  user: z.strictObject({
    firstName: z.string().trim().min(1).max(80),
    lastName: z.string().trim().min(1).max(80),
    email: emailInput,
    phonePrefix: phonePrefixInput,
    phone: phoneInput,
    gender: userGender.optional(),
  }),
  invoice: invoiceInput.optional(),
  /** The payer's; instalments and PayPo require it. */
  address: payerAddress.optional(),
  agrees: agreesInput,
  paymentMethod,
  /**
   * Required where the order leads to a visit, unless the customer's account has a date of birth, which takes
   * precedence. The rules on health are acknowledged before, by POST /consents.
   */
  ageDeclaration: ageDeclaration.optional(),
});
export type PlaceOrderRequest = z.input<typeof placeOrderRequest>;

/** `data` of POST /orders. POST /order-payments/{orderPayment.id}/payment starts the payment. */
export const placedOrder = z.object({ order, orderPayment, orderToken: z.string() });
export type PlacedOrder = z.infer<typeof placedOrder>;
