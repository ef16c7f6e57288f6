import type { IncomingMessage } from 'node:http';
import type { Reader } from '@aksamit/shared-kit/contracts/platform';
import { type SessionUser, sessionUser } from '../../isomorphic/session-user';
import { readBody } from '../gateway/read-body';
import { isToken, SESSION_COOKIE, sessionCookies, tokenHeaders } from '../gateway/token-cookies';
import { callUpstream } from '../gateway/upstream';
import { readCookie } from '../http/cookies';
import type { RequestOrigin } from '../http/request-origin';
import type { ApiAnswer, CallApi } from '../rendering/render-job';
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

/** A page asks for what it shows first and no more: so many calls are a mistake in it. */
const MOST_CALLS = 12;
const LARGEST_ANSWER = 1024 * 1024;

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
function visitorOf(cookie: string | undefined, market: string): string | null {
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
  const { cookie, 'user-agent': userAgent } = request.headers;
  const headers = {
    accept: 'application/json',
    'accept-language': plan.context.locale,
    'market-slug': plan.context.market.slug,
    'x-request-id': origin.requestId,
    'x-forwarded-for': origin.client,
    'x-forwarded-proto': origin.scheme,
    'x-forwarded-host': origin.host,
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    ...(visitorUniqueId === null ? {} : { 'visitor-unique-id': visitorUniqueId }),
    ...tokenHeaders(cookie),
  };
  let calls = 0;
  return async (path): Promise<ApiAnswer> => {
    const { pathname, search } = new URL(path, 'http://api');
    calls += 1;
    if (!pathname.startsWith('/api/') || calls > MOST_CALLS)
      throw new Error(`Failed to ask for ${pathname}: a page may make ${MOST_CALLS} calls under /api/.`);
    const url = pathname + search;
    const answer = await callUpstream({ origin: apiOrigin, method: 'GET', url, headers, body: null, timeoutMs });
    const body = await readBody(answer, LARGEST_ANSWER);
    return { status: answer.statusCode ?? 502, body: body.toString('utf8') };
  };
}
