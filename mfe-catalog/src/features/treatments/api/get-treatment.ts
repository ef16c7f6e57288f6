import type { Product, ProductFirstFreeDay } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { type HttpClient, isHttpError } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** A treatment with what its page shows of calendars. */
export interface PageTreatment extends Product {
  /** Null or absent: none is near, or it is not known. */
  firstFreeDay?: ProductFirstFreeDay | null | undefined;
}

/**
 * One treatment by a slug of any language: GET /products/{slug}. Null when there is none; that is a result, no failure.
 */
export function treatmentQuery(http: HttpClient, slug: string) {
  return queryOptions({
    queryKey: ['treatment', slug],
    queryFn: async (): Promise<PageTreatment | null> => {
      try {
        const { product, firstFreeDay } = (await callApi(http, 'GET /products/{slug}', { params: { slug } })).data;
        return { ...product, firstFreeDay };
      } catch (error) {
        if (isHttpError(error) && (error.status === 404 || error.status === 422)) return null;
        throw error;
      }
    },
  });
}
