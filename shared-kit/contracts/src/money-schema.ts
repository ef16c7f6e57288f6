/** Money in transfer: integers in minor units beside their currency. Source: readings.md, "Money". */
import { z } from 'zod';

/** Whole number of minor units (grosz, penny), never negative. */
export const amountMinor = z.int().min(0);

/** ISO 4217 code. */
export const currencyCode = z.enum(['PLN', 'GBP']);
export type CurrencyCode = z.infer<typeof currencyCode>;

/** An amount shown to people: `formatted` is in the visitor's locale (`1 234,50 zł`, `£1,234.50`). */
export const money = z.object({ amount: z.int(), currency: currencyCode, formatted: z.string() });
export type Money = z.infer<typeof money>;

/** Price of one piece: `price` before promotion, `finalPrice` what is paid. */
export const pricing = z.object({
  price: amountMinor,
  finalPrice: amountMinor,
  currency: z.object({ code: currencyCode }),
});
export type Pricing = z.infer<typeof pricing>;

/**
 * A row of the pricing matrix: price of one piece when between `quantityFrom` and `quantityTo` (both included) are
 * bought. `lowestPriceValue`: lowest price of the 30 days before the running promotion; null without one.
 */
export const pricingMatrixRow = z.object({
  quantityFrom: z.int().min(1),
  quantityTo: z.int().min(1),
  price: amountMinor,
  currency: currencyCode,
  lowestPriceValue: amountMinor.nullable(),
});
export type PricingMatrixRow = z.infer<typeof pricingMatrixRow>;
