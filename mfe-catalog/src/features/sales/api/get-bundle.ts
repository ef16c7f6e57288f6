import type { Bundle } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { type HttpClient, isHttpError } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** One bundle by a slug of any language: GET /bundles/{slug}. Null when there is none. */
export function bundleQuery(http: HttpClient, slug: string) {
  return queryOptions({
    queryKey: ['bundle', slug],
    queryFn: async (): Promise<Bundle | null> => {
      try {
        return (await callApi(http, 'GET /bundles/{slug}', { params: { slug } })).data.bundle;
      } catch (error) {
        if (isHttpError(error) && (error.status === 404 || error.status === 422)) return null;
        throw error;
      }
    },
  });
}
