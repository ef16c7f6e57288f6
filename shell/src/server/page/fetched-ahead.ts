import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer } from '../http/answers';

/** Whether a browser fetches a page that nobody has opened yet: it prefetches or prerenders it. */
export function isFetchedAhead({ headers }: IncomingMessage): boolean {
  return String(headers['sec-purpose'] ?? headers.purpose ?? '').includes('prefetch');
}

/** Refuses to send a page ahead. Browsers drop the response and request the page when the visitor opens it. */
export function refuseAhead(request: IncomingMessage, response: ServerResponse): void {
  answer(request, response, 503, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
}
