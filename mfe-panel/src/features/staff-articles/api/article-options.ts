/** What an article refers to, as choices. */
import type { LocaleCode } from '@aksamit/contracts/platform';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

export interface Option {
  id: string;
  label: string;
}

/** The API's most. */
const ALL = 100;
/** They change rarely while one article is written. */
const STALE_AFTER_MS = 60_000;

export function categoryOptions(http: HttpClient, locale: LocaleCode) {
  return queryOptions({
    queryKey: ['staffOptions', 'articleCategories', locale],
    queryFn: async (): Promise<Option[]> => {
      const { data } = await callStaffApi(http, 'GET /admin/article-categories', {
        query: { perPage: ALL, sort: 'position' },
      });
      return data.articleCategories.map(({ id, name }) => ({ id, label: name[locale] }));
    },
    staleTime: STALE_AFTER_MS,
  });
}

export function authorOptions(http: HttpClient) {
  return queryOptions({
    queryKey: ['staffOptions', 'articleAuthors'],
    queryFn: async (): Promise<Option[]> => {
      const { data } = await callStaffApi(http, 'GET /admin/article-authors', {
        query: { perPage: ALL, sort: 'name' },
      });
      return data.articleAuthors.map(({ id, name }) => ({ id, label: name }));
    },
    staleTime: STALE_AFTER_MS,
  });
}

const FOUND = 8;

/** Articles whose titles hold a text. */
export function articleSearch(http: HttpClient, q: string, locale: LocaleCode) {
  return queryOptions({
    queryKey: ['staffOptions', 'articles', locale, 'search', q],
    queryFn: async (): Promise<Option[]> => {
      const { data } = await callStaffApi(http, 'GET /admin/articles', { query: { q, perPage: FOUND } });
      return data.articles.map(({ id, title }) => ({ id, label: title[locale] }));
    },
    enabled: q !== '',
    staleTime: STALE_AFTER_MS,
  });
}

/** Title of an article. */
export function articleName(http: HttpClient, id: string, locale: LocaleCode) {
  return queryOptions({
    queryKey: ['staffOptions', 'articles', locale, 'one', id],
    queryFn: async (): Promise<string> => {
      const { data } = await callStaffApi(http, 'GET /admin/articles/{id}', { params: { id } });
      return data.article.title[locale];
    },
    staleTime: STALE_AFTER_MS,
  });
}
