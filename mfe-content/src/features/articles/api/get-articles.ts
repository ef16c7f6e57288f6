import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { articleTeaser } from './article-teaser';

export const ARTICLES_PER_PAGE = 12;

export interface ArticleListFilter {
  /** From 1. */
  page?: number | undefined;
  perPage?: number | undefined;
  /** Words to look for. */
  q?: string | undefined;
  /** Slug of a category in the page's locale; omitted: all. */
  categorySlug?: string | undefined;
  /** Slug of an author in any language. */
  author?: string | undefined;
}

/** GET /articles or /articles/by-category/{slug}, newest first: teasers and how many there are in all. */
export function articleListQuery(http: HttpClient, filter: ArticleListFilter) {
  const { page = 1, perPage = ARTICLES_PER_PAGE, q, categorySlug, author } = filter;
  return queryOptions({
    queryKey: ['articles', { page, perPage, q: q ?? '', categorySlug: categorySlug ?? '', author: author ?? '' }],
    queryFn: async () => {
      const query = { page, perPage, q, author };
      const { data, meta } = categorySlug
        ? await callApi(http, 'GET /articles/by-category/{slug}', { params: { slug: categorySlug }, query })
        : await callApi(http, 'GET /articles', { query });
      return { articles: data.articles.map(articleTeaser), total: meta?.total ?? data.articles.length };
    },
  });
}
