import type { Gender, ProductSummary } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import type { PriceListKind } from '../price-lists';

/** The most that one call gives. */
const PER_PAGE = 100;

/** All of a price list that is sold to one gender: GET /products, page after page. */
export function priceListQuery(http: HttpClient, gender: Gender, { category, type }: PriceListKind) {
  return queryOptions({
    queryKey: ['treatments', 'all', gender, category, type],
    queryFn: async () => {
      const treatments: ProductSummary[] = [];
      for (let page = 1, total = 1; treatments.length < total; page += 1) {
        const query = {
          gender,
          page,
          perPage: PER_PAGE,
          category: category ?? undefined,
          type: type ?? undefined,
        };
        const { data, meta } = await callApi(http, 'GET /products', { query });
        treatments.push(...data.products);
        total = data.products.length < PER_PAGE ? 0 : (meta?.total ?? 0);
      }
      return treatments;
    },
  });
}
