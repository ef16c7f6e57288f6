import type { Product } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { packageVariants } from '../package-variants';

/** The sizes of a package, from GET /products; only the shown fields are sent with the page. */
export function packageVariantsQuery(http: HttpClient, shown: Product) {
  return queryOptions({
    queryKey: ['package-variants', shown.id],
    queryFn: async () => {
      const query = { gender: shown.gender, category: shown.category.code, type: 'package' as const, perPage: 100 };
      const { data } = await callApi(http, 'GET /products', { query });
      return packageVariants(shown, data.products);
    },
  });
}
