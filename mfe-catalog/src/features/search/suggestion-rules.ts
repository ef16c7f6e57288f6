/** What a field with suggestions shows and remembers. Pure. */
import type { SearchGroup, SearchSuggestion } from '@aksamit/contracts';

export interface SuggestionGroup {
  group: SearchGroup;
  suggestions: readonly SearchSuggestion[];
}

/** Searches that this browser remembers. */
const MOST_RECENT = 5;

/** Letters without accents and case, one for each of the text's, so that positions in both are the same. */
export function folded(text: string): string {
  return [...text]
    .map((letter) => {
      const [plain = letter] = letter.toLowerCase().replace('ł', 'l').normalize('NFD');
      return plain.length === letter.length ? plain : letter;
    })
    .join('');
}

const wordsIn = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each typed word begins a word of the suggestion's lines. */
function isMatch({ title, detail }: SearchSuggestion, typed: readonly string[]): boolean {
  const words = wordsIn(`${title} ${detail}`);
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

/** Of suggestions for a shorter text those that match the longer one too. */
export function narrowed(groups: readonly SuggestionGroup[], text: string): SuggestionGroup[] {
  const typed = wordsIn(text);
  return groups
    .map(({ group, suggestions }) => ({ group, suggestions: suggestions.filter((one) => isMatch(one, typed)) }))
    .filter(({ suggestions }) => suggestions.length > 0);
}

/**
 * What is known of a text before its own response: that response, else what matches of the response to the longest
 * beginning of it; undefined: nothing is known.
 */
export function knownFor(
  responses: ReadonlyMap<string, readonly SuggestionGroup[]>,
  text: string,
): readonly SuggestionGroup[] | undefined {
  const exact = responses.get(text);
  if (exact) return exact;
  for (let length = text.length - 1; length > 0; length -= 1) {
    const shorter = responses.get(text.slice(0, length).trim());
    if (shorter) return narrowed(shorter, text);
  }
  return undefined;
}

/** The option that a key makes the active one; -1: none, the caret is in the field; undefined: not a key of the list. */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  // Without an active option they move the caret.
  if (active === -1) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Recent searches with a new one in front: each once, whatever its case and accents. */
export function withRecent(recent: readonly string[], text: string): string[] {
  return [text, ...recent.filter((one) => folded(one) !== folded(text))].slice(0, MOST_RECENT);
}

/** Recent searches as they were stored; anything else is ignored. */
export function parseRecent(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

/** A title in parts, those that the text matches marked. */
export function markedParts(title: string, text: string): { part: string; isMarked: boolean }[] {
  const plain = folded(title);
  const isMarked = [...plain].map(() => false);
  for (const word of wordsIn(text)) {
    for (const match of plain.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'gu')))
      isMarked.fill(true, match.index, match.index + word.length);
  }
  const parts: { part: string; isMarked: boolean }[] = [];
  for (const [index, letter] of [...title].entries()) {
    const last = parts.at(-1);
    const marked = isMarked[index] ?? false;
    if (last && last.isMarked === marked) last.part += letter;
    else parts.push({ part: letter, isMarked: marked });
  }
  return parts;
}
