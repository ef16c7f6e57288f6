import type { LocaleCode, Offer, OfferSummary } from '@aksamit/contracts';
import { percentBelow } from '@aksamit/contracts/money';
import { standardPriceOf, toContents } from './content-records';
import type { OfferDetailRow, OfferRow } from './offer-queries';
import { firstImage, toComparisons, toProductSummary } from './product-records';

/** Null when the offer is not sold in the market. */
export function toOfferSummary(row: OfferRow, locale: LocaleCode, now: Date): OfferSummary | null {
  const product = toProductSummary(row, locale, now);
  if (!product) return null;
  const standardPrice = standardPriceOf(row.contents, now);
  return {
    id: product.id,
    modelType: 'offer',
    name: product.name,
    slug: product.slug,
    slugs: product.slugs,
    lead: product.lead,
    locale,
    variant: row.variant,
    category: row.offer_category,
    productCategory: product.category,
    gender: product.gender,
    label: row.label,
    isSpecial: product.isSpecial,
    promoRecommended: product.promoRecommended,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    showCountdown: row.show_countdown && row.valid_to !== null,
    duration: product.duration,
    products: toContents(row.contents, locale),
    pricing: product.pricing,
    pricingMatrix: product.pricingMatrix,
    showLowestPrice: product.showLowestPrice,
    lowestPriceValue: product.lowestPriceValue,
    standardPrice,
    savingsPercent: standardPrice === null ? 0 : percentBelow(standardPrice, product.pricing.finalPrice),
    ongoingPromos: product.ongoingPromos,
    promoValidTo: product.promoValidTo,
    canPaymentByCash: product.canPaymentByCash,
    image: firstImage(row),
  };
}

export function toOffer(row: OfferDetailRow, locale: LocaleCode, now: Date): Offer | null {
  const summary = toOfferSummary(row, locale, now);
  if (!summary) return null;
  const { description, infos, stages, faqs, metaTitle, metaDescription } = row.content;
  return {
    ...summary,
    description,
    infos,
    stages,
    faqs,
    comparisons: toComparisons(row),
    vatRate: row.vat_rate,
    metaTitle,
    metaDescription,
    markets: row.markets,
  };
}
