import { releaseBucket } from '@aksamit/release/tokens';
import { httpOnlyCookie, LONGEST_COOKIE_SECONDS, readCookie } from '../http/cookies';

export const SESSION_COOKIE = 'session';
/** Readable by scripts: marks only that a session exists, so that an anonymous visitor requests no profile. */
export const SESSION_MARK_COOKIE = 'session-present';
export const ORDER_TOKENS_COOKIE = 'order-tokens';
/**
 * One token for each account that has logged in in this browser; identifies the device to the API at a later login
 * attempt. Survives a logout.
 */
export const DEVICE_TOKENS_COOKIE = 'device-tokens';
export const RELEASE_BUCKET_COOKIE = 'release-bucket';

/** Order and device tokens: the last five are stored. */
const MAX_TOKENS = 5;

/** Whether a text has the form of the API's tokens: no character of it could end a cookie or a header. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9._~-]{16,512}$/.test(text);
}

/** `set-cookie` values that keep a session as long as browsers allow. */
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

/** The tokens in a cookie's value, newest last; other text is skipped. */
function tokensIn(cookie: string | undefined): string[] {
  return (cookie ?? '').split(',').filter(isToken).slice(-MAX_TOKENS);
}

/** The order tokens of a request's cookies, newest last. */
export function orderTokens(cookie: string | undefined): string[] {
  return tokensIn(readCookie(cookie, ORDER_TOKENS_COOKIE));
}

/** Headers for the API from a request's cookies: the session, order and device tokens, if present. */
export function tokenHeaders(cookie: string | undefined): {
  authorization?: string;
  'order-token'?: string;
  'device-token'?: string;
} {
  const session = readCookie(cookie, SESSION_COOKIE);
  const tokens = orderTokens(cookie);
  const devices = tokensIn(readCookie(cookie, DEVICE_TOKENS_COOKIE));
  return {
    ...(session !== undefined && isToken(session) ? { authorization: `Bearer ${session}` } : {}),
    ...(tokens.length > 0 ? { 'order-token': tokens.join(',') } : {}),
    ...(devices.length > 0 ? { 'device-token': devices.join(',') } : {}),
  };
}

/** `set-cookie` value with one more order token; the last five are stored. */
export function addOrderToken(cookie: string | undefined, token: string, secure: boolean): string {
  return withToken(ORDER_TOKENS_COOKIE, cookie, token, secure);
}

/**
 * `set-cookie` value with these order tokens, newest last; the last five are stored. Without tokens it removes the
 * cookie.
 */
export function orderTokensCookie(tokens: readonly string[], secure: boolean): string {
  const maxAge = tokens.length === 0 ? 0 : LONGEST_COOKIE_SECONDS;
  return httpOnlyCookie(ORDER_TOKENS_COOKIE, tokens.slice(-MAX_TOKENS).join(','), { secure, maxAge });
}

/** `set-cookie` value with one more device token; the last five are stored. */
export function addDeviceToken(cookie: string | undefined, token: string, secure: boolean): string {
  return withToken(DEVICE_TOKENS_COOKIE, cookie, token, secure);
}

function withToken(name: string, cookie: string | undefined, token: string, secure: boolean): string {
  const tokens = [...tokensIn(cookie).filter((known) => known !== token), token].slice(-MAX_TOKENS);
  return httpOnlyCookie(name, tokens.join(','), { secure, maxAge: LONGEST_COOKIE_SECONDS });
}

/** `set-cookie` value of a visitor in the form that scripts read and write. Browsers renew it at each visit. */
export function visitorCookie(uniqueId: string, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${LONGEST_COOKIE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `visitor=${uniqueId}; ${attributes}`;
}

export function releaseBucketCookie(visitorUniqueId: string, secure: boolean): string {
  const value = String(releaseBucket(visitorUniqueId));
  return httpOnlyCookie(RELEASE_BUCKET_COOKIE, value, { secure, maxAge: LONGEST_COOKIE_SECONDS });
}
