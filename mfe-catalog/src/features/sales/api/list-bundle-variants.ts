import type { BundleSummary } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { bundleVariants } from '../bundle-rules';

/** The sizes of a bundle, from GET /bundles; only the shown fields are sent with the page. */
export function bundleVariantsQuery(http: HttpClient, shown: BundleSummary) {
  return queryOptions({
    queryKey: ['bundle-variants', shown.id],
    queryFn: async () => {
      const query = { gender: shown.gender, category: shown.category.code, perPage: 100 };
      const { data } = await callApi(http, 'GET /bundles', { query });
      return bundleVariants(shown, data.bundles);
    },
  });
}
