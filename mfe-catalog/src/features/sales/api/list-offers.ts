import type { Gender } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
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
    queryFn: async () => (await callApi(http, 'GET /offers', { query: { ...params, perPage: 100 } })).data.offers,
  });
}
