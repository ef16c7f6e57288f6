import type { ArticleCategory } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** A category as menus and its own page need it. */
export type ArticleCategoryLink = Pick<ArticleCategory, 'id' | 'name' | 'slug' | 'slugs' | 'description'>;

/** GET /article-categories. */
export function articleCategoriesQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['article-categories'],
    queryFn: async (): Promise<ArticleCategoryLink[]> => {
      const { data } = await callApi(http, 'GET /article-categories');
      return data.articleCategories.map(({ id, name, slug, slugs, description }) => ({
        id,
        name,
        slug,
        slugs,
        description,
      }));
    },
  });
}

/** The category with this slug in any locale. */
export function findCategory(
  categories: readonly ArticleCategoryLink[],
  slug: string,
): ArticleCategoryLink | undefined {
  return categories.find(({ slugs }) => slugs.pl === slug || slugs.en === slug);
}
