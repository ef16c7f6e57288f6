import type { SearchSuggestions } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';

/** Suggestions of each group. */
const LIMIT = 3;
/** For an empty field there is one group. */
const RECOMMENDED = 5;

/** What is suggested for a text: GET /search/suggestions; without text popular searches and what the shop recommends. */
export async function loadSuggestions(http: HttpClient, q: string, signal: AbortSignal): Promise<SearchSuggestions> {
  const query = { q, limit: q === '' ? RECOMMENDED : LIMIT };
  return (await callApi(http, 'GET /search/suggestions', { query, signal })).data.suggestions;
}
