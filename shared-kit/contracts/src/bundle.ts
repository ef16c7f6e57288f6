/** Bundles: sets of treatments whose body parts the shopper chooses. Source: commerce-core.md sections 3 and 5. */
import { z } from 'zod';
import { instant, listQuery, localizedSlugs } from './envelope';
import { image } from './image';
import { amountMinor, currencyCode } from './money-schema';
import { soldIn } from './offer-parts';
import { localeCode } from './platform';
import { comparison, faqEntry, productInfo, productPromo, productStage, productSummary } from './product';
import { gender, productCategory } from './product-category';

/** Soft, komfort or premium; null for a bundle outside of these three. */
export const bundleLevel = z.enum(['soft', 'komfort', 'premium']);

/** A bundle's price: the whole bundle, and one of its treatments. */
export const bundlePricing = z
  .object({
    /** Before promotion. */
    price: amountMinor,
    /** What is paid. */
    finalPrice: amountMinor,
    /** What is paid for one treatment: `finalPrice` divided by `packageQuantityTotal`, rounded to whole minor units. */
    pricePerItem: amountMinor,
    /** Lowest price of the 30 days before the running promotion; null without one. */
    lowestPriceValue: amountMinor.nullable(),
    currency: z.object({ code: currencyCode }),
  })
  .meta({
    examples: [
      { price: 469_000, finalPrice: 469_000, pricePerItem: 52_111, lowestPriceValue: null, currency: { code: 'PLN' } },
    ],
  });
export type BundlePricing = z.infer<typeof bundlePricing>;

/** What a list shows of a bundle. */
export const bundleSummary = z.object({
  /** In the cart it is the `itemId` of itemType `bundle`. */
  id: z.string(),
  modelType: z.literal('bundle'),
  createdAt: instant,
  name: z.string(),
  slug: z.string(),
  slugs: localizedSlugs,
  lead: z.string(),
  gender,
  category: productCategory,
  enabled: z.boolean(),
  level: bundleLevel.nullable(),
  /** Minutes of one visit. */
  duration: z.int().min(1),
  /** Months from the first visit in which all visits are taken. */
  eventLimit: z.int().min(1),
  /** Months from the purchase in which the first visit is taken. */
  validityDurationMonths: z.int().min(1),
  /** How many of the bundlable treatments the shopper chooses, at least and at most. */
  minProductSelection: z.int().min(1),
  bodyPartCount: z.int().min(1),
  /** Treatments of each chosen body part in all, and how many of them are free. */
  packageQuantityTotal: z.int().min(1),
  packageBonusQuantity: z.int().min(0),
  /** `packageQuantityTotal` minus `packageBonusQuantity`. */
  regularQuantity: z.int().min(1),
  showLowestPrice: z.boolean(),
  /** VAT rate, per cent. */
  vatLevel: z.int().min(0).max(100),
  isMostBought: z.boolean(),
  /** `#rrggbb` of its card. */
  color: z.string(),
  order: z.int(),
  locale: localeCode,
  pricing: bundlePricing,
  /** The same treatments at today's price of a regular one: what `savingsPercent` is counted from. */
  standardPrice: amountMinor,
  /** Whole per cent less than `standardPrice`, rounded down: what the free treatments save, no reduction. */
  savingsPercent: z.int().min(0).max(100),
  ongoingPromos: z.array(productPromo),
  promoValidTo: instant.nullable(),
  promoRecommended: z.boolean(),
  isSpecial: z.boolean(),
  canPaymentByCash: z.boolean(),
  image,
});
export type BundleSummary = z.infer<typeof bundleSummary>;

export const bundle = bundleSummary.extend({
  /** Paragraphs. */
  descriptions: z.array(z.string()),
  bundleInfos: z.array(productInfo),
  stages: z.array(productStage),
  faqs: z.array(faqEntry),
  comparisons: z.array(comparison),
  /** Treatments to choose from: bundlable ones of the same category and gender. */
  products: z.array(
    productSummary.pick({ id: true, name: true, slug: true, slugs: true, duration: true, productBodyParts: true }),
  ),
  metaTitle: z.string(),
  metaDescription: z.string(),
  markets: soldIn,
});
export type Bundle = z.infer<typeof bundle>;

/** Query of GET /bundles. `category`: code or slug. Sorted by `order`, `name` or `price`. */
export const bundleQuery = listQuery.extend({
  category: z.string().max(80).optional(),
  gender: gender.optional(),
  level: bundleLevel.optional(),
  q: z.string().max(100).optional(),
});
export type BundleQuery = z.input<typeof bundleQuery>;
