/** The fixture of tests of release reports: visitors of known buckets, and pages that were served. */
import { randomBytes } from 'node:crypto';
import type { ReleaseReport } from '@aksamit/contracts';
import { isInShare, type PageViewToken, releaseBucket, signPageView } from '@aksamit/release/tokens';
import type { TestApp } from './test-app';

export const RELEASE_SECRET = 'a secret for these tests';
export const SHARE = 10;
/** An address for documentation, seen as the client behind the page server. */
export const ADDRESS = '203.0.113.7';

export const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/** Registers a visitor whose bucket is in the canary's share, or is not. */
export async function visitorOn({ call }: TestApp, side: 'canary' | 'stable'): Promise<string> {
  let uniqueId: string;
  do uniqueId = `pl_${randomBytes(9).toString('base64url')}`;
  while (isInShare(releaseBucket(uniqueId), SHARE) !== (side === 'canary'));
  const answer = await call('POST', '/api/visitors', { body: { uniqueId } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return uniqueId;
}

/** The token of a page with catalog 1.0.0 (stable) or 1.1.0 (canary at 10 %), content 2.0.0 beside it. */
export function pageOf(side: 'canary' | 'stable', change: Partial<PageViewToken> = {}, secret = RELEASE_SECRET) {
  const token: PageViewToken = {
    modules: { shell: '3.0.0', catalog: side === 'canary' ? '1.1.0' : '1.0.0', content: '2.0.0' },
    canaries: { catalog: SHARE },
    stable: { catalog: '1.0.0' },
    issuedAt: new Date().toISOString(),
    ...change,
  };
  return signPageView(token, secret);
}

export const catalogOn = (side: 'canary' | 'stable') => ({
  module: 'catalog',
  version: side === 'canary' ? '1.1.0' : '1.0.0',
});

export interface Sent {
  pageViewToken?: string;
  address?: string;
  userAgent?: string;
}

/** Sends a visitor's reports as the gateway passes them on. */
export function report(
  { call }: TestApp,
  visitorUniqueId: string,
  reports: ReleaseReport[],
  { pageViewToken = pageOf('canary'), address = ADDRESS, userAgent = USER_AGENT }: Sent = {},
) {
  return call('POST', '/api/release-reports', {
    headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
    body: { pageViewToken, visitorUniqueId, reports },
  });
}
