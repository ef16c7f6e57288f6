import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { answerText } from '../http/answers';
import type { RequestAddress } from '../http/request-address';
import type { RequestOrigin } from '../http/request-origin';
import { answerHeaders, requestHeaders } from './forwarded-headers';
import { BodyTooLargeError, readBody } from './read-body';
import { callUpstream } from './upstream';

const TIMEOUT_MS = 30_000;
const LARGEST_BODY = 1024 * 1024;

/** Forwards `/sandbox/…` to the sandbox of the external services; without one the address answers 404. */
export async function passToSandbox(
  sandboxOrigin: string | null,
  request: IncomingMessage,
  response: ServerResponse,
  origin: RequestOrigin,
  { path, search, isAmbiguous }: RequestAddress,
): Promise<void> {
  if (!sandboxOrigin || isAmbiguous) return answerText(request, response, 404, 'Not found.');
  try {
    const method = request.method ?? 'GET';
    const body = method === 'GET' || method === 'HEAD' ? null : await readBody(request, LARGEST_BODY);
    const headers = { ...requestHeaders(request.headers, origin), ...(body ? { 'content-length': body.length } : {}) };
    const call = { origin: sandboxOrigin, method, url: path + search, headers, body, timeoutMs: TIMEOUT_MS };
    const incoming = await callUpstream(call);
    response.writeHead(incoming.statusCode ?? 502, answerHeaders(incoming.headers));
    await pipeline(incoming, response);
  } catch (error) {
    if (response.headersSent) response.destroy();
    else if (error instanceof BodyTooLargeError) answerText(request, response, 413, 'Too large.');
    else answerText(request, response, 503, 'The sandbox is away. Try again in a moment.');
  }
}
