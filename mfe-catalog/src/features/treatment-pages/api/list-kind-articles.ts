import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

const SHOWN = 3;

/** An article as its card needs it. */
export interface KindArticle {
  id: string;
  title: string;
  lead: string;
  /** Path per locale, without the prefix of market and locale. */
  href: Readonly<Record<'pl' | 'en', string>>;
  categoryName: string;
}

/** What the blog has about a kind of treatment, the newest first: GET /articles by words of the page's language. */
export function kindArticlesQuery(http: HttpClient, words: string) {
  return queryOptions({
    queryKey: ['treatment-kind-articles', words],
    queryFn: async (): Promise<KindArticle[]> => {
      const { data } = await callApi(http, 'GET /articles', { query: { q: words, perPage: SHOWN } });
      return data.articles.map(({ id, title, lead, href, category }) => ({
        id,
        title,
        lead,
        href,
        categoryName: category.name,
      }));
    },
  });
}
