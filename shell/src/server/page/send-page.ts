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
  if (cacheScope !== 'none' && request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, headersOf(page, cacheScope));
    response.end();
    return;
  }
  const encoding = acceptedEncoding(request.headers);
  const body = page.body.ready(encoding) ?? (await page.body.encode(encoding));
  const headers = headersOf(page, cacheScope);
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What all answers with a page have in common, names and values in turn. */
interface CommonHeaders {
  ofPage: readonly string[];
  /** Only where the page may be cached. */
  forCaches: readonly string[];
}

const common = new WeakMap<CachedPage, CommonHeaders>();

/** Names and values in turn: Node writes them as they are, without an object per answer. */
function headersOf(page: CachedPage, cacheScope: CacheScope): string[] {
  const known = common.get(page) ?? {
    ofPage: Object.entries(page.headers).flat(),
    forCaches: ['etag', page.etag, 'surrogate-key', page.keys.join(' '), 'server-timing', versionOf(page)],
  };
  common.set(page, known);
  const headers = [...known.ofPage, 'cache-control', cacheControl(page, cacheScope)];
  if (cacheScope !== 'none') headers.push(...known.forCaches);
  return headers;
}

/** The page's version where its own scripts can read it, as they cannot the ETag (browser/next-pages). */
const versionOf = ({ etag }: CachedPage): string => `page;desc=${etag.replace(/^W\//, '')}`;

function cacheControl(page: CachedPage, cacheScope: CacheScope): string {
  if (cacheScope === 'public') return cacheControlOf(page, Date.now());
  return cacheScope === 'private' ? 'private, no-cache' : 'no-store';
}

/** Cache directive of a redirect that depends on the deployed releases. */
export function redirectCacheControl(cacheScope: CacheScope): string {
  if (cacheScope === 'public') return 'public, max-age=60';
  return cacheScope === 'private' ? 'private, no-cache' : 'no-store';
}
