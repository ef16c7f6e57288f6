import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

const SHOWN = 3;

/** Offers of a category that can be bought now: GET /offers, whose own categories are wider. */
export function kindOffersQuery(http: HttpClient, category: string) {
  return queryOptions({
    queryKey: ['treatment-kind-offers', category],
    queryFn: async () => {
      const { data } = await callApi(http, 'GET /offers', { query: { perPage: 100 } });
      return data.offers.filter(({ productCategory }) => productCategory.code === category).slice(0, SHOWN);
    },
  });
}
