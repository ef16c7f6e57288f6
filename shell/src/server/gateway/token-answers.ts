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

/** A call as the gateway passes it on. */
export interface GatewayCall {
  /** What is meant: PUT for a POST with `_method`. */
  method: string;
  /** Normalised; without `/api`, query and slash at the end. */
  path: string;
  cookieHeader: string | undefined;
  secure: boolean;
}

/** Calls that may answer with a fresh session token. Source: readings.md "Sessions, visitors, cookies". */
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
 * What becomes of an answer of the API on its way to the browser: tokens leave the body, whatever was called, and those
 * that the call gives become HttpOnly cookies; a session that is over loses its cookies, one in use has them renewed.
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

/** A logout of a session that the API does not know any more is done. */
const NO_PROFILE_OF_LOGOUT = new Set([401]);

/** The first visitor of a browser decides its cohort; later ones change nothing. */
function bucket(call: GatewayCall, status: number, data: Record<string, unknown>): string[] {
  if (status >= 300) return [];
  if (readCookie(call.cookieHeader, RELEASE_BUCKET_COOKIE) !== undefined) return [];
  const visitor = isRecord(data.visitor) ? data.visitor : {};
  const uniqueId = visitor.uniqueId;
  return typeof uniqueId === 'string' ? [releaseBucketCookie(uniqueId, call.secure)] : [];
}
