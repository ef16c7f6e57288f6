const RANDOM_LENGTH = 12;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
export const VISITOR_STORAGE_KEY = 'visitor';
const COOKIE_NAME = 'visitor';
/** The specification requires about 99 years; browsers cap it at 400 days and each visit renews it. */
const COOKIE_LIFE_SECONDS = 99 * 365 * 24 * 60 * 60;

/** `<market>_<12 random characters>`. Source: specification, commerce core, section 3, "Visitor". */
export function newVisitorId(marketSlug: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH));
  return `${marketSlug}_${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

export interface StoredVisitor {
  id: string;
  uniqueId: string;
}

/** This browser's stored visitor in this market. */
export function storedVisitor(marketSlug: string): StoredVisitor | undefined {
  try {
    const visitor: StoredVisitor | null = JSON.parse(localStorage.getItem(VISITOR_STORAGE_KEY) ?? 'null');
    return visitor?.uniqueId?.startsWith(`${marketSlug}_`) ? visitor : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The visitor that only the cookie contains: a form sent without scripts created it, and its cart is this browser's.
 */
export function visitorOfCookie(marketSlug: string): string | undefined {
  const [, uniqueId] = /(?:^|; )visitor=(\w+_[\w-]{12})(?:;|$)/.exec(document.cookie) ?? [];
  return uniqueId?.startsWith(`${marketSlug}_`) ? uniqueId : undefined;
}

export function storeVisitor(visitor: StoredVisitor): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that shoppers use
  document.cookie = `${COOKIE_NAME}=${visitor.uniqueId}; Path=/; Max-Age=${COOKIE_LIFE_SECONDS}; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(VISITOR_STORAGE_KEY, JSON.stringify(visitor));
  } catch {
    // Storage may be full or forbidden; the cookie is enough for this visit.
  }
}
