import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** The API's least number of letters. Source: readings.md, "Search". */
export const LEAST_LETTERS = 3;
const MOST_TREATMENTS = 8;

/** GET /products: treatments by their names. */
export function treatmentsQuery(http: HttpClient, text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['staffTreatments', q],
    queryFn: async () => {
      const query = { q, perPage: MOST_TREATMENTS, type: 'product' as const };
      const { data } = await callApi(http, 'GET /products', { query });
      return data.products.map(({ id, name }) => ({ id, name }));
    },
    enabled: q.length >= LEAST_LETTERS,
  });
}
