import type { ProductSummary } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** Suggestions on a product page: one row on a wide screen. */
const SUGGESTED = 3;

/** What goes well with a treatment, never one of the same body part: GET /suggested-products. */
export function suggestionsQuery(http: HttpClient, { id }: Pick<ProductSummary, 'id'>) {
  return queryOptions({
    queryKey: ['suggestions', id],
    queryFn: async (): Promise<ProductSummary[]> => {
      const query = { productIds: id, perPage: SUGGESTED };
      return (await callApi(http, 'GET /suggested-products', { query })).data.suggestedProducts;
    },
  });
}
