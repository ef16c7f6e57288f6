import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { RequestOrigin } from '../http/request-origin';

/** Headers that belong to one connection and are not passed on. */
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

/** Headers for the service behind: the client's own without cookies and connection matters, and where it came from. */
export function requestHeaders(headers: IncomingHttpHeaders, origin: RequestOrigin): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !HOP_BY_HOP.has(name) && name !== 'cookie' && name !== 'host' && !name.startsWith('x-forwarded-'),
  );
  return {
    ...Object.fromEntries(kept),
    'x-request-id': origin.requestId,
    'x-forwarded-for': origin.client,
    'x-forwarded-proto': origin.scheme,
    'x-forwarded-host': origin.host,
  };
}

/** Headers for the client: the service's own without cookies and connection matters. */
export function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && name !== 'set-cookie'));
}
