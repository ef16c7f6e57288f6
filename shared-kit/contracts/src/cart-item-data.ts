/**
 * Data of a cart line beside its item, per itemType: a voucher's amount and recipient, the treatments chosen for a
 * bundle. Source: the specification's entity "Cart item" and its voucher form; calls.md, "Cart".
 */
import { z } from 'zod';
import { emailInput } from './account';
import { voucherKind } from './voucher';
import { voucherDesign } from './voucher-design';

/** The kind of the voucher's record. Electronic: e-mailed as a PDF; paper: sent to the order's address. */
export const voucherType = voucherKind;
export type VoucherType = z.infer<typeof voucherType>;

const VOUCHER_TEXT_LENGTH = 250;
const recipientName = z.string().trim().max(80).nullable().optional();

/** `data` of a voucher line, as it is sent. Omitted fields are the voucher record's own, or empty. */
export const voucherItemInput = z.strictObject({
  voucherType: voucherType.optional(),
  /** Minor units, a multiple of the market's step within its bounds. */
  voucherValue: z.number().int().min(1).max(100_000_000).optional(),
  /** What a voucher costs is its value: read only. */
  voucherPrice: z.number().int().optional(),
  voucherFirstName: recipientName,
  voucherLastName: recipientName,
  /** Recipient of an electronic voucher; null: the customer who orders. */
  voucherEmail: emailInput.nullable().optional(),
  voucherText: z.string().trim().max(VOUCHER_TEXT_LENGTH).nullable().optional(),
  /** The salon that is recommended on it; it can be used in any. */
  voucherLocationId: z.string().max(60).nullable().optional(),
  voucherDesign: voucherDesign.optional(),
  /** Date (local, at 9:00) on which the e-mail leaves for `voucherEmail`; null: when the voucher is paid for. */
  voucherSendOn: z.iso.date().nullable().optional(),
  /** Read only. */
  voucherLocation: z.unknown().optional(),
});
export type VoucherItemInput = z.input<typeof voucherItemInput>;

/** `data` of a voucher line, as it is returned. */
export const voucherItemData = z.object({
  voucherType,
  voucherValue: z.number().int(),
  voucherPrice: z.number().int(),
  voucherFirstName: z.string().nullable(),
  voucherLastName: z.string().nullable(),
  voucherEmail: z.string().nullable(),
  voucherText: z.string().nullable(),
  voucherLocationId: z.string().nullable(),
  voucherLocation: z.object({ id: z.string(), name: z.string(), city: z.string() }).nullable(),
  /** Absent from an older API, as the date is. */
  voucherDesign: voucherDesign.optional(),
  voucherSendOn: z.string().nullable().optional(),
});
export type VoucherItemData = z.infer<typeof voucherItemData>;

/** `data` of a bundle or package: ids of the treatments (one per body part) that the shopper chose for it. */
export const chosenProductsData = z.strictObject({ bundlableProductId: z.array(z.string().max(20)).max(20) });
export type ChosenProductsData = z.infer<typeof chosenProductsData>;

export const cartItemData = z.union([voucherItemData, chosenProductsData]);
export type CartItemData = z.infer<typeof cartItemData>;
