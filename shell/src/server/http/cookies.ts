/** The value of one cookie of a request's `cookie` header; undefined when it is not there. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const part of header.split(';')) {
    const separator = part.indexOf('=');
    if (separator !== -1 && part.slice(0, separator).trim() === name) return part.slice(separator + 1).trim();
  }
  return undefined;
}

export interface CookieOptions {
  secure: boolean;
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
}

/** Browsers keep no cookie longer. Source: readings.md "Sessions, visitors, cookies". */
export const LONGEST_COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** A `set-cookie` value that scripts cannot read. `value` must be a cookie-safe token. */
export function httpOnlyCookie(name: string, value: string, { secure, maxAge }: CookieOptions): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
