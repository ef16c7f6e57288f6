import type { Gender, OfferSummary } from '@aksamit/contracts';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

export interface OfferListParams {
  variant: 'special' | 'flexy';
  gender?: Gender | undefined;
}

/** Offers that can be bought now: GET /offers. There are never more than fit on one page. */
export function offerListQuery(http: HttpClient, params: OfferListParams) {
  return queryOptions({
    queryKey: ['offers', params],
    queryFn: async () =>
      (await http.get<{ offers: OfferSummary[] }>('/offers', { query: { ...params, perPage: 100 } })).data.offers,
  });
}
