import type { Gender, OfferSummary } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** What a strip shows of an offer. Less than the API's summary: it stands inline in the page. */
export type OfferTile = Pick<
  OfferSummary,
  | 'id'
  | 'name'
  | 'slug'
  | 'variant'
  | 'label'
  | 'pricing'
  | 'standardPrice'
  | 'savingsPercent'
  | 'lowestPriceValue'
  | 'promoValidTo'
  | 'validTo'
>;

/** Tiles of a strip. */
const MOST = 4;

/** The first offers, of a gender or of both, that can be bought now: GET /offers. */
export function offerTilesQuery(http: HttpClient, gender: Gender | undefined, count = MOST) {
  return queryOptions({
    queryKey: ['offer-tiles', gender ?? '', count],
    queryFn: async () =>
      (await callApi(http, 'GET /offers', { query: { gender, perPage: count } })).data.offers.map(tile),
  });
}

function tile(offer: OfferSummary): OfferTile {
  const { id, name, slug, variant, label, pricing, standardPrice, savingsPercent } = offer;
  const { lowestPriceValue, promoValidTo, validTo } = offer;
  return {
    id,
    name,
    slug,
    variant,
    label,
    pricing,
    standardPrice,
    savingsPercent,
    lowestPriceValue,
    promoValidTo,
    validTo,
  };
}
