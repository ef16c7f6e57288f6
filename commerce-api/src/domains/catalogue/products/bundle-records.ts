import type { Bundle, BundleSummary, LocaleCode } from '@aksamit/contracts';
import { bundleLevel } from '@aksamit/contracts';
import { percentBelow } from '@aksamit/contracts/money';
import { pricePerItem, priceWithoutBonus } from '../pricing';
import type { BundleDetailRow, BundleRow } from './bundle-queries';
import { toBodyParts } from './category-records';
import { firstImage, toComparisons, toProductSummary } from './product-records';

/** Null when the bundle is not sold in the market. */
export function toBundleSummary(row: BundleRow, locale: LocaleCode, now: Date): BundleSummary | null {
  const product = toProductSummary(row, locale, now);
  if (!product) return null;
  const { price, finalPrice, currency } = product.pricing;
  const total = product.packageQuantity;
  const bonus = product.packageBonusQuantity;
  const standardPrice = priceWithoutBonus(finalPrice, total, bonus);
  return {
    id: product.id,
    modelType: 'bundle',
    createdAt: row.created_at,
    name: product.name,
    slug: product.slug,
    slugs: product.slugs,
    lead: product.lead,
    gender: product.gender,
    category: product.category,
    enabled: true,
    level: bundleLevel.safeParse(product.level).data ?? null,
    duration: product.duration,
    eventLimit: row.event_limit,
    validityDurationMonths: row.validity_duration_months,
    minProductSelection: row.min_product_selection,
    bodyPartCount: product.bodyPartCount,
    packageQuantityTotal: total,
    packageBonusQuantity: bonus,
    regularQuantity: total - bonus,
    showLowestPrice: product.showLowestPrice,
    vatLevel: row.vat_rate,
    isMostBought: row.is_most_bought,
    color: row.color,
    order: row.position,
    locale,
    pricing: {
      price,
      finalPrice,
      pricePerItem: pricePerItem(finalPrice, total),
      lowestPriceValue: product.lowestPriceValue,
      currency,
    },
    standardPrice,
    savingsPercent: percentBelow(standardPrice, finalPrice),
    ongoingPromos: product.ongoingPromos,
    promoValidTo: product.promoValidTo,
    promoRecommended: product.promoRecommended,
    isSpecial: product.isSpecial,
    canPaymentByCash: product.canPaymentByCash,
    image: firstImage(row),
  };
}

export function toBundle(row: BundleDetailRow, locale: LocaleCode, now: Date): Bundle | null {
  const summary = toBundleSummary(row, locale, now);
  if (!summary) return null;
  const { content } = row;
  return {
    ...summary,
    descriptions: content.description,
    bundleInfos: content.infos,
    stages: content.stages,
    faqs: content.faqs,
    comparisons: toComparisons(row),
    products: (row.choices ?? []).map((choice) => ({
      id: choice.id,
      name: choice.name,
      slug: choice.slugs[locale],
      slugs: choice.slugs,
      duration: choice.duration,
      productBodyParts: toBodyParts(choice.bodyParts, locale),
    })),
    metaTitle: content.metaTitle,
    metaDescription: content.metaDescription,
    markets: row.markets,
  };
}
