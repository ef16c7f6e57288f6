/** Search queries as shoppers type them, so varied that no response is cached. */

const LEAST_LETTERS = 3;

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= LEAST_LETTERS);

/** A partly typed word, the longest first. */
const beginnings = (word: string): string[] =>
  Array.from({ length: Math.max(1, word.length - LEAST_LETTERS + 1) }, (_, cut) => word.slice(0, word.length - cut));

/** A letter is left out. */
const slips = (word: string): string[] =>
  word.length < 6 ? [] : [2, 4].map((at) => word.slice(0, at) + word.slice(at + 1));

/**
 * Words of names, whole and half typed, with typos, and two of one name together, each query once.
 * @param names of treatments, articles, salons and cities
 * @returns the same for the same names; neighbours differ
 */
export function searchQueries(names: readonly string[]): string[] {
  const single = names.flatMap((name) => wordsOf(name).flatMap((word) => [...beginnings(word), ...slips(word)]));
  const pairs = names.flatMap((name) => {
    const [first, ...others] = wordsOf(name);
    return first === undefined ? [] : others.flatMap((word) => beginnings(word).map((begun) => `${first} ${begun}`));
  });
  const all = [...new Set([...single, ...pairs])];
  // Shuffled by their spelling, which is the same in each run.
  const mixed = all.map((query) => ({
    query,
    position: [...query].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7),
  }));
  return mixed.sort((a, b) => a.position - b.position || (a.query < b.query ? -1 : 1)).map(({ query }) => query);
}
