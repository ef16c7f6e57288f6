/** The searchable parts of a query. Pure. */
import { SEARCH_LEAST_LETTERS } from '@aksamit/contracts';
import { catalogueError } from '../errors';

const MOST_WORDS = 8;

/** Letters and digits of a query: what counts towards the three that a search needs. */
const letterCount = (query: string) => (query.match(/[\p{L}\p{N}]/gu) ?? []).length;

/** Stop words: they occur in most texts and do not narrow a search. */
const filling = new Set([
  'dla',
  'jak',
  'sie',
  'czy',
  'pod',
  'przy',
  'oraz',
  'the',
  'and',
  'for',
  'with',
  'from',
  'how',
]);

/**
 * Words of a query as the search index holds them: lower case, without accents, each once; short and filling words
 * only when there is nothing else. `ł` has no decomposition and is named by itself.
 */
export function searchWords(query: string): string[] {
  const plain = query
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');
  const all = plain.split(/[^a-z0-9]+/).filter(Boolean);
  const significant = all.filter((word) => word.length >= 3 && !filling.has(word));
  const found = significant.length > 0 ? significant : all;
  return [...new Set(found.map((word) => word.slice(0, 60)))].slice(0, MOST_WORDS);
}

/** The words of a query that is long enough. @throws 422 search_too_short with `missing` letters */
export function requireWords(query: string): string[] {
  const letters = letterCount(query);
  if (letters < SEARCH_LEAST_LETTERS) {
    throw catalogueError('422 search_too_short', { details: { missing: SEARCH_LEAST_LETTERS - letters } });
  }
  return searchWords(query);
}
