import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** The API's most. */
const PER_PAGE = 100;

/** GET /me/bundle-users: the customer's bundles with the treatments that were chosen for them. */
export function ownBundlesQuery(http: HttpClient, userId: string) {
  return queryOptions({
    queryKey: ['own-bundles', userId],
    queryFn: async () => {
      const { data } = await callApi(http, 'GET /me/bundle-users', { query: { perPage: PER_PAGE } });
      return data.bundleUsers;
    },
  });
}

/** GET /bundles/{slug}: names of the treatments to choose from, by id. */
export function bundleTreatmentsQuery(http: HttpClient, slug: string) {
  return queryOptions({
    queryKey: ['bundle-treatments', slug],
    queryFn: async () => {
      const { data } = await callApi(http, 'GET /bundles/{slug}', { params: { slug } });
      return new Map(data.bundle.products.map(({ id, name }) => [id, name]));
    },
  });
}
