/** The filter of a price list: the same on the server and, as somebody types, in the page's rows. */

/** Longest words that a list is filtered by. */
export const FILTER_MAX = 60;

/** Words to filter by, as the address has them. */
export const filterWords = (text: string | null): string =>
  (text ?? '').trim().replace(/\s+/g, ' ').slice(0, FILTER_MAX);

/** Letters without case and marks, so that "lydki" finds "Łydki". */
const plain = (text: string): string => text.toLowerCase().replace(/ł/g, 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** Whether each of the words stands in the text, at the beginning of a word; no words match everything. */
export function matchesWords(text: string, words: string): boolean {
  const found = plain(text).split(/[^\p{L}\d]+/u);
  return plain(words)
    .split(/[^\p{L}\d]+/u)
    .every((word) => found.some((one) => one.startsWith(word)));
}
