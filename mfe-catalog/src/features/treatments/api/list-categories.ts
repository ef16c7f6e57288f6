import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** Categories that stand in menus and filters: GET /product-categories. */
export function categoryListQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: async () => {
      const { data } = await callApi(http, 'GET /product-categories');
      return data.productCategories.filter((category) => category.enabled);
    },
  });
}
