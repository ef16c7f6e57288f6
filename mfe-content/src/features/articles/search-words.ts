/** Longest text that the API searches articles for. */
const LONGEST = 100;

/** What the blog is searched for, as the API takes it; empty when nothing is asked. */
export function searchWords(text: string | null | undefined): string {
  return (text ?? '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}
