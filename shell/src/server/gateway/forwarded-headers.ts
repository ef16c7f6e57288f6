import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { RequestOrigin } from '../http/request-origin';

/** Hop-by-hop headers, which are not forwarded. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

/** Headers for the upstream service: the client's without cookies and hop-by-hop headers, and the client's origin. */
export function requestHeaders(headers: IncomingHttpHeaders, origin: RequestOrigin): OutgoingHttpHeaders {
  const forwarded = Object.entries(headers).filter(
    ([name]) => !HOP_BY_HOP.has(name) && name !== 'cookie' && name !== 'host' && !name.startsWith('x-forwarded-'),
  );
  return {
    ...Object.fromEntries(forwarded),
    'x-request-id': origin.requestId,
    'x-forwarded-for': origin.client,
    'x-forwarded-proto': origin.scheme,
    'x-forwarded-host': origin.host,
  };
}

/** Headers for the client: the service's without cookies and hop-by-hop headers. */
export function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && name !== 'set-cookie'));
}
