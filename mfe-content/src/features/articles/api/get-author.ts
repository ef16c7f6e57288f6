import type { ArticleAuthor } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { nullWhenMissing } from '../../../answers/null-when-missing';

/** An author who has a page. */
export type AuthorOfPage = ArticleAuthor & { slug: string; slugs: NonNullable<ArticleAuthor['slugs']> };

/** GET /article-authors/{slug}, by the slug in any language; null when there is none. */
export function authorQuery(http: HttpClient, slug: string) {
  return queryOptions({
    queryKey: ['article-author', slug],
    queryFn: async (): Promise<AuthorOfPage | null> => {
      const found = await nullWhenMissing(callApi(http, 'GET /article-authors/{slug}', { params: { slug } }));
      const author = found?.data.articleAuthor;
      return author?.slug && author.slugs ? { ...author, slug: author.slug, slugs: author.slugs } : null;
    },
  });
}
