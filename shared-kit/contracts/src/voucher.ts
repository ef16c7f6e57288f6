/** Gift vouchers for sale. Source: commerce-core.md section 3, readings.md "Vouchers". */
import { z } from 'zod';
import { listQuery, localizedSlugs } from './envelope';
import { amountMinor, currencyCode } from './money-schema';
import { localeCode } from './platform';

export const voucherKind = z.enum(['electronic', 'paper']);
export type VoucherKind = z.infer<typeof voucherKind>;

/**
 * A voucher of one offered amount. Any other amount of the market's step and bounds (`market.voucherAmounts`) may be
 * bought with the record of the same kind.
 */
export const voucher = z
  .object({
    /** In the cart it is the `itemId` of itemType `voucher`. */
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    slugs: localizedSlugs,
    locale: localeCode,
    /** Electronic vouchers are sent by e-mail (online), paper ones to an address (offline). */
    type: z.enum(['online', 'offline']),
    kind: voucherKind,
    /** Calendar months from the purchase; `validDays` is the same in days, never more than it. */
    validMonths: z.int().min(1),
    validDays: z.int().min(1),
    /** For VAT. */
    purpose: z.enum(['single', 'multi']),
    /** `price` is paid for a voucher worth `value`. */
    pricing: z.object({ price: amountMinor, value: amountMinor, currency: z.object({ code: currencyCode }) }),
  })
  .meta({
    examples: [
      {
        id: '131',
        name: 'Voucher elektroniczny 200 zł',
        slug: 'voucher-elektroniczny-pl-200',
        slugs: { pl: 'voucher-elektroniczny-pl-200', en: 'electronic-voucher-pl-200' },
        locale: 'pl',
        type: 'online',
        kind: 'electronic',
        validMonths: 6,
        validDays: 182,
        purpose: 'multi',
        pricing: { price: 20_000, value: 20_000, currency: { code: 'PLN' } },
      },
    ],
  });
export type Voucher = z.infer<typeof voucher>;

/** Query of GET /vouchers. Sorted by `value`. */
export const voucherQuery = listQuery.extend({
  type: z.enum(['online', 'offline']).optional(),
  kind: voucherKind.optional(),
});
export type VoucherQuery = z.input<typeof voucherQuery>;
