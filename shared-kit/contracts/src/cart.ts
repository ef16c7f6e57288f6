/**
 * The cart and its lines. All amounts are integers in minor units; lines with isAccepted false are excluded from every
 * total. Source: the specification's entities "Cart" and "Cart item", sections 5 and 7, and calls.md "Cart".
 */
import { z } from 'zod';
import { cartItemData } from './cart-item-data';
import { discountCode } from './discount-code';
import { localizedSlugs, recordId } from './envelope';
import { image } from './image';
import { cartVoucher } from './issued-voucher';
import { money } from './money-schema';
import { offeredPaymentMethod } from './payment';

export const cartItemType = z.enum(['offer', 'product', 'voucher', 'package', 'bundle']);
export type CartItemType = z.infer<typeof cartItemType>;

/** The currency of a cart, with its notation. */
export const cartCurrency = z.object({ code: z.string(), symbol: z.string(), isPrefix: z.boolean() });
export type CartCurrency = z.infer<typeof cartCurrency>;

/** What the line holds: treatment, package, … */
export const cartItemSubject = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  slugs: localizedSlugs,
  gender: z.string().nullable(),
  /** Codes of the body parts that it is for, of its contents where it has some; an API of before has none. */
  bodyParts: z.array(z.string()).optional(),
  category: z.object({ id: z.string(), name: z.string(), slug: z.string() }).nullable(),
  /** Minutes. */
  duration: z.number().int().nullable(),
  image: image.nullable(),
  /** Contents of a package or bundle. */
  products: z.array(z.object({ product: z.object({ id: z.string(), name: z.string() }), quantity: z.number().int() })),
});
export type CartItemSubject = z.infer<typeof cartItemSubject>;

export const cartItemPricing = z.object({
  /** The line at the matrix price for its quantity, before promotion and code. */
  price: z.number().int(),
  /** What is paid for the line, after promotion and its share of the code. */
  finalPrice: z.number().int(),
  /** The line after promotion, before the code. */
  promoPrice: z.number().int(),
  /** The line at the price of quantity 1. */
  highestPrice: z.number().int(),
  /** The line's share of the code. */
  discountCodeValue: z.number().int(),
  /** One piece: matrix price and what is paid before the code. */
  unitPrice: z.number().int(),
  unitPromoPrice: z.number().int(),
  /** Lowest price of one piece in the 30 days before the promotion; null without one. */
  lowestPriceValue: z.number().int().nullable(),
  /** What the line costs less before the code than as many single pieces now; 0: nothing. */
  quantitySaving: z.number().int().min(0).optional(),
  currency: cartCurrency,
});
export type CartItemPricing = z.infer<typeof cartItemPricing>;

/** What a treatment makes its shopper confirm before it is ordered: the product's checkbox, worded in the page's language. */
export const cartItemConfirmation = z.object({ label: z.string(), isConfirmed: z.boolean() });
export type CartItemConfirmation = z.infer<typeof cartItemConfirmation>;

export const cartItem = z.object({
  id: z.string(),
  createdAt: z.string(),
  itemType: cartItemType,
  itemId: z.string(),
  quantity: z.number().int(),
  item: cartItemSubject,
  /** Per itemType: a voucher's amount and recipient, a bundle's chosen treatments; null for a plain treatment. */
  data: cartItemData.nullable(),
  location: z.object({ id: z.string(), name: z.string(), city: z.string() }).nullable(),
  startAt: z.string().nullable(),
  /** The therapist whom the shopper asked for; null: anyone. Absent on older APIs. */
  therapist: z.object({ id: z.string(), firstName: z.string() }).nullable().optional(),
  /** End of the held visit, additional time of a first one included; null: the slot is not held. */
  endAt: z.string().nullable().optional(),
  holdExpiresAt: z.string().nullable(),
  /** Remaining seconds of the hold at the time of the response, 0 once it has ended: a browser's clock may be wrong. */
  holdSecondsLeft: z.number().int().min(0).nullable().optional(),
  /** Bought without a slot; the visit is booked afterwards. */
  laterReservation: z.boolean(),
  isAccepted: z.boolean(),
  /** Absent: the treatment has no checkbox. */
  confirmation: cartItemConfirmation.optional(),
  /** Null when the treatment is no longer sold at this quantity: the line must be changed or removed. */
  pricing: cartItemPricing.nullable(),
});
export type CartItem = z.infer<typeof cartItem>;

