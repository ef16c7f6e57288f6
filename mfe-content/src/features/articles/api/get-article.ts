import type { Article } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { nullWhenMissing } from '../../../answers/null-when-missing';
import { type ArticleTeaser, articleTeaser } from './article-teaser';

/** An article as its page shows it. */
export type ArticleOfPage = Omit<Article, 'relatedArticles'> & { relatedArticles: ArticleTeaser[] };

/** GET /articles/{slug}, by its slug in any locale; null when there is none. */
export function articleQuery(http: HttpClient, slug: string) {
  return queryOptions({
    queryKey: ['article', slug],
    queryFn: async (): Promise<ArticleOfPage | null> => {
      const answer = await nullWhenMissing(callApi(http, 'GET /articles/{slug}', { params: { slug } }));
      if (!answer) return null;
      return articleOfPage(answer.data.article);
    },
  });
}

/** An article of the API with what its page shows of the related ones. */
export const articleOfPage = (article: Article): ArticleOfPage => ({
  ...article,
  relatedArticles: article.relatedArticles.slice(0, 3).map(articleTeaser),
});
