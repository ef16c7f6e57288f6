import type { Opinion, OpinionAggregate, ProductCategory } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import type { OpinionFilter } from '../opinion-filter';

export const OPINIONS_PER_PAGE = 20;

export interface OpinionList {
  opinions: Opinion[];
  aggregate: OpinionAggregate;
  total: number;
}

/** GET /opinions, newest first, with the overall rating of the filter, whatever rating is chosen. */
export function opinionsQuery(http: HttpClient, filter: OpinionFilter) {
  return queryOptions({
    queryKey: ['opinions', filter],
    queryFn: async (): Promise<OpinionList> => {
      const { page, category, product, city, rating } = filter;
      const query = {
        page,
        perPage: OPINIONS_PER_PAGE,
        category: category ?? undefined,
        product: product ?? undefined,
        city: city ?? undefined,
        rating: rating ?? undefined,
      };
      const [{ data, meta }, all] = await Promise.all([
        callApi(http, 'GET /opinions', { query }),
        // With one rating alone nothing would be left to compare and to choose.
        rating === null
          ? null
          : callApi(http, 'GET /opinions', { query: { ...query, page: 1, perPage: 1, rating: undefined } }),
      ]);
      const { aggregate } = (all ?? { data }).data;
      return { opinions: data.opinions, aggregate, total: meta?.total ?? data.opinions.length };
    },
  });
}

/** Kind of treatment that opinions can be filtered by. */
export type OpinionCategory = Pick<ProductCategory, 'code' | 'name'>;

/** GET /product-categories, without those that only group others. */
export function opinionCategoriesQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['opinion-categories'],
    queryFn: async (): Promise<OpinionCategory[]> => {
      const query = { isVirtual: 'false' as const, perPage: 100 };
      const { data } = await callApi(http, 'GET /product-categories', { query });
      return data.productCategories.map(({ code, name }) => ({ code, name }));
    },
  });
}
