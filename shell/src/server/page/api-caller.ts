import type { OutgoingHttpHeaders } from 'node:http';
import { readBody } from '../gateway/read-body';
import { callUpstream } from '../gateway/upstream';
import { type CallApi, CallRefusedError } from '../rendering/render-job';
import type { PlannedPage } from './plan-page';

export interface ApiCallerInput {
  apiOrigin: string;
  plan: PlannedPage;
  requestId: string;
  timeoutMs: number;
  /** A page asks for what it shows and no more: more calls are a mistake in it. */
  mostCalls: number;
  /** Beside market, language and request id. */
  headers?: OutgoingHttpHeaders;
}

const LARGEST_ANSWER = 1024 * 1024;

/** Makes a page's GET calls of the API for its module, which has no network itself. */
export function apiCaller({ apiOrigin, plan, requestId, timeoutMs, mostCalls, headers }: ApiCallerInput): CallApi {
  const sent = {
    accept: 'application/json',
    'accept-language': plan.context.locale,
    'market-slug': plan.context.market.slug,
    'x-request-id': requestId,
    ...headers,
  };
  let calls = 0;
  return async (path) => {
    const { pathname, search } = new URL(path, 'http://api');
    calls += 1;
    if (!pathname.startsWith('/api/') || calls > mostCalls)
      throw new CallRefusedError(`Failed to ask for ${pathname}: a page may make ${mostCalls} calls under /api/.`);
    const url = pathname + search;
    const answer = await callUpstream({ origin: apiOrigin, method: 'GET', url, headers: sent, body: null, timeoutMs });
    const body = await readBody(answer, LARGEST_ANSWER);
    return { status: answer.statusCode ?? 502, body: body.toString('utf8') };
  };
}
