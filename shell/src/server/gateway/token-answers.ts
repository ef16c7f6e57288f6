import { readCookie } from '../http/cookies';
import { isRecord, parseJson } from './read-body';
import { stripTokens } from './strip-tokens';
import {
  addDeviceToken,
  addOrderToken,
  DEVICE_TOKENS_COOKIE,
  endedSessionCookies,
  isToken,
  ORDER_TOKENS_COOKIE,
  RELEASE_BUCKET_COOKIE,
  releaseBucketCookie,
  SESSION_COOKIE,
  sessionCookies,
} from './token-cookies';

/** A call as the gateway forwards it. */
export interface GatewayCall {
  /** The intended method: PUT for a POST with `_method`. */
  method: string;
  /** Normalised; without `/api`, query and slash at the end. */
  path: string;
  cookieHeader: string | undefined;
  secure: boolean;
}

/** Calls whose response may contain a new session token. Source: readings.md "Sessions, visitors, cookies". */
const GIVES_SESSION = new Set([
  'POST /users',
  'POST /users/token',
  'POST /user-login-codes/token',
  'POST /users/password',
  'PUT /me',
  'POST /me/password',
]);
const GIVES_ORDER = 'POST /orders';
const GIVES_BUCKET = 'POST /visitors';
const ENDS_SESSION = new Set(['DELETE /users/token', 'DELETE /me']);
const NO_PROFILE = new Set([401, 403, 404]);

/**
 * Moves tokens of an API response into cookies. Every response body loses its tokens; those that the call issues become
 * HttpOnly cookies. An ended session loses its cookies; an active one has them renewed.
 * @throws when the body names a token and cannot be parsed
 */
export function turnTokens(call: GatewayCall, status: number, body: Buffer): { body: Buffer; cookies: string[] } {
  return { body: stripTokens(body), cookies: [...sessionEnd(call, status), ...givenCookies(call, status, body)] };
}

function givenCookies(call: GatewayCall, status: number, body: Buffer): string[] {
  const name = `${call.method} ${call.path}`;
  if (!GIVES_SESSION.has(name) && name !== GIVES_ORDER && name !== GIVES_BUCKET) return [];
  const parsed = parseJson(body);
  const data = isRecord(parsed) && isRecord(parsed.data) ? parsed.data : {};
  if (name === GIVES_BUCKET) return bucket(call, status, data);
  const { authToken, deviceToken, orderToken } = data;
  const cookies: string[] = [];
  if (name === GIVES_ORDER && isTokenText(orderToken))
    cookies.push(addOrderToken(readCookie(call.cookieHeader, ORDER_TOKENS_COOKIE), orderToken, call.secure));
  if (GIVES_SESSION.has(name) && isTokenText(authToken)) cookies.push(...sessionCookies(authToken, call.secure));
  if (GIVES_SESSION.has(name) && isTokenText(deviceToken))
    cookies.push(addDeviceToken(readCookie(call.cookieHeader, DEVICE_TOKENS_COOKIE), deviceToken, call.secure));
  return cookies;
}

function isTokenText(value: unknown): value is string {
  return typeof value === 'string' && isToken(value);
}

function sessionEnd({ method, path, secure, cookieHeader }: GatewayCall, status: number): string[] {
  const token = readCookie(cookieHeader, SESSION_COOKIE);
  if (!token) return [];
  const isOver = ENDS_SESSION.has(`${method} ${path}`) ? status < 300 || NO_PROFILE_OF_LOGOUT.has(status) : false;
  if (isOver) return endedSessionCookies(secure);
  if (method !== 'GET' || path !== '/me') return [];
  if (NO_PROFILE.has(status)) return endedSessionCookies(secure);
  return status === 200 && isToken(token) ? sessionCookies(token, secure) : [];
}

/** Logging out of a session that the API does not know any more succeeds. */
const NO_PROFILE_OF_LOGOUT = new Set([401]);

/** A browser's first visitor decides its cohort; later visitors do not change it. */
function bucket(call: GatewayCall, status: number, data: Record<string, unknown>): string[] {
  if (status >= 300) return [];
  if (readCookie(call.cookieHeader, RELEASE_BUCKET_COOKIE) !== undefined) return [];
  const visitor = isRecord(data.visitor) ? data.visitor : {};
  const uniqueId = visitor.uniqueId;
  return typeof uniqueId === 'string' ? [releaseBucketCookie(uniqueId, call.secure)] : [];
}
