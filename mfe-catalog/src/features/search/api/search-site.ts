import type { SearchResult } from '@aksamit/shared-kit/contracts';
import type { HttpClient } from '@aksamit/shared-kit/http';
import { queryOptions } from '@aksamit/shared-kit/query';
import { missingLetters } from '../search-rules';

/** Search results in three groups: GET /search. No request while letters are missing. */
export function searchQuery(http: HttpClient, words: string) {
  return queryOptions({
    queryKey: ['search', words],
    queryFn: async () => (await http.get<{ search: SearchResult }>('/search', { query: { q: words } })).data.search,
    enabled: missingLetters(words) === 0,
  });
}
