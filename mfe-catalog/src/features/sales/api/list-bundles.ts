import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** All bundles that are sold: GET /bundles. */
export function bundleListQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['bundles'],
    queryFn: async () => (await callApi(http, 'GET /bundles', { query: { perPage: 100 } })).data.bundles,
  });
}
