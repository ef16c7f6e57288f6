import type { SearchResult } from '@aksamit/shared-kit/contracts';
import type { HttpClient } from '@aksamit/shared-kit/http';
import { queryOptions } from '@aksamit/shared-kit/query';
import { missingLetters } from '../search-rules';

/** What the shop has for these words, in three groups: GET /search. Not asked while letters are missing. */
export function searchQuery(http: HttpClient, words: string) {
  return queryOptions({
    queryKey: ['search', words],
    queryFn: async () => (await http.get<{ search: SearchResult }>('/search', { query: { q: words } })).data.search,
    enabled: missingLetters(words) === 0,
  });
}
