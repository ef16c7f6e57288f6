/** Vouchers that were sold, on carts and orders. Source: the readings under "Vouchers"; calls.md, "Cart". */
import { z } from 'zod';
import { voucherType } from './cart-item-data';
import { voucherDesign } from './voucher-design';

/** A voucher that lies on a cart. */
export const cartVoucher = z.object({
  code: z.string(),
  /** What it pays of this cart, minor units. */
  value: z.number().int(),
  /** What it holds. */
  balance: z.number().int().optional(),
  /** Last instant of validity. */
  validTo: z.string().optional(),
  /** Why it pays nothing at present: it has expired, is used up, or nothing in the cart may be paid with it. */
  problem: z.enum(['expired', 'limit_reached', 'not_applicable']).nullable().optional(),
});
export type CartVoucher = z.infer<typeof cartVoucher>;

/** A voucher that paid a part of an order; only the end of its code is shown. */
export const orderVoucher = z.object({
  code: z.string(),
  value: z.number().int(),
  /** What of it went back to the voucher. */
  returned: z.number().int(),
});
export type OrderVoucher = z.infer<typeof orderVoucher>;

/** A voucher that was bought with an order and has been issued. */
export const issuedVoucher = z.object({
  orderItemId: z.string(),
  code: z.string(),
  voucherType,
  value: z.number().int(),
  /** What is left on it, minor units. */
  balance: z.number().int().optional(),
  validTo: z.string(),
  design: voucherDesign.optional(),
  /** When its e-mail leaves for the recipient; null: at once. */
  sendAt: z.string().nullable().optional(),
  /** When it was passed on to be sent; null: it waits for `sendAt`, or is a paper one. */
  sentAt: z.string().nullable().optional(),
});
export type IssuedVoucher = z.infer<typeof issuedVoucher>;

/**
 * PUT /carts/{id}/voucher: null removes it. Errors: 404 not_found, expired, limit_reached; 422 not_combinable,
 * voucher_not_applicable.
 */
export const cartVoucherRequest = z.strictObject({ code: z.string().trim().min(1).max(64).nullable() });
