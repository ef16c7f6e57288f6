import type { DetailedLocation } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { type HttpClient, isHttpError } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** One salon by a slug of any language, with what its page shows: GET /locations/{slug}. Null when there is none. */
export function salonQuery(http: HttpClient, slug: string) {
  return queryOptions({
    queryKey: ['salon', slug],
    queryFn: async (): Promise<DetailedLocation | null> => {
      try {
        return (await callApi(http, 'GET /locations/{slug}', { params: { slug } })).data.location;
      } catch (error) {
        if (isHttpError(error) && (error.status === 404 || error.status === 422)) return null;
        throw error;
      }
    },
  });
}
