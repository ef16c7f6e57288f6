import { readCookie } from '../http/cookies';
import { isRecord, parseJson } from './read-body';
import {
  addOrderToken,
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
  /** Without `/api`, query and slash at the end. */
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
const ENDS_SESSION = new Set(['DELETE /users/token', 'DELETE /me']);
const NO_PROFILE = new Set([401, 403, 404]);

/** Whether the answer's body must be read before it is passed on. */
export function holdsTokens({ method, path }: GatewayCall): boolean {
  return method !== 'GET' && method !== 'HEAD' && /^\/(?:users|user-login-codes|me|orders|visitors)(?:\/|$)/.test(path);
}

/**
 * What becomes of an answer of the API on its way to the browser: tokens leave the body and become HttpOnly cookies, a
 * session that is over loses its cookies, one in use has them renewed.
 */
export function turnTokens(call: GatewayCall, status: number, body: Buffer): { body: Buffer; cookies: string[] } {
  const cookies = sessionEnd(call, status);
  if (!holdsTokens(call)) return { body, cookies };
  const parsed = parseJson(body);
  const data = isRecord(parsed) && isRecord(parsed.data) ? parsed.data : null;
  if (!data) return { body, cookies };
  const name = `${call.method} ${call.path}`;
  const { authToken, orderToken, ...rest } = data;
  if (typeof authToken === 'string' && isToken(authToken) && GIVES_SESSION.has(name)) {
    cookies.push(...sessionCookies(authToken, call.secure));
  }
  if (typeof orderToken === 'string' && isToken(orderToken) && name === 'POST /orders') {
    cookies.push(addOrderToken(readCookie(call.cookieHeader, ORDER_TOKENS_COOKIE), orderToken, call.secure));
  }
  cookies.push(...bucket(call, name, status, data));
  const isBare = authToken === undefined && orderToken === undefined;
  return { body: isBare ? body : Buffer.from(JSON.stringify({ ...parsedRecord(parsed), data: rest })), cookies };
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
function bucket(call: GatewayCall, name: string, status: number, data: Record<string, unknown>): string[] {
  if (name !== 'POST /visitors' || status >= 300) return [];
  if (readCookie(call.cookieHeader, RELEASE_BUCKET_COOKIE) !== undefined) return [];
  const visitor = isRecord(data.visitor) ? data.visitor : {};
  const uniqueId = visitor.uniqueId;
  return typeof uniqueId === 'string' ? [releaseBucketCookie(uniqueId, call.secure)] : [];
}

function parsedRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
