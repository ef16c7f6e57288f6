import type { Offer } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { type HttpClient, isHttpError } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** One offer by a slug of any language: GET /offers/{slug}. Null when there is none or it has ended. */
export function offerQuery(http: HttpClient, slug: string) {
  return queryOptions({
    queryKey: ['offer', slug],
    queryFn: async (): Promise<Offer | null> => {
      try {
        return (await callApi(http, 'GET /offers/{slug}', { params: { slug } })).data.offer;
      } catch (error) {
        if (isHttpError(error) && (error.status === 404 || error.status === 422)) return null;
        throw error;
      }
    },
  });
}
