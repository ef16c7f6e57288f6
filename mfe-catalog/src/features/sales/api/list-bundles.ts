import type { BundleSummary } from '@aksamit/contracts';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** All bundles that are sold: GET /bundles. */
export function bundleListQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['bundles'],
    queryFn: async () =>
      (await http.get<{ bundles: BundleSummary[] }>('/bundles', { query: { perPage: 100 } })).data.bundles,
  });
}
