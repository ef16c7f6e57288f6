import type { SearchGroup } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { missingLetters } from '../search-rules';

const RECOMMENDED = 6;

/** Results in groups, six of each and how many there are, or one group whole. No request while letters are missing. */
export function searchQuery(http: HttpClient, words: string, group?: SearchGroup) {
  const query = { q: words, ...(group ? { group } : { counted: '1' as const }) };
  return queryOptions({
    queryKey: ['search', words, group ?? ''],
    queryFn: async () => (await callApi(http, 'GET /search', { query })).data.search,
    enabled: missingLetters(words) === 0,
  });
}

/** What the shop recommends to who found nothing or has not typed yet; none where the API cannot answer. */
export function recommendedQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['search-recommended'],
    queryFn: async () => {
      const query = { q: '', limit: RECOMMENDED };
      const answer = await callApi(http, 'GET /search/suggestions', { query }).catch(() => null);
      return answer?.data.suggestions.groups.flatMap(({ suggestions }) => suggestions) ?? [];
    },
  });
}
