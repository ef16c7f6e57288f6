import type { ArticleSummary } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { type ArticleTeaser, articleTeaser } from './article-teaser';

export interface TeasedArticles {
  /** Code or slug of a category. */
  category?: string | undefined;
  /** Words. */
  about?: string | undefined;
  gender?: Exclude<ArticleSummary['gender'], 'all'> | undefined;
}

const MOST = 3;

/** The newest three articles of a category, subject or gender: GET /articles. */
export function teasedArticlesQuery(http: HttpClient, { category, about, gender }: TeasedArticles) {
  const query = { perPage: MOST, category, q: about, gender };
  return queryOptions({
    queryKey: ['teased-articles', category ?? '', about ?? '', gender ?? ''],
    queryFn: async (): Promise<ArticleTeaser[]> =>
      (await callApi(http, 'GET /articles', { query })).data.articles.map(articleTeaser),
  });
}
