import { z } from 'zod';
import { instant } from '../envelope';
import { voucherDesign } from '../voucher-design';

/** How the vouchers of an order's line look, and where and when they are sent. */
export const orderedVoucher = z.object({
  design: voucherDesign,
  /** Of the recipient; null: they are sent to the buyer, or by post. */
  email: z.string().nullable(),
  /** Date on which they leave at nine, local time; null: when they are paid for. */
  sendOn: z.iso.date().nullable(),
  /** When the last of them left; null: not all have. */
  sentAt: instant.nullable(),
});
