import type { Gender, ProductSummary } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** The most that one call gives: more than any category has for one gender. */
const MOST = 100;

/** Treatments and packages of a category for one gender, which every salon sells that serves it: GET /products. */
export function salonPricesQuery(http: HttpClient, gender: Gender, category: string) {
  return queryOptions({
    queryKey: ['salonPrices', gender, category],
    queryFn: async (): Promise<ProductSummary[]> => {
      const query = { gender, category, perPage: MOST };
      return (await callApi(http, 'GET /products', { query })).data.products;
    },
  });
}
