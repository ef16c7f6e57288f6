/** How a gift voucher looks, and when its e-mail leaves. Source: docs/decisions/0233, 0234. */
import { z } from 'zod';

/** The designs that a buyer chooses from; the first is that of vouchers of before. */
export const voucherDesign = z.enum(['classic', 'botanical', 'silhouette']);
export type VoucherDesign = z.infer<typeof voucherDesign>;

/** The design of a voucher whose data name none. */
export const DEFAULT_VOUCHER_DESIGN: VoucherDesign = 'classic';
