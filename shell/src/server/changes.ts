import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { parseJson, readBody } from './gateway/read-body';
import { answerText } from './http/answers';
import type { LiveRedirects } from './live/live-redirects';
import type { KeptPages } from './page/kept-pages';

const changes = z.object({ keys: z.array(z.string().max(200)).max(1_000) });
const LARGEST_BODY = 256 * 1024;

export interface ChangesOptions {
  pages: Pick<KeptPages, 'purge'>;
  redirects: Pick<LiveRedirects, 'readAgain'>;
  /** Shared with the commerce API's worker (RELEASE_SECRET); null: nobody is heeded. */
  secret: string | null;
}

/**
 * POST /internal/changes `{ keys: ["product:12"] }` with `authorization: Bearer <RELEASE_SECRET>`, from whatever machine
 * the worker runs on: pages that show these records are made anew. To everybody else there is nothing at this address.
 */
export async function answerChanges(
  { pages, redirects, secret }: ChangesOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST' || !isBearer(request.headers.authorization, secret)) {
    return answerText(request, response, 404, 'Not found.');
  }
  const parsed = changes.safeParse(parseJson(await readBody(request, LARGEST_BODY)));
  if (!parsed.success) return answerText(request, response, 422, 'Send { "keys": [] }.');
  const { keys } = parsed.data;
  if (keys.includes('redirects')) await redirects.readAgain();
  answerText(request, response, 200, `${pages.purge(keys)} pages purged.`);
}

/** Compared by their hashes: how long it takes tells nothing, not even the length. */
function isBearer(header: string | undefined, secret: string | null): boolean {
  if (header === undefined || secret === null) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header), hash(`Bearer ${secret}`));
}
