import type { IncomingMessage } from 'node:http';
import type { Viewer } from '@aksamit/contracts/platform';
import { type SessionUser, sessionUser } from '../../isomorphic/session-user';
import { isToken, SESSION_COOKIE, sessionCookies, tokenHeaders } from '../gateway/token-cookies';
import { readCookie } from '../http/cookies';
import type { RequestOrigin } from '../http/request-origin';
import type { CallApi } from '../model/api-call';
import type { PlannedPage } from '../model/planned-page';
import { apiCaller } from './api-caller';

/** The viewer of a private page, and the API calls on that person's behalf. */
export interface PageViewer {
  viewer: Viewer;
  call: CallApi;
  requestId: string;
  /** `set-cookie` values that renew the session, as each request of the profile does. */
  cookies: string[];
}

export interface PageViewerInput {
  apiOrigin: string;
  request: IncomingMessage;
  origin: RequestOrigin;
  plan: PlannedPage;
  timeoutMs: number;
}

/** Maximum number of calls for the page's first content. */
const MOST_CALLS = 12;

/**
 * Identifies the viewer of a private page by the cookies, with the profile when there is a session. Null when the
 * profile cannot be read: the browser then finds out why. Source: readings, "Sessions, visitors, cookies".
 */
export async function identifyViewer(input: PageViewerInput): Promise<PageViewer | null> {
  const { request, plan, origin } = input;
  const { requestId } = origin;
  const { cookie } = request.headers;
  const visitorUniqueId = visitorOf(cookie, plan.context.market.slug);
  const session = readCookie(cookie, SESSION_COOKIE);
  const call = callerOf(input, visitorUniqueId);
  if (session === undefined || !isToken(session))
    return { viewer: { session: { status: 'anonymous', user: null }, visitorUniqueId }, call, requestId, cookies: [] };
  const user = await profile(call);
  if (!user) return null;
  const viewer: Viewer = { session: { status: 'authenticated', user }, visitorUniqueId };
  return { viewer, call, requestId, cookies: sessionCookies(session, origin.scheme === 'https') };
}

/** This browser's visitor in this market. */
export function visitorOf(cookie: string | undefined, market: string): string | null {
  const visitor = readCookie(cookie, 'visitor') ?? '';
  const prefix = `${market}_`;
  return visitor.startsWith(prefix) && /^[\w-]{12}$/.test(visitor.slice(prefix.length)) ? visitor : null;
}

async function profile(call: CallApi): Promise<SessionUser | null> {
  try {
    const { status, body } = await call('/api/me');
    return status === 200 ? sessionUser(JSON.parse(Buffer.from(body).toString()).data.user) : null;
  } catch {
    return null;
  }
}

/** Makes GET calls with the viewer's cookies turned into headers, as the gateway does for the browser. */
function callerOf(input: PageViewerInput, visitorUniqueId: string | null): CallApi {
  const { apiOrigin, request, origin, plan, timeoutMs } = input;
  const headers = senderHeaders(request, origin, visitorUniqueId);
  return apiCaller({ apiOrigin, plan, requestId: origin.requestId, timeoutMs, mostCalls: MOST_CALLS, headers });
}

/** Headers that identify the sender of a call to the API, and the origin of the request. */
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
