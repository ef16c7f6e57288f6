import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../http/encoded-body';
import { type CachedPage, cacheControlOf } from './page-cache';

/**
 * Who may cache a page: caches in front as well; only the visitor's browser, which revalidates each time (others may
 * get another page while a canary runs); nobody.
 */
export type CacheScope = 'public' | 'private' | 'none';

/** Sends a page, or 304 when the visitor has this very copy. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  cacheScope: CacheScope,
): Promise<void> {
  const isCached = cacheScope !== 'none';
  const headers = {
    ...page.headers,
    'cache-control': cacheControl(page, cacheScope),
    ...(isCached ? { etag: page.etag, 'surrogate-key': page.keys.join(' ') } : {}),
  };
  if (isCached && request.headers['if-none-match']?.includes(page.etag)) {
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

function cacheControl(page: CachedPage, cacheScope: CacheScope): string {
  if (cacheScope === 'public') return cacheControlOf(page, Date.now());
  return cacheScope === 'private' ? 'private, no-cache' : 'no-store';
}

/** Cache directive of a redirect that depends on the deployed releases. */
export function redirectCacheControl(cacheScope: CacheScope): string {
  if (cacheScope === 'public') return 'public, max-age=60';
  return cacheScope === 'private' ? 'private, no-cache' : 'no-store';
}
