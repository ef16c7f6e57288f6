import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { parseJson, readBody } from './gateway/read-body';
import { answerText } from './http/answers';
import type { KeptPages } from './page/kept-pages';

const changes = z.object({ keys: z.array(z.string().max(200)).max(1_000) });
const LARGEST_BODY = 256 * 1024;

/**
 * POST /internal/changes `{ keys: ["product:12"] }`, from this machine alone: pages that show these records are made
 * anew. To everybody else there is nothing at this address.
 */
export async function answerChanges(
  pages: KeptPages,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isLocal = (peer === '127.0.0.1' || peer === '::1') && request.headers['x-forwarded-for'] === undefined;
  if (!isLocal || request.method !== 'POST') return answerText(request, response, 404, 'Not found.');
  const parsed = changes.safeParse(parseJson(await readBody(request, LARGEST_BODY)));
  if (!parsed.success) return answerText(request, response, 422, 'Send { "keys": [] }.');
  answerText(request, response, 200, `${pages.purge(parsed.data.keys)} pages purged.`);
}
