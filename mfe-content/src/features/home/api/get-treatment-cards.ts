import type { Image, ProductSummary } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { pickPopular } from '../pick-popular';

/** What a card of the front page shows of a treatment or package; amounts in minor units. */
export interface TreatmentCard {
  id: string;
  name: string;
  slug: string;
  lead: string;
  gender: 'male' | 'female';
  /** Minutes; null where it is not to be shown. */
  duration: number | null;
  /** Minutes, where it varies. */
  durationTo: number | null;
  packageQuantity: number;
  recommended: boolean;
  /** Of one piece, what is paid. */
  finalPrice: number;
  currency: string;
  /** Of one piece, in the 30 days before the running promotion. */
  lowestPriceValue: number | null;
  image: Pick<Image, 'kind' | 'id' | 'alt' | 'width' | 'height' | 'widths'>;
}

/** A product as the front page shows it. */
export function treatmentCard(product: ProductSummary): TreatmentCard {
  const { kind, id, alt, width, height, widths } = product.image;
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    lead: product.lead,
    gender: product.gender,
    duration: product.showProductDuration ? product.duration : null,
    durationTo: product.productDurationTo,
    packageQuantity: product.packageQuantity,
    recommended: product.promoRecommended,
    finalPrice: product.pricing.finalPrice,
    currency: product.pricing.currency.code,
    lowestPriceValue: product.lowestPriceValue,
    image: { kind, id, alt, width, height, widths },
  };
}

/** How many cards a section of the front page has: one row of four, or a swipe on a phone. */
export const CARDS_PER_SECTION = 4;

/** Packages that the front page shows. */
export const SHOWN_PACKAGES = 3;

/** What the front page sells. */
export interface FrontPageCards {
  /** Treatments for beginners, of both zones. */
  treatments: TreatmentCard[];
  packages: TreatmentCard[];
}

/** Treatments and packages of the beginning of the shop's own order, in one call: GET /products. */
export function frontPageCardsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['products', 'front-page'],
    queryFn: async (): Promise<FrontPageCards> => {
      const { products } = (await callApi(http, 'GET /products', { query: { perPage: 100 } })).data;
      const cardsOf = (type: ProductSummary['type']) =>
        products.filter((product) => product.type === type).map(treatmentCard);
      return {
        treatments: pickPopular(cardsOf('product'), CARDS_PER_SECTION),
        packages: pickPopular(cardsOf('package'), SHOWN_PACKAGES),
      };
    },
  });
}
