/**
 * Ids of treatments in a browser's storage, the newest first: what was seen last, and what a visitor without an account
 * remembers. The keys are shared by shell and modules; the texts are parsed by this file alone.
 */

/** Treatments whose pages were opened last in this browser. Written by the shell. */
export const RECENTLY_SEEN_KEY = 'recentlySeen';
export const MOST_RECENTLY_SEEN = 12;

/** Treatments that a visitor without an account remembers; joined to the account after a login. */
export const REMEMBERED_KEY = 'rememberedTreatments';
/**
 * Copy of what the customer remembers in the account, as this browser last saw it, for hearts that do not run yet. Removed after
 * logout.
 */
export const ACCOUNT_REMEMBERED_KEY = 'rememberedInAccount';
/** Treatments that one customer, or one browser, remembers. */
export const MOST_REMEMBERED = 100;

/** The ids of a stored text; empty when it is none of these. */
export function parseIds(text: string | null, most: number): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(stored)) return [];
    return stored.filter((id): id is string => typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id)).slice(0, most);
  } catch {
    return [];
  }
}

/** Puts an id in front of the list, once; what is too much at its end goes. */
export const withId = (ids: readonly string[], id: string, most: number): string[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, most);
