import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { answer } from '../http/answers';
import { answerHeaders } from './forwarded-headers';
import { BodyTooLargeError, readBody } from './read-body';
import { isDocument } from './strip-tokens';
import { type GatewayCall, turnTokens } from './token-answers';

const LARGEST_ANSWER = 8 * 1024 * 1024;
/** Statuses of responses without a body. */
const BODILESS = new Set([204, 304]);

/**
 * Forwards the API's response without the tokens in it. Documents are streamed; every other body is read whole first.
 * @throws when the body cannot be searched for tokens, before anything was sent
 */
export async function passAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  call: GatewayCall,
  incoming: IncomingMessage,
): Promise<void> {
  const status = incoming.statusCode ?? 502;
  const headers = answerHeaders(incoming.headers);
  const hasBody = request.method !== 'HEAD' && !BODILESS.has(status);
  if (!hasBody || isDocument(incoming.headers['content-type'])) {
    const { cookies } = turnTokens(call, status, Buffer.alloc(0));
    response.writeHead(status, withCookies(headers, cookies));
    return pipeline(incoming, response);
  }
  const given = await readAnswer(incoming);
  const { body, cookies } = turnTokens(call, status, given);
  const { etag, ...withoutTag } = headers;
  const own = body === given ? headers : { ...withoutTag, 'cache-control': 'no-store' };
  return answer(request, response, status, withCookies(own, cookies), body);
}

async function readAnswer(incoming: IncomingMessage): Promise<Buffer> {
  const encoding = incoming.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    incoming.destroy();
    throw new Error(
      `Failed to read an answer: it is encoded (${encoding}) unasked. Let the API answer as it is asked.`,
    );
  }
  try {
    return await readBody(incoming, LARGEST_ANSWER);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    incoming.destroy();
    throw new Error(`Failed to read an answer: it is larger than ${LARGEST_ANSWER} bytes. Answer in pages.`);
  }
}

/** A response with cookies belongs to one browser and is never cached. */
function withCookies(headers: OutgoingHttpHeaders, cookies: string[]): OutgoingHttpHeaders {
  return cookies.length === 0 ? headers : { ...headers, 'set-cookie': cookies, 'cache-control': 'no-store' };
}
