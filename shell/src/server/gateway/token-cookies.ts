import { releaseBucket } from '@aksamit/shared-kit/release-tokens';
import { httpOnlyCookie, LONGEST_COOKIE_SECONDS, readCookie } from '../http/cookies';

export const SESSION_COOKIE = 'session';
/** Readable by scripts: says only that there is a session, so that an unknown visitor asks for no profile. */
export const SESSION_MARK_COOKIE = 'session-present';
export const ORDER_TOKENS_COOKIE = 'order-tokens';
export const RELEASE_BUCKET_COOKIE = 'release-bucket';

const ORDER_TOKENS_KEPT = 5;

/** A token as the API makes them: nothing in it could end a cookie or a header. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9._~-]{16,512}$/.test(text);
}

/** `set-cookie` values that keep a session for as long as browsers allow. */
export function sessionCookies(token: string, secure: boolean): string[] {
  return sessionPair(token, '1', secure, LONGEST_COOKIE_SECONDS);
}

/** `set-cookie` values that end a session. */
export function endedSessionCookies(secure: boolean): string[] {
  return sessionPair('', '', secure, 0);
}

function sessionPair(token: string, mark: string, secure: boolean, maxAge: number): string[] {
  const attributes = `Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [httpOnlyCookie(SESSION_COOKIE, token, { secure, maxAge }), `${SESSION_MARK_COOKIE}=${mark}; ${attributes}`];
}

/** The order tokens of a cookie's value, newest last; what is no token is left out. */
export function orderTokens(cookie: string | undefined): string[] {
  return (cookie ?? '').split(',').filter(isToken).slice(-ORDER_TOKENS_KEPT);
}

/** Headers for the API out of a request's cookies: the session and the order tokens, where there are any. */
export function tokenHeaders(cookie: string | undefined): { authorization?: string; 'order-token'?: string } {
  const session = readCookie(cookie, SESSION_COOKIE);
  const tokens = orderTokens(readCookie(cookie, ORDER_TOKENS_COOKIE));
  return {
    ...(session !== undefined && isToken(session) ? { authorization: `Bearer ${session}` } : {}),
    ...(tokens.length > 0 ? { 'order-token': tokens.join(',') } : {}),
  };
}

/** `set-cookie` value with one more order token; the last five stay. */
export function addOrderToken(cookie: string | undefined, token: string, secure: boolean): string {
  const tokens = [...orderTokens(cookie).filter((known) => known !== token), token].slice(-ORDER_TOKENS_KEPT);
  return httpOnlyCookie(ORDER_TOKENS_COOKIE, tokens.join(','), { secure, maxAge: LONGEST_COOKIE_SECONDS });
}

export function releaseBucketCookie(visitorUniqueId: string, secure: boolean): string {
  const value = String(releaseBucket(visitorUniqueId));
  return httpOnlyCookie(RELEASE_BUCKET_COOKIE, value, { secure, maxAge: LONGEST_COOKIE_SECONDS });
}
