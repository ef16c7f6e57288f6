import type { OutgoingHttpHeaders } from 'node:http';
import { readBody } from '../gateway/read-body';
import { callUpstream } from '../gateway/upstream';
import { type CallApi, CallRefusedError } from '../model/api-call';
import type { PlannedPage } from '../model/planned-page';

export interface ApiCallerInput {
  apiOrigin: string;
  plan: PlannedPage;
  requestId: string;
  timeoutMs: number;
  /** Maximum number of calls of one page; more of them are a mistake in it. */
  mostCalls: number;
  /** In addition to market, language and request id. */
  headers?: OutgoingHttpHeaders;
}

const LARGEST_ANSWER = 1024 * 1024;

/** Makes a page's GET calls of the API on behalf of its module, which has no network access. */
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
    return { status: answer.statusCode ?? 502, body: await readBody(answer, LARGEST_ANSWER) };
  };
}
