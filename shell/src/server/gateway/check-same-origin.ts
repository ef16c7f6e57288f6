import type { IncomingHttpHeaders } from 'node:http';
import type { RequestOrigin } from '../http/request-origin';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Payment providers and mail programs call these from their own servers; a signature or token in them is the authority. */
const FROM_OTHER_SERVERS = /^\/api\/(?:payments\/[^/]+\/notifications|newsletter-subscriptions\/one-click)\/?$/;

/** Whether a call changes data and is not one that comes from another origin by design. */
export function needsSameOrigin(method: string, path: string): boolean {
  return !SAFE_METHODS.has(method) && !FROM_OTHER_SERVERS.test(path);
}

/**
 * Whether a call comes from a page of this shop, by `Sec-Fetch-Site` (which scripts cannot set) and `Origin`: at least
 * one is present, and none of them contradicts. Source: readings.md "Sessions, visitors, cookies".
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origin: RequestOrigin, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin === undefined) return site === 'same-origin';
  return headers.origin === `${origin.scheme}://${origin.host}` || headers.origin === publicOrigin;
}
