/** Discount codes. Source: the specification's entity "Discount code" and the readings under "Discounts". */
import { z } from 'zod';

export const discountType = z.enum(['percentage', 'amount']);
export type DiscountType = z.infer<typeof discountType>;

export const discountCode = z.object({
  id: z.string(),
  code: z.string(),
  discountType,
  /** Whole percent for `percentage`, minor units of the cart's currency for `amount`. */
  discountValue: z.number().int(),
  /** Only lines of this category are discounted; null: all. */
  productCategory: z.object({ id: z.string(), name: z.string(), slug: z.string() }).nullable(),
  /** Last instant of validity, ISO 8601; null: no end. */
  validTo: z.string().nullable(),
  limitReached: z.boolean(),
});
export type DiscountCode = z.infer<typeof discountCode>;

/** A code of a customer's own list. Source: the second document's entity "Discount code". */
export const ownDiscountCode = discountCode.extend({
  /** used: by this customer, to their limit; unavailable: used up by others, or switched off. */
  status: z.enum(['toBeUsed', 'used', 'expired', 'unavailable']),
  /** The discount and its scope, for people: `−10% · Depilacja laserowa`. */
  info: z.string(),
  addedAt: z.string(),
});
export type OwnDiscountCode = z.infer<typeof ownDiscountCode>;

const codeInput = z.string().trim().min(1).max(64);

/** PUT /carts/{id}/discount-code: null removes the code. */
export const cartDiscountCodeRequest = z.strictObject({ code: codeInput.nullable() });
/** POST /discount-codes/verify. Errors: 404 with code not_found, expired or limit_reached. */
export const verifyDiscountCodeRequest = z.strictObject({ code: codeInput });
