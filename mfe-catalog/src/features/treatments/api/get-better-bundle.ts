import type { Product } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { type BetterBundle, betterBundle } from '../better-bundle';

/** Bundles of one kind; there are three sizes of each. */
const MOST_BUNDLES = 20;

/** The bundle in which a treatment costs less, from GET /bundles; only what is shown is sent with the page. */
export function betterBundleQuery(http: HttpClient, product: Product) {
  return queryOptions({
    queryKey: ['better-bundle', product.id],
    queryFn: async (): Promise<BetterBundle | null> => {
      const query = { gender: product.gender, category: product.category.code, perPage: MOST_BUNDLES };
      return betterBundle(product, (await callApi(http, 'GET /bundles', { query })).data.bundles);
    },
  });
}
