import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { answerError, visitorLocale } from '../http/answers';
import type { RequestAddress } from '../http/request-address';
import type { RequestOrigin } from '../http/request-origin';
import type { Log } from '../log';
import { isSameOrigin, needsSameOrigin } from './check-same-origin';
import { requestHeaders } from './forwarded-headers';
import { type GatewayErrorCode, gatewayError } from './gateway-messages';
import { passAnswer } from './pass-answer';
import { BodyTooLargeError, meantMethod, readBody } from './read-body';
import type { GatewayCall } from './token-answers';
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
/** File uploads have signed addresses; only they may have a body this large. */
const FILE = /^\/api\/file-uploads\/[0-9a-f-]{36}\/content\/?$/;
const LARGEST_FILE = 10 * 1024 * 1024;

/**
 * Forwards `/api/…` to the commerce API. Cookies become a bearer token; tokens in responses become HttpOnly cookies.
 */
export class Gateway {
  readonly #options: GatewayOptions;

  constructor(options: GatewayOptions) {
    this.#options = options;
  }

  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    origin: RequestOrigin,
    { path, search, isAmbiguous }: RequestAddress,
  ): Promise<void> {
    const { apiOrigin, publicOrigin, log, timeoutMs = TIMEOUT_MS } = this.#options;
    const refuse = (status: number, code: GatewayErrorCode, headers: OutgoingHttpHeaders = {}) =>
      answerError(request, response, status, gatewayError(code, visitorLocale(request)), {
        'x-request-id': origin.requestId,
        ...headers,
      });
    const method = request.method ?? 'GET';
    // The API must not interpret the path differently from the checks here.
    if (isAmbiguous) return refuse(404, 'not_found');
    const isGuarded = needsSameOrigin(method, path);
    if (isGuarded && !isSameOrigin(request.headers, origin, publicOrigin)) return refuse(403, 'cross_origin');
    const { headers, ridesOnCookie } = authorised(request, origin, path);
    if (isGuarded && ridesOnCookie && !request.headers['market-slug']) return refuse(403, 'market_slug_required');
    try {
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const body = hasBody ? await readBody(request, FILE.test(path) ? LARGEST_FILE : LARGEST_BODY) : null;
      if (body) headers['content-length'] = body.length;
      const call: GatewayCall = {
        method: body ? meantMethod(method, search, request.headers['content-type'], body) : method,
        path: path.slice('/api'.length).replace(/\/$/, ''),
        cookieHeader: request.headers.cookie,
        secure: origin.scheme === 'https',
      };
      // The response is searched for tokens, so it must not be compressed.
      headers['accept-encoding'] = 'identity';
      const url = path + search;
      await passAnswer(
        request,
        response,
        call,
        await callUpstream({ origin: apiOrigin, method, url, headers, body, timeoutMs }),
      );
    } catch (error) {
      if (response.headersSent || response.destroyed) return void response.destroy();
      if (error instanceof BodyTooLargeError) {
        // The rest of the body is read and dropped, so that the client can receive the response.
        request.resume();
        return refuse(413, 'payload_too_large');
      }
      if (error instanceof UpstreamTimeoutError) return refuse(504, 'gateway_timeout');
      log.warn({ err: error, path, requestId: origin.requestId }, 'The API did not answer as it should.');
      return refuse(503, 'service_unavailable', { 'retry-after': '2' });
    }
  }
}

/** Beacons: they cannot set headers, and need no identity. */
const FOR_NOBODY = /^\/api\/(release-)?reports\/?$/;

/** The call's headers with the session and the order tokens of its cookies, unless the client sent its own. */
function authorised(
  request: IncomingMessage,
  origin: RequestOrigin,
  path: string,
): { headers: OutgoingHttpHeaders; ridesOnCookie: boolean } {
  const headers = requestHeaders(request.headers, origin);
  // A signed address authorizes by itself; the session does not matter.
  if (FOR_NOBODY.test(path) || FILE.test(path)) return { headers, ridesOnCookie: false };
  const tokens = tokenHeaders(request.headers.cookie);
  const usesSession = headers.authorization === undefined && tokens.authorization !== undefined;
  const usesOrders = headers['order-token'] === undefined && tokens['order-token'] !== undefined;
  return { headers: { ...tokens, ...headers }, ridesOnCookie: usesSession || usesOrders };
}
