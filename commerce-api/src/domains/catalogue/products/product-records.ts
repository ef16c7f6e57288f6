/** Products as PostgreSQL returns them, and as the API returns them. */
import type { Comparison, LocaleCode, LocalizedSlugs, Product, ProductSummary } from '@aksamit/contracts';
import { percentBelow } from '@aksamit/contracts/money';
import { imageOf } from '../../operations/pictures';
import { type PricingInput, priceProduct } from '../pricing';
import { type BodyPartJson, type CategoryJson, toBodyParts, toCategory } from './category-records';

export interface ProductRow {
  id: string;
  type: ProductSummary['type'];
  gender: ProductSummary['gender'];
  name: string;
  slugs: LocalizedSlugs;
  lead: string;
  duration: number;
  duration_to: number | null;
  show_duration: boolean;
  package_quantity: number;
  package_bonus_quantity: number;
  level: ProductSummary['level'];
  recommended_quantity_from: number;
  recommended_quantity_to: number;
  body_part_count: number;
  promo_recommended: boolean;
  is_special: boolean;
  is_bundlable: boolean;
  can_payment_by_cash: boolean;
  show_lowest_price: boolean;
  category: CategoryJson;
  body_parts: BodyPartJson[] | null;
  pricing: PricingInput;
  rating: ProductSummary['rating'] | null;
  /** Photograph that staff chose. */
  picture_id: string | null;
}

/** Texts of a product in one locale, as its record holds them. */
export interface ProductContent
  extends Pick<
    Product,
    'description' | 'target' | 'infos' | 'faqs' | 'stages' | 'lists' | 'cmsSections' | 'metaTitle' | 'metaDescription'
  > {
  comparisons: {
    title: string;
    content: string;
    order: number;
    pictureBeforeId?: string | null;
    pictureAfterId?: string | null;
  }[];
}

/** Null when the product is not sold in the market. */
export function toProductSummary(row: ProductRow, locale: LocaleCode, now: Date): ProductSummary | null {
  const priced = priceProduct(row.pricing, now);
  if (!priced) return null;
  return {
    id: row.id,
    name: row.name,
    slug: row.slugs[locale],
    slugs: row.slugs,
    lead: row.lead,
    duration: row.duration,
    productDurationTo: row.duration_to,
    showProductDuration: row.show_duration,
    gender: row.gender,
    category: toCategory(row.category, locale),
    type: row.type,
    packageQuantity: row.package_quantity,
    packageBonusQuantity: row.package_bonus_quantity,
    level: row.level,
    recommendedQuantityFrom: row.recommended_quantity_from,
    recommendedQuantityTo: row.recommended_quantity_to,
    productBodyParts: toBodyParts(row.body_parts, locale),
    bodyPartCount: row.body_part_count,
    promoRecommended: row.promo_recommended,
    isSpecial: row.is_special,
    isBundlable: row.is_bundlable,
    canPaymentByCash: row.can_payment_by_cash,
    showLowestPrice: row.show_lowest_price,
    lowestPriceValue: priced.lowestPriceValue,
    pricing: priced.pricing,
    pricingMatrix: priced.pricingMatrix,
    ongoingPromos: priced.ongoingPromos.map((promo) => ({ ...promo, product: { id: row.id, name: row.name } })),
    promoValidTo: priced.promoValidTo,
    savingsPercent: percentBelow(priced.lowestPriceValue ?? 0, priced.pricing.finalPrice),
    image: imageOf('treatments', row.id, row.name, row.picture_id),
    ...(row.rating ? { rating: row.rating } : {}),
  };
}

/** Comparisons with the photographs that staff chose for before and after. */
export const toComparisons = (recordId: string, comparisons: ProductContent['comparisons']): Comparison[] =>
  comparisons.map(({ pictureBeforeId, pictureAfterId, ...entry }) => {
    const imageOfSide = (id: string | null | undefined) =>
      id ? imageOf('treatments', recordId, entry.title, id) : null;
    const [imageBefore, imageAfter] = [imageOfSide(pictureBeforeId), imageOfSide(pictureAfterId)];
    const pairs = imageBefore && imageAfter ? [{ imageBefore, imageAfter }] : [];
    return { ...entry, imageBefore, imageAfter, imagesBeforeAfterList: pairs };
  });
