import type { ProductCategory } from '@aksamit/shared-kit/contracts';
import type { HttpClient } from '@aksamit/shared-kit/http';
import { queryOptions } from '@aksamit/shared-kit/query';

/** Categories that stand in menus and filters: GET /product-categories. */
export function categoryListQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: async () => {
      const { data } = await http.get<{ productCategories: ProductCategory[] }>('/product-categories');
      return data.productCategories.filter((category) => category.enabled);
    },
  });
}
