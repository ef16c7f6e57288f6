import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { LocaleCode } from '@aksamit/contracts/platform';

/** Sends a whole response at once; HEAD receives the headers only. */
export function answer(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer | string = '',
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

export function answerText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  answer(request, response, status, { ...plainHeaders, 'content-type': 'text/plain; charset=utf-8' }, `${text}\n`);
}

export function answerRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  location: string,
  headers: OutgoingHttpHeaders = {},
): void {
  answer(request, response, status, { ...plainHeaders, ...headers, location });
}

/** The API's error envelope, sent by the gateway itself. */
export function answerError(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  error: { code: string; message: string },
  headers: OutgoingHttpHeaders = {},
): void {
  const all = { ...plainHeaders, ...headers, 'content-type': 'application/json; charset=utf-8' };
  answer(request, response, status, all, JSON.stringify({ error }));
}

const plainHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** The visitor's language by `accept-language`; Polish unless English is named first. */
export function visitorLocale(request: IncomingMessage): LocaleCode {
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'pl';
}
