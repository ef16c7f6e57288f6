import type { Product } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { type HttpClient, isHttpError } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/**
 * One treatment by a slug of any language: GET /products/{slug}. Null when there is none; that is a result, no failure.
 */
export function treatmentQuery(http: HttpClient, slug: string) {
  return queryOptions({
    queryKey: ['treatment', slug],
    queryFn: async (): Promise<Product | null> => {
      try {
        return (await callApi(http, 'GET /products/{slug}', { params: { slug } })).data.product;
      } catch (error) {
        if (isHttpError(error) && (error.status === 404 || error.status === 422)) return null;
        throw error;
      }
    },
  });
}
