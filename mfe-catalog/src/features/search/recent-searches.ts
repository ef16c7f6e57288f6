import { parseRecent, withRecent } from './suggestion-rules';

const KEY = 'recentSearches';

/** The searches made last in this browser, and in no other: they are sent nowhere. */
export function recentSearches(): string[] {
  try {
    return parseRecent(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Puts a search in front of the recent ones. Nothing happens where the browser stores nothing. */
export function addRecentSearch(text: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withRecent(recentSearches(), text)));
  } catch {
    // A private window, or no space: there are no recent searches then.
  }
}

export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
