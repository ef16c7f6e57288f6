/** Which searches may be shown to others. Pure. */
import { SEARCH_LEAST_LETTERS } from '@aksamit/contracts';

const LONGEST_TERM = 40;
/** Words as people write them; an address, a link and a formula are none. */
const WORDS = /^[\p{L}\p{N}]+(?:[ '’-][\p{L}\p{N}]+)*$/u;
/** Phone numbers, codes and dates. */
const LONG_NUMBER = /\d{4}/;

/**
 * A query as it is counted: lower case, with accents, spaces tidied. `Depilacja  NÓG ` is `depilacja nóg`.
 * @returns null: it is not counted
 */
export function countedTerm(query: string): string | null {
  const term = query.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  const { length } = [...term];
  if (length < SEARCH_LEAST_LETTERS || length > LONGEST_TERM) return null;
  return WORDS.test(term) && !LONG_NUMBER.test(term) ? term : null;
}
