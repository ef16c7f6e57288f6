import { EncodedBody } from '../http/encoded-body';
import type { PlannedPage } from '../model/planned-page';
import type { ReleaseSet } from '../model/release-set';
import type { RenderedDocument } from '../model/rendered-page';
import type { CachedPage } from './page-cache';
import { securityHeaders } from './security-headers';

/** Input of a page's rendering: its plan, the releases of the visitor's cohort, and whether it is sent over https. */
export interface PageInput {
  plan: PlannedPage;
  releases: ReleaseSet;
  https: boolean;
}

/** A worker's document in the form in which it is cached and sent. */
export function cachedPageOf(
  rendered: Extract<RenderedDocument, { kind: 'document' }>,
  { plan, releases }: PageInput,
): CachedPage {
  const { brotli, plainBytes, etag } = rendered.content;
  const endsAt = rendered.freshUntil ? Date.parse(rendered.freshUntil) : Number.NaN;
  return {
    status: rendered.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': rendered.contentSecurityPolicy,
      'content-language': plan.context.locale,
      vary: 'accept-encoding',
      'release-set': releases.id,
      ...(rendered.status === 503 ? { 'retry-after': '10' } : {}),
      ...securityHeaders(plan.rendering),
    },
    // A copy: the bytes are part of a larger message.
    body: EncodedBody.compressed(Buffer.from(brotli), plainBytes),
    etag,
    keys: [...(plan.match ? [`module-${plan.match.module}`] : []), ...rendered.cacheKeys],
    isVariant: rendered.status === 404 || rendered.status === 410 || Object.keys(plan.query).length > 0,
    createdAt: Date.now(),
    shareCard: rendered.shareCard,
    endsAt: Number.isNaN(endsAt) ? Number.POSITIVE_INFINITY : endsAt,
  };
}