export const cart = z.object({
  id: z.string(),
  /** Grows with each change of content or price; POST /orders takes the one that the shopper saw. */
  version: z.number().int(),
  createdAt: z.string(),
  currency: cartCurrency,
  items: z.array(cartItem),
  discountCode: discountCode.nullable(),
  /** Set when the applied code discounts nothing at present. */
  discountCodeProblem: z.enum(['expired', 'limit_reached', 'not_applicable']).nullable(),
  price: money,
  priceTotal: z.number().int(),
  highestPrice: money,
  highestPriceTotal: z.number().int(),
  originalPrice: money,
  originalPriceTotal: z.number().int(),
  /** The discount: the code's, or the new customer's where that one applies. */
  discountCodeValue: z.number().int(),
  /** The discount of a customer's first order; null: this customer does not get it (any more). */
  newCustomerDiscount: z
    .object({
      /** Minor units of the cart's currency. */
      value: z.number().int(),
      /** It is in discountCodeValue. The better of code and new customer's discount applies; never both. */
      isApplied: z.boolean(),
      /** Why it does not apply: the code is worth more, or a voucher pays, which is not combined. */
      reason: z.enum(['code', 'voucher', 'nothing']).nullable(),
    })
    .nullable()
    .optional(),
  /** The same discount where this shopper could still get it for this cart; null: it is given already, or saves nothing. */
  newCustomerOffer: z
    .object({
      /** What they would pay less, beyond a code's discount. Minor units of the cart's currency. */
      value: z.number().int(),
      /** What is missing: an account, or the verified phone of the one they have. */
      needs: z.enum(['account', 'phone']),
    })
    .nullable()
    .optional(),
  vouchers: z.array(cartVoucher),
  /** Owed after vouchers. */
  amountDue: z.number().int(),
  /** Number of pieces in accepted lines: what the header's badge shows. */
  count: z.number().int(),
  /** The methods of this market that work, with their bounds. */
  paymentMethods: z.array(offeredPaymentMethod),
});
export type Cart = z.infer<typeof cart>;

/** Checked per itemType: `voucherItemInput`, `chosenProductsData`, or nothing. */
const itemData = z.record(z.string().max(40), z.unknown()).nullable();
const startAt = z.iso.datetime({ offset: true }).nullable();
const quantity = z.number().int().min(1).max(99);

/** GET /carts?currency=PLN. */
export const cartQuery = z.object({ currency: z.string().max(3).optional() });

/** POST /cart-items. Without cartId the visitor's (or customer's) cart is used or created. */
export const addCartItemRequest = z.strictObject({
  cartId: z.string().max(60).optional(),
  itemType: cartItemType,
  itemId: z.string().min(1).max(60),
  quantity,
  data: itemData.optional(),
  locationId: z.string().max(60).nullable().optional(),
  startAt: startAt.optional(),
  /** The checkbox of the treatment is checked; required at the latest by POST /orders. */
  isConfirmed: z.boolean().optional(),
});
export type AddCartItemRequest = z.input<typeof addCartItemRequest>;

/** PUT /cart-items/{id}: any of these. */
export const changeCartItemRequest = z.strictObject({
  quantity: quantity.optional(),
  locationId: z.string().max(60).nullable().optional(),
  startAt: startAt.optional(),
  /** The requested therapist (GET /events/therapists), with the slot; null: anyone. Omitted it stays while the salon does. */
  therapistId: recordId.nullable().optional(),
  data: itemData.optional(),
  isAccepted: z.boolean().optional(),
  isConfirmed: z.boolean().optional(),
});
export type ChangeCartItemRequest = z.input<typeof changeCartItemRequest>;

/**
 * One line of `error.details.lines` of 409 cart_changed; null means absent. `details`: another time, salon, or content
 * (what was chosen for a bundle, whom a voucher is for).
 */
export const changedCartLine = z.object({
  cartItemId: z.string(),
  name: z.string(),
  change: z.enum(['added', 'removed', 'quantity', 'price', 'details', 'unavailable']),
  before: z.object({ quantity: z.number().int(), finalPrice: z.number().int() }).nullable(),
  after: z.object({ quantity: z.number().int(), finalPrice: z.number().int() }).nullable(),
});
export type ChangedCartLine = z.infer<typeof changedCartLine>;
