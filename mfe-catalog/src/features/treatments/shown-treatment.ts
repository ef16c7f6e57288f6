import type { Gender, Image, ProductSummary } from '@aksamit/contracts';
import { cardImage, isOfGallery } from '@aksamit/contracts/pictures';
import { type PriceChoice, priceChoice, seriesChoice } from './price-rules';

/** What a card or a row shows of a price. */
export type ShownPrice = Pick<
  PriceChoice,
  'quantity' | 'treatments' | 'total' | 'perTreatment' | 'reduction' | 'savingsPercent'
>;

/**
 * What a card or a row of prices shows of a treatment or package. Less than the API's summary, since it stands inline in the
 * pages that mount a teaser.
 */
export interface ShownTreatment
  extends Pick<
    ProductSummary,
    | 'id'
    | 'type'
    | 'name'
    | 'slug'
    | 'lead'
    | 'gender'
    | 'duration'
    | 'productDurationTo'
    | 'showProductDuration'
    | 'packageQuantity'
    | 'promoRecommended'
    | 'promoValidTo'
    | 'rating'
  > {
  image: Pick<Image, 'kind' | 'id' | 'alt' | 'width' | 'height' | 'widths'>;
  /** Body parts to draw on the picture, where that does not show them itself. */
  drawn?: { gender: Gender; codes: readonly string[] };
  /** Of the smallest quantity that is sold; null: it is not sold now. */
  price: ShownPrice | null;
  /** Of the series that is cheaper per treatment; null: there is none, or it is a package. */
  series: ShownPrice | null;
}

/** A record as cards and rows show it. */
export function shownTreatment(treatment: ProductSummary): ShownTreatment {
  const { kind, id, alt, width, height, widths } = cardImage(treatment);
  const codes = treatment.productBodyParts.map(({ code }) => code);
  return {
    id: treatment.id,
    type: treatment.type,
    name: treatment.name,
    slug: treatment.slug,
    lead: treatment.lead,
    gender: treatment.gender,
    duration: treatment.duration,
    productDurationTo: treatment.productDurationTo,
    showProductDuration: treatment.showProductDuration,
    packageQuantity: treatment.packageQuantity,
    promoRecommended: treatment.promoRecommended,
    promoValidTo: treatment.promoValidTo,
    ...(treatment.rating ? { rating: treatment.rating } : {}),
    image: { kind, id, alt, width, height, widths },
    ...(isOfGallery(treatment) || codes.length === 0 ? {} : { drawn: { gender: treatment.gender, codes } }),
    price: shownPrice(priceChoice(treatment, treatment.pricingMatrix[0]?.quantityFrom ?? 1)),
    series: shownPrice(seriesChoice(treatment)),
  };
}

function shownPrice(choice: PriceChoice | null): ShownPrice | null {
  if (!choice) return null;
  const { quantity, treatments, total, perTreatment, reduction, savingsPercent } = choice;
  return { quantity, treatments, total, perTreatment, reduction, savingsPercent };
}
