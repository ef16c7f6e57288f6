import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../http/encoded-body';
import { type CachedPage, cacheControlOf } from './page-cache';

/**
 * Who may keep a page: caches in front as well; the reader's browser, which asks each time whether it is still right
 * (what others get may differ while a canary runs); nobody.
 */
export type Keeping = 'public' | 'private' | 'none';

/** Answers with a page, or with 304 when the reader has this very copy. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  keeping: Keeping,
): Promise<void> {
  const isKept = keeping !== 'none';
  const headers = {
    ...page.headers,
    'cache-control': cacheControl(page, keeping),
    ...(isKept ? { etag: page.etag, 'surrogate-key': page.keys.join(' ') } : {}),
  };
  if (isKept && request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const encoding = acceptedEncoding(request.headers);
  const body = page.body.ready(encoding) ?? (await page.body.encode(encoding));
  response.writeHead(page.status, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function cacheControl(page: CachedPage, keeping: Keeping): string {
  if (keeping === 'public') return cacheControlOf(page, Date.now());
  return keeping === 'private' ? 'private, no-cache' : 'no-store';
}

/** How a redirect that hangs on the live releases may be kept. */
export function redirectCacheControl(keeping: Keeping): string {
  if (keeping === 'public') return 'public, max-age=60';
  return keeping === 'private' ? 'private, no-cache' : 'no-store';
}
