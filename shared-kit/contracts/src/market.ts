/** Market, locale, currency, visitor. Source: commerce-core.md section 3; readings.md "Markets, locales, hosts". */
import { z } from 'zod';
import { marketPolicies } from './market-policies';
import { amountMinor, currencyCode } from './money-schema';
import { localeCode } from './platform';

export const paymentMethod = z.enum([
  'cash',
  'blik',
  'przelewy24',
  'przelewy24Instalments',
  'stripe',
  'paypal',
  'paypo',
  'blikPayLater',
]);
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const market = z.object({
  id: z.string(),
  name: z.string(),
  /** What staff call it, by language; absent: by its name. */
  names: z.object({ pl: z.string(), en: z.string() }).optional(),
  slug: z.string(),
  enabled: z.boolean(),
  gtmId: z.string().nullable(),
  /** Minutes added to a customer's first visit. */
  additionalVisitTime: z.int().min(0),
  locales: z.array(z.object({ id: z.string(), name: z.string(), code: localeCode, isoCode: z.string() })),
  currencies: z.array(
    z.object({ id: z.string(), name: z.string(), code: currencyCode, symbol: z.string(), isPrefix: z.boolean() }),
  ),
  defaultPaymentMethod: paymentMethod,
  /** Which voucher amounts may be bought, in minor units. */
  voucherAmounts: z.object({
    step: amountMinor,
    offered: z.array(amountMinor),
    least: amountMinor,
    most: amountMinor,
  }),
  /** Discount of a new customer's first order, in minor units. */
  newCustomerDiscount: amountMinor,
  /** What it agrees with its customers. */
  policies: marketPolicies,
});
export type Market = z.infer<typeof market>;

/** `<market>_<12 of A-Za-z0-9_->`, made by the browser. */
export const visitorUniqueId = z.string().regex(/^[a-z]{2,10}_[A-Za-z0-9_-]{12}$/);

export const visitor = z.object({ id: z.string(), uniqueId: z.string() });
export type Visitor = z.infer<typeof visitor>;

export const visitorRequest = z.strictObject({ uniqueId: visitorUniqueId });
export type VisitorRequest = z.infer<typeof visitorRequest>;
