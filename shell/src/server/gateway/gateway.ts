import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { answer, answerError, readerLocale } from '../http/answers';
import type { RequestOrigin } from '../http/request-origin';
import type { Log } from '../log';
import { isSameOrigin, needsSameOrigin } from './check-same-origin';
import { answerHeaders, requestHeaders } from './forwarded-headers';
import { type GatewayErrorCode, gatewayError } from './gateway-messages';
import { BodyTooLargeError, meantMethod, readBody } from './read-body';
import { type GatewayCall, holdsTokens, turnTokens } from './token-answers';
import { tokenHeaders } from './token-cookies';
import { callUpstream, UpstreamTimeoutError } from './upstream';

export interface GatewayOptions {
  apiOrigin: string;
  publicOrigin: string;
  log: Log;
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
const LARGEST_BODY = 1024 * 1024;
/** Files go to signed addresses; nothing else may be as large. */
const FILE = /^\/api\/file-uploads\/[0-9a-f-]{36}\/content\/?$/;
const LARGEST_FILE = 10 * 1024 * 1024;

/** Passes `/api/…` on to the commerce API: cookies in, bearer out; tokens in answers become HttpOnly cookies. */
export class Gateway {
  readonly #options: GatewayOptions;

  constructor(options: GatewayOptions) {
    this.#options = options;
  }

  async handle(request: IncomingMessage, response: ServerResponse, origin: RequestOrigin): Promise<void> {
    const { apiOrigin, publicOrigin, log, timeoutMs = TIMEOUT_MS } = this.#options;
    const refuse = (status: number, code: GatewayErrorCode, headers: OutgoingHttpHeaders = {}) =>
      answerError(request, response, status, gatewayError(code, readerLocale(request)), {
        'x-request-id': origin.requestId,
        ...headers,
      });
    const method = request.method ?? 'GET';
    // What is checked here and what the API is asked are the same path: dots in it are resolved first.
    const { pathname, search } = new URL(`http://api${request.url}`);
    const url = pathname + search;
    if (!pathname.startsWith('/api/')) return refuse(404, 'not_found');
    const isGuarded = needsSameOrigin(method, pathname);
    if (isGuarded && !isSameOrigin(request.headers, origin, publicOrigin)) return refuse(403, 'cross_origin');
    const { headers, ridesOnCookie } = authorised(request, origin, pathname);
    if (isGuarded && ridesOnCookie && !request.headers['market-slug']) return refuse(403, 'market_slug_required');
    try {
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const body = hasBody ? await readBody(request, FILE.test(pathname) ? LARGEST_FILE : LARGEST_BODY) : null;
      if (body) headers['content-length'] = body.length;
      const call: GatewayCall = {
        method: body ? meantMethod(method, url, request.headers['content-type'], body) : method,
        path: pathname.slice('/api'.length).replace(/\/$/, ''),
        cookieHeader: request.headers.cookie,
        secure: origin.scheme === 'https',
      };
      if (holdsTokens(call)) delete headers['accept-encoding'];
      await passAnswer(
        request,
        response,
        call,
        await callUpstream({ origin: apiOrigin, method, url, headers, body, timeoutMs }),
      );
    } catch (error) {
      if (response.headersSent || response.destroyed) return void response.destroy();
      if (error instanceof BodyTooLargeError) {
        // The rest is read and dropped, so that the sender comes to read the answer.
        request.resume();
        return refuse(413, 'payload_too_large');
      }
      if (error instanceof UpstreamTimeoutError) return refuse(504, 'gateway_timeout');
      log.warn({ err: error, path: pathname, requestId: origin.requestId }, 'The API did not answer.');
      return refuse(503, 'service_unavailable', { 'retry-after': '2' });
    }
  }
}

/** Beacons: they can carry no header of their own, and nobody needs to be known for them. */
const FOR_NOBODY = /^\/api\/(release-)?reports\/?$/;

/** The call's headers with the session and the order tokens of its cookies, unless the client sent its own. */
function authorised(
  request: IncomingMessage,
  origin: RequestOrigin,
  pathname: string,
): { headers: OutgoingHttpHeaders; ridesOnCookie: boolean } {
  const headers = requestHeaders(request.headers, origin);
  // A signed address is right enough; whose session it is does not matter.
  if (FOR_NOBODY.test(pathname) || FILE.test(pathname)) return { headers, ridesOnCookie: false };
  const tokens = tokenHeaders(request.headers.cookie);
  const usesSession = headers.authorization === undefined && tokens.authorization !== undefined;
  const usesOrders = headers['order-token'] === undefined && tokens['order-token'] !== undefined;
  return { headers: { ...tokens, ...headers }, ridesOnCookie: usesSession || usesOrders };
}

async function passAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  call: GatewayCall,
  incoming: IncomingMessage,
): Promise<void> {
  const status = incoming.statusCode ?? 502;
  const headers = answerHeaders(incoming.headers);
  if (holdsTokens(call)) {
    const turned = turnTokens(call, status, await readBody(incoming, 8 * LARGEST_BODY));
    const own = { ...headers, 'cache-control': 'no-store' };
    return answer(request, response, status, withCookies(own, turned.cookies), turned.body);
  }
  const { cookies } = turnTokens(call, status, Buffer.alloc(0));
  response.writeHead(status, withCookies(headers, cookies));
  await pipeline(incoming, response);
}

function withCookies(headers: OutgoingHttpHeaders, cookies: string[]): OutgoingHttpHeaders {
  return cookies.length === 0 ? headers : { ...headers, 'set-cookie': cookies };
}
