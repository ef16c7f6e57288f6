/**
 * Prices that begin at a time, and what the shop will show then. Source: calls.md, "Staff calls", third row; readings.md,
 * "Money" (the lowest price of 30 days).
 */
import { z } from 'zod';
import { instant, recordId } from '../envelope';
import { amountInput } from './editing';
import { staffPromotionInput } from './offer';

/** POST /admin/price-changes: a price has another amount from an instant ahead on. */
export const staffPriceChangeInput = z.strictObject({
  priceId: recordId,
  /** Of one piece, before promotions; minor units. */
  price: amountInput,
  validFrom: instant,
});

/** A price that has not begun yet. Once it has, it is part of the price's history alone. */
export const staffPriceChange = z.object({ id: z.string(), price: z.int(), validFrom: z.string() });
export type StaffPriceChange = z.infer<typeof staffPriceChange>;

const isOnceEach = (changes: readonly { priceId: string }[]) =>
  new Set(changes.map(({ priceId }) => priceId)).size === changes.length;

/** POST /admin/price-change-batches: many prices at once, all of them or none. */
export const staffPriceBatchInput = z.strictObject({
  /** When they begin; null: at once. */
  validFrom: instant.nullable(),
  changes: z
    .array(
      z.strictObject({
        priceId: recordId,
        /** What it was when the new one was decided on: another one now is a conflict. */
        former: z.int().min(0),
        /** Of one piece, before promotions; minor units. */
        price: amountInput,
      }),
    )
    .min(1)
    .max(1000)
    .refine(isOnceEach, { message: 'not_allowed' }),
});

/** How many prices have another amount, or will have. */
export const staffPriceBatch = z.object({ count: z.int() });

/** POST /admin/price-previews: nothing is stored. */
export const pricePreviewRequest = z.strictObject({
  productId: recordId,
  marketId: recordId,
  /** The instant that is looked at, now or later. */
  at: instant,
  /** A price that would begin at that instant. */
  change: z
    .strictObject({
      quantityFrom: z.int().min(1).max(99),
      quantityTo: z.int().min(1).max(99),
      price: amountInput,
    })
    .optional(),
  /** A promotion of this treatment as it would be stored; with the `id` of one that is stored already, in its stead. */
  promotion: z
    .strictObject({
      id: recordId.optional(),
      ...staffPromotionInput.pick({ discountKind: true, discountValue: true, startAt: true, endAt: true }).shape,
      position: z.int().min(0).max(100_000).optional(),
    })
    .optional(),
});
export type PricePreviewRequest = z.infer<typeof pricePreviewRequest>;

/** What the shop shows of a treatment at an instant. Amounts of one piece, in minor units. */
export const pricePreview = z.object({
  at: z.string(),
  currency: z.string(),
  /** A promotion holds, so that the shop shows the former and the lowest price beside the one to pay. */
  isPromoted: z.boolean(),
  rows: z.array(
    z.object({
      quantityFrom: z.int(),
      quantityTo: z.int(),
      /** Before promotions. */
      price: z.int(),
      /** The price to pay. */
      finalPrice: z.int(),
      /** The lowest of the 30 days before the promotion; null: the shop shows none. */
      lowestPrice: z.int().nullable(),
    }),
  ),
});
export type PricePreview = z.infer<typeof pricePreview>;
