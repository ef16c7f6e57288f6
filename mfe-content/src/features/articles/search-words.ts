/** Longest text that the API searches articles for. */
const LONGEST = 100;

/** The blog's search text, as the API takes it; empty when there is none. */
export function searchWords(text: string | null | undefined): string {
  return (text ?? '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}
