/** How a gift voucher looks. Source: docs/decisions/0233. */
import { z } from 'zod';
import { VOUCHER_DESIGNS } from './voucher-designs';

export type { VoucherDesign } from './voucher-designs';

export const voucherDesign = z.enum(VOUCHER_DESIGNS);
