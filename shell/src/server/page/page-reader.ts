import type { IncomingMessage } from 'node:http';
import type { Reader } from '@aksamit/shared-kit/contracts/platform';
import { type SessionUser, sessionUser } from '../../isomorphic/session-user';
import { isToken, SESSION_COOKIE, sessionCookies, tokenHeaders } from '../gateway/token-cookies';
import { readCookie } from '../http/cookies';
import type { RequestOrigin } from '../http/request-origin';
import type { CallApi } from '../rendering/render-job';
import { apiCaller } from './api-caller';
import type { PlannedPage } from './plan-page';

/** Who asks for a private page, and the calls that may be made in that person's name. */
export interface PageReader {
  reader: Reader;
  call: CallApi;
  /** `set-cookie` values that keep the session for as long as browsers allow, as each look at the profile does. */
  cookies: string[];
}

export interface PageReaderInput {
  apiOrigin: string;
  request: IncomingMessage;
  origin: RequestOrigin;
  plan: PlannedPage;
  timeoutMs: number;
}

/** A private page asks for what it shows first. */
const MOST_CALLS = 12;

/**
 * The reader of a private page by its cookies, with the profile when there is a session. Null when the profile cannot be
 * had: the browser then finds out why. Source: readings, "Sessions, visitors, cookies".
 */
export async function readPageReader(input: PageReaderInput): Promise<PageReader | null> {
  const { request, plan, origin } = input;
  const { cookie } = request.headers;
  const visitorUniqueId = visitorOf(cookie, plan.context.market.slug);
  const session = readCookie(cookie, SESSION_COOKIE);
  const call = callerOf(input, visitorUniqueId);
  if (session === undefined || !isToken(session))
    return { reader: { session: { status: 'anonymous', user: null }, visitorUniqueId }, call, cookies: [] };
  const user = await profile(call);
  if (!user) return null;
  const reader: Reader = { session: { status: 'authenticated', user }, visitorUniqueId };
  return { reader, call, cookies: sessionCookies(session, origin.scheme === 'https') };
}

/** The visitor that this browser is in this market. */
export function visitorOf(cookie: string | undefined, market: string): string | null {
  const visitor = readCookie(cookie, 'visitor') ?? '';
  const prefix = `${market}_`;
  return visitor.startsWith(prefix) && /^[\w-]{12}$/.test(visitor.slice(prefix.length)) ? visitor : null;
}

async function profile(call: CallApi): Promise<SessionUser | null> {
  try {
    const { status, body } = await call('/api/me');
    return status === 200 ? sessionUser(JSON.parse(body).data.user) : null;
  } catch {
    return null;
  }
}

/** Makes GET calls with the reader's cookies turned into headers, as the gateway does for the browser. */
function callerOf(input: PageReaderInput, visitorUniqueId: string | null): CallApi {
  const { apiOrigin, request, origin, plan, timeoutMs } = input;
  const headers = senderHeaders(request, origin, visitorUniqueId);
  return apiCaller({ apiOrigin, plan, requestId: origin.requestId, timeoutMs, mostCalls: MOST_CALLS, headers });
}

/** Headers for the API that say in whose name a call is made, and where its request came from. */
export function senderHeaders(request: IncomingMessage, origin: RequestOrigin, visitorUniqueId: string | null) {
  const { cookie, 'user-agent': userAgent } = request.headers;
  return {
    'x-forwarded-for': origin.client,
    'x-forwarded-proto': origin.scheme,
    'x-forwarded-host': origin.host,
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    ...(visitorUniqueId === null ? {} : { 'visitor-unique-id': visitorUniqueId }),
    ...tokenHeaders(cookie),
  };
}
