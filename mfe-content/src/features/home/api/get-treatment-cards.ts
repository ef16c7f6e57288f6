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

/** GET /products: treatments for beginners, of both zones. */
export function popularTreatmentsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['products', 'popular'],
    queryFn: async () => {
      const { data } = await callApi(http, 'GET /products', {
        query: { type: 'product', perPage: 48 },
      });
      return pickPopular(data.products.map(treatmentCard), CARDS_PER_SECTION);
    },
  });
}

/** GET /products: packages. */
export function packagesQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['products', 'packages'],
    queryFn: async () => {
      const { data } = await callApi(http, 'GET /products', {
        query: { type: 'package', perPage: 24 },
      });
      return pickPopular(data.products.map(treatmentCard), 3);
    },
  });
}
