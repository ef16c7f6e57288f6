import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { recordKey } from './record-queries';

/** A treatment has at most a few ranges in each market. */
const PER_PAGE = 100;

/** The prices of a treatment: by market, then by quantity. */
export function productPricesQuery(http: HttpClient, productId: string) {
  return queryOptions({
    queryKey: [...recordKey('prices'), 'list', 'product', productId],
    queryFn: async () => {
      const { data } = await callStaffApi(http, 'GET /admin/prices', { query: { productId, perPage: PER_PAGE } });
      return data.prices.toSorted((a, b) => Number(a.marketId) - Number(b.marketId) || a.quantityFrom - b.quantityFrom);
    },
    staleTime: 0,
  });
}
