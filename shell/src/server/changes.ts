import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { parseJson, readBody } from './gateway/read-body';
import { answerText } from './http/answers';
import type { LiveMarkets } from './live/live-markets';
import type { LiveRedirects } from './live/live-redirects';
import type { RevalidatingCache } from './page/revalidating-cache';
import type { SummaryFiles } from './summary/summary-files';

const changes = z.object({ keys: z.array(z.string().max(200)).max(1_000) });
const LARGEST_BODY = 256 * 1024;

export interface ChangesOptions {
  pages: Pick<RevalidatingCache, 'purge'>;
  summaries: Pick<SummaryFiles, 'expire'>;
  redirects: Pick<LiveRedirects, 'readAgain'>;
  /** They hold the promo bar above the header. */
  markets: Pick<LiveMarkets, 'readAgain'>;
  /** Shared with the commerce API's worker (RELEASE_SECRET); null: every request is refused. */
  secret: string | null;
}

/**
 * POST /internal/changes `{ keys: ["product:12"] }` with `authorization: Bearer <RELEASE_SECRET>`, from any machine
 * that runs the worker: pages that show these records, and the summaries of the shop, are rebuilt. Without the secret the
 * address answers 404.
 */
export async function answerChanges(
  { pages, summaries, redirects, markets, secret }: ChangesOptions,
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
  if (keys.includes('promo-bars')) await markets.readAgain();
  summaries.expire();
  answerText(request, response, 200, `${pages.purge(keys)} pages purged.`);
}

/** Compares hashes in constant time, so that timing reveals nothing about the secret, not even its length. */
function isBearer(header: string | undefined, secret: string | null): boolean {
  if (header === undefined || secret === null) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header), hash(`Bearer ${secret}`));
}
