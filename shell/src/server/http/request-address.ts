/** The address of a request or of a link. Every decision and every forwarded request uses this one path. */
export interface RequestAddress {
  /** Normalised: dot segments resolved, unreserved characters decoded, hex digits of escapes in upper case. */
  path: string;
  /** With its question mark, or empty; as it came. */
  search: string;
  /** With its number sign, or empty; requests have none. */
  hash: string;
  /**
   * Another program could parse the path differently: escaped delimiters, control characters or percent signs, empty
   * segments.
   */
  isAmbiguous: boolean;
}

/** Only needed for parsing paths; the host is never used. */
const ANY_ORIGIN = 'http://page';

const UNRESERVED = /[A-Za-z0-9._~-]/;
const AMBIGUOUS = /%(?:2F|5C|25|3F|23|[01][0-9A-F]|7F)|%(?![0-9A-F]{2})|\/\//;

/**
 * Parses the address of a request; nothing else does.
 * @param url starts with a slash. Source: RFC 3986, section 6.2.2 (normalisation)
 */
export function readAddress(url: string): RequestAddress {
  const { pathname, search, hash } = new URL(ANY_ORIGIN + url);
  const path = pathname.includes('%') ? pathname.replace(/%[0-9a-f]{2}/gi, normalisedEscape) : pathname;
  return { path, search, hash, isAmbiguous: AMBIGUOUS.test(path) || !isUtf8(path) };
}

function normalisedEscape(octet: string): string {
  const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
  return UNRESERVED.test(character) ? character : octet.toUpperCase();
}

function isUtf8(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
