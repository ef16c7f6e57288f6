/** Products as PostgreSQL returns them, and as the API returns them. */
import type { Comparison, Image, LocaleCode, LocalizedSlugs, Product, ProductSummary } from '@aksamit/contracts';
import { percentBelow } from '@aksamit/contracts/money';
import { imageOf, withColor } from '../../operations/pictures';
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
  /** Its main colour; null: not known. */
  picture_color: string | null;
  /** Further pictures of its page in their order; null: there are none. */
  pictures: GalleryJson[] | null;
}

/** A picture of a treatment's page, with what it shows in words. */
interface GalleryJson {
  id: string;
  alt: string;
  color: string | null;
}

/** Texts of a product in one locale, as its record holds them. */
interface ProductContent
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
    altBefore?: string;
    altAfter?: string;
    isIllustration?: boolean;
  }[];
}

/** Of a record that is read in full. */
export interface ContentRow {
  content: ProductContent;
  /** Main colours of pictures in its comparisons, by the pictures' ids; null: none is known. */
  content_colors: Readonly<Record<string, string>> | null;
}

/** Null when the product is not sold in the market. */
export function toProductSummary(row: ProductRow, locale: LocaleCode, now: Date): ProductSummary | null {
  const priced = priceProduct(row.pricing, now);
  if (!priced) return null;
  const images = toImages(row);
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
    // With the colour of the first picture: that is the one that lists show.
    image: withColor(imageOf('treatments', row.id, row.name, row.picture_id), images[0]?.color),
    ...(row.pictures ? { imageIds: images.map(({ id }) => id) } : {}),
    ...(row.rating ? { rating: row.rating } : {}),
  };
}

/**
 * Pictures of a treatment's page: the photograph that staff chose, then its gallery. The generated picture is shown only
 * where there is nothing else.
 */
export function toImages({ id, name, picture_id, picture_color, pictures }: ProductRow): Image[] {
  const gallery = (pictures ?? [])
    .filter((picture) => picture.id !== picture_id)
    .map((picture) => withColor(imageOf('treatments', id, picture.alt, picture.id), picture.color));
  return picture_id === null && gallery.length > 0
    ? gallery
    : [withColor(imageOf('treatments', id, name, picture_id), picture_color), ...gallery];
}

/** The first of the pictures: of an offer or bundle, which is shown with one. */
export const firstImage = (row: ProductRow): Image =>
  toImages(row)[0] ?? imageOf('treatments', row.id, row.name, row.picture_id);

/** Comparisons with the pictures that staff chose for before and after. */
export const toComparisons = ({
  id: recordId,
  content,
  content_colors: colors,
}: ContentRow & Pick<ProductRow, 'id'>): Comparison[] =>
  content.comparisons.map(({ pictureBeforeId, pictureAfterId, altBefore, altAfter, ...entry }) => {
    const imageOfSide = (id: string | null | undefined, alt: string | undefined) =>
      id ? withColor(imageOf('treatments', recordId, alt ?? entry.title, id), colors?.[id]) : null;
    const imageBefore = imageOfSide(pictureBeforeId, altBefore);
    const imageAfter = imageOfSide(pictureAfterId, altAfter);
    const pairs = imageBefore && imageAfter ? [{ imageBefore, imageAfter }] : [];
    return { ...entry, imageBefore, imageAfter, imagesBeforeAfterList: pairs };
  });
