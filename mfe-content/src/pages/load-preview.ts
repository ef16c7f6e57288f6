import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { nullWhenMissing } from '../answers/null-when-missing';
import { type ArticleOfPage, articleOfPage } from '../features/articles/api/get-article';
import { type ShownPage, shownPage } from '../features/cms/api/get-cms-page';

/** A record that is not public yet: the one that the link is of. */
export interface Preview {
  /** Instant. */
  expiresAt: string;
  article: ArticleOfPage | null;
  page: ShownPage | null;
}

/** GET /content-previews/{token}; null for an unknown link, and for one that has ended. */
export function previewQuery(http: HttpClient, token: string) {
  return queryOptions({
    queryKey: ['content-preview', token],
    queryFn: async (): Promise<Preview | null> => {
      const answer = await nullWhenMissing(callApi(http, 'GET /content-previews/{token}', { params: { token } }));
      if (!answer) return null;
      const { expiresAt, article, cmsPage } = answer.data.contentPreview;
      return {
        expiresAt,
        article: article && articleOfPage(article),
        page: cmsPage && (await shownPage(cmsPage.slug, cmsPage)),
      };
    },
    // Each look is at what was typed last.
    staleTime: 0,
  });
}
