import type { SearchGroup, SearchResult } from '@aksamit/contracts';

/** Groups of results, in the order in which they are shown. */
export const GROUPS = ['treatments', 'bundles', 'offers', 'vouchers', 'salons', 'articles', 'pages'] as const;

/** The group that an address names; undefined: none that is known. */
export function groupOf(value: string | null | undefined): SearchGroup | undefined {
  return GROUPS.find((group) => group === value);
}

/** Groups that hold something, each with how many there are of it; an API that does not count has what it sent. */
export function foundGroups(result: SearchResult): { group: SearchGroup; shown: number; total: number }[] {
  return GROUPS.map((group) => {
    const shown = result[group]?.length ?? 0;
    return { group, shown, total: Math.max(result.totals?.[group] ?? 0, shown) };
  }).filter(({ shown }) => shown > 0);
}

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
