/** Fewest letters of a search; the API keeps the same number. Source: readings, "Numbers that the documents state twice". */
export const LEAST_LETTERS = 3;

/** The search text: trimmed, without control characters, cut to what the API takes. */
export function searchWords(text: string | null): string {
  return (text ?? '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 100);
}

/** How many letters are still missing, 0 when there are enough. Counted as people see them, not as code units. */
export function missingLetters(words: string): number {
  return Math.max(0, LEAST_LETTERS - [...words].length);
}
