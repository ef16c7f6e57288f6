import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

type Gender = 'female' | 'male';
/** As many as the call takes. */
const MOST_IDS = 20;
const SHOWN = 9;

/** A customer's known preferences, for suggestions. */
export interface Taste {
  /** Treatments that were bought. */
  productIds: readonly string[];
  gender: Gender | undefined;
}

/** GET /suggested-products: products that go well with earlier purchases, else recommended ones. */
export function suggestionsQuery(http: HttpClient, { productIds, gender }: Taste) {
  const ids = [...new Set(productIds)].slice(0, MOST_IDS).join(',');
  return queryOptions({
    queryKey: ['suggestions', ids, gender],
    queryFn: async () => {
      const query = { perPage: SHOWN, productIds: ids || undefined, gender };
      const { data } = await callApi(http, 'GET /suggested-products', { query });
      return data.suggestedProducts;
    },
  });
}

/** GET /offers: special offers that can be bought now. */
export function specialOffersQuery(http: HttpClient, gender: Gender | undefined) {
  return queryOptions({
    queryKey: ['offers', gender],
    queryFn: async () => {
      const { data } = await callApi(http, 'GET /offers', { query: { perPage: 24, gender } });
      return data.offers;
    },
  });
}
