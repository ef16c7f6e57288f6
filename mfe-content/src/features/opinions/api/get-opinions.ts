import type { Opinion, OpinionAggregate, OpinionFacets } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import type { OpinionFilter } from '../opinion-filter';

export const OPINIONS_PER_PAGE = 20;

/** Kind of treatment that opinions can be filtered by. */
export type OpinionCategory = OpinionFacets['categories'][number];

export interface OpinionList {
  opinions: Opinion[];
  /** Of the filter, whatever rating is chosen. */
  aggregate: OpinionAggregate;
  total: number;
  /** Kinds of treatment and names of cities that the list can be narrowed by. */
  categories: OpinionCategory[];
  cities: string[];
}

/** GET /opinions, newest first, with what they can be narrowed by, in one call. */
export function opinionsQuery(http: HttpClient, filter: OpinionFilter) {
  return queryOptions({
    queryKey: ['opinions', filter],
    queryFn: async (): Promise<OpinionList> => {
      const { page, category, product, city, rating } = filter;
      const { data, meta } = await callApi(http, 'GET /opinions', {
        query: {
          page,
          perPage: OPINIONS_PER_PAGE,
          category: category ?? undefined,
          product: product ?? undefined,
          city: city ?? undefined,
          rating: rating ?? undefined,
          facets: 'true',
        },
      });
      const { opinions, facets } = data;
      const total = meta?.total ?? opinions.length;
      // An older API gives no facets: the list stands without its filters.
      return { opinions, aggregate: data.aggregate, total, categories: [], cities: [], ...facets };
    },
  });
}
