/** Special offers: treatments put together at one price for a time. Source: both documents, section 3 ("Offer"). */
import { z } from 'zod';
import { instant, listQuery, localizedSlugs } from './envelope';
import { image } from './image';
import { amountMinor, pricing, pricingMatrixRow } from './money-schema';
import { contentItem, soldIn } from './offer-parts';
import { localeCode } from './platform';
import { comparison, faqEntry, productInfo, productPromo, productStage } from './product';
import { gender, productCategory } from './product-category';

export const offerVariant = z.enum(['special', 'flexy']);
export const offerCategory = z.enum(['epilation', 'endermology', 'emSpec']);

/** What a list shows of an offer. Only offers that can be bought now are shown. */
export const offerSummary = z.object({
  /** In the cart it is the `itemId` of itemType `offer`. */
  id: z.string(),
  modelType: z.literal('offer'),
  name: z.string(),
  slug: z.string(),
  slugs: localizedSlugs,
  lead: z.string(),
  locale: localeCode,
  /** Which list it stands on: /oferty-specjalne/ or /oferty-specjalne-flexy/. */
  variant: offerVariant,
  category: offerCategory,
  productCategory,
  gender,
  /** Words on its badge. */
  label: z.string(),
  isSpecial: z.boolean(),
  /** The specification's "recommended". */
  promoRecommended: z.boolean(),
  validFrom: instant,
  /** Null: until further notice. */
  validTo: instant.nullable(),
  /** A countdown to `validTo` is shown. */
  showCountdown: z.boolean(),
  /** Minutes of one visit. */
  duration: z.int().min(1),
  /** Treatments in it. */
  products: z.array(contentItem),
  pricing,
  pricingMatrix: z.array(pricingMatrixRow),
  showLowestPrice: z.boolean(),
  lowestPriceValue: amountMinor.nullable(),
  /** Its treatments bought one by one now, promotions included; null when one of them is not sold singly. */
  standardPrice: amountMinor.nullable(),
  /** Whole per cent less than `standardPrice`, rounded down: a saving, no reduction; 0 without it. */
  savingsPercent: z.int().min(0).max(100),
  ongoingPromos: z.array(productPromo),
  promoValidTo: instant.nullable(),
  canPaymentByCash: z.boolean(),
  image,
});
export type OfferSummary = z.infer<typeof offerSummary>;

export const offer = offerSummary.extend({
  /** Paragraphs. */
  description: z.array(z.string()),
  infos: z.array(productInfo),
  stages: z.array(productStage),
  faqs: z.array(faqEntry),
  comparisons: z.array(comparison),
  vatRate: z.int(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  markets: soldIn,
});
export type Offer = z.infer<typeof offer>;

/** Query of GET /offers. Sorted by `order`, `name`, `price` or `validTo`. */
export const offerQuery = listQuery.extend({
  variant: offerVariant.optional(),
  category: offerCategory.optional(),
  gender: gender.optional(),
  q: z.string().max(100).optional(),
});
export type OfferQuery = z.input<typeof offerQuery>;
