import type { BundleSummary } from '@aksamit/shared-kit/contracts';
import type { HttpClient } from '@aksamit/shared-kit/http';
import { queryOptions } from '@aksamit/shared-kit/query';

/** All bundles that are sold: GET /bundles. */
export function bundleListQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['bundles'],
    queryFn: async () =>
      (await http.get<{ bundles: BundleSummary[] }>('/bundles', { query: { perPage: 100 } })).data.bundles,
  });
}
