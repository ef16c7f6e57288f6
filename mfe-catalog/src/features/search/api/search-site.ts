import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { missingLetters } from '../search-rules';

/** Search results in three groups: GET /search. No request while letters are missing. */
export function searchQuery(http: HttpClient, words: string) {
  return queryOptions({
    queryKey: ['search', words],
    queryFn: async () => (await callApi(http, 'GET /search', { query: { q: words } })).data.search,
    enabled: missingLetters(words) === 0,
  });
}
