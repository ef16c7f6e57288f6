import type {
  ArticlePublication,
  ArticleVersion,
  ContentPreviewLink,
  StaffArticleContent,
  StaffArticleText,
} from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

export const PER_PAGE = 24;
/** Versions that are listed: older ones are rarely looked for. */
const LISTED_VERSIONS = 50;
export const articlesKey = ['staffArticles'];

/** GET /admin/articles: what is written of the blog, public or not. */
export function articleListQuery(http: HttpClient, query: Readonly<Record<string, string | number | undefined>>) {
  const sorted = { perPage: PER_PAGE, sort: '-publishedAt', ...query };
  return queryOptions({
    queryKey: [...articlesKey, 'list', sorted],
    queryFn: async () => {
      const { data, meta } = await callStaffApi(http, 'GET /admin/articles', { query: sorted });
      return { articles: data.articles, total: meta?.total ?? data.articles.length };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** GET /admin/articles/{id}/text: the latest version of one. */
export function articleTextQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [...articlesKey, 'text', id],
    queryFn: () => fetchArticleText(http, id),
    staleTime: 0,
  });
}

export async function fetchArticleText(http: HttpClient, id: string): Promise<StaffArticleText> {
  const { data } = await callStaffApi(http, 'GET /admin/articles/{id}/text', { params: { id } });
  return data.articleText;
}

/** GET /admin/articles/{id}/versions, the newest first. */
export function versionsQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [...articlesKey, 'versions', id],
    queryFn: async (): Promise<ArticleVersion[]> => {
      const { data } = await callStaffApi(http, 'GET /admin/articles/{id}/versions', {
        params: { id },
        query: { perPage: LISTED_VERSIONS },
      });
      return data.articleVersions;
    },
    staleTime: 0,
  });
}

/** The text of a version. 404. */
export async function fetchVersion(http: HttpClient, id: string, number: number): Promise<StaffArticleContent> {
  const { data } = await callStaffApi(http, 'GET /admin/articles/{id}/versions/{number}', {
    params: { id, number: String(number) },
  });
  return data.articleVersion.content;
}

export interface ArticleStart {
  title: { pl: string; en: string };
  slugs: { pl: string; en: string };
  categoryId: string;
  authorId: string;
}

/** POST /admin/article-drafts. 422 with fields. */
export async function startArticle(http: HttpClient, body: ArticleStart, idempotencyKey: string) {
  const { data } = await callStaffApi(http, 'POST /admin/article-drafts', { body, idempotencyKey });
  return data.articleText;
}

/** POST /admin/articles/{id}/versions. 409 content_changed, 422 with fields. */
export async function saveArticle(
  http: HttpClient,
  { id, ...body }: { id: string; basedOn: number; content: StaffArticleContent },
  idempotencyKey: string,
): Promise<StaffArticleText> {
  const { data } = await callStaffApi(http, 'POST /admin/articles/{id}/versions', {
    params: { id },
    body,
    idempotencyKey,
  });
  return data.articleText;
}

/** POST /admin/articles/{id}/publications. 409 content_changed, 422 with fields. */
export async function publishArticle(
  http: HttpClient,
  { id, change }: { id: string; change: ArticlePublication },
  idempotencyKey: string,
): Promise<StaffArticleText> {
  const { data } = await callStaffApi(http, 'POST /admin/articles/{id}/publications', {
    params: { id },
    body: change,
    idempotencyKey,
  });
  return data.articleText;
}

/** POST /admin/content-previews of what is typed. 422 with fields. */
export async function previewArticle(
  http: HttpClient,
  { id, content }: { id: string; content: StaffArticleContent },
  idempotencyKey: string,
): Promise<ContentPreviewLink> {
  const { data } = await callStaffApi(http, 'POST /admin/content-previews', {
    body: { recordKind: 'article', recordId: id, content },
    idempotencyKey,
  });
  return data.contentPreviewLink;
}
