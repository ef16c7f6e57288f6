import type { PageClaim } from '@aksamit/contracts/platform';

/** Headers of every page beside its policy. Payment and account pages send no referrer. */
export function securityHeaders(rendering: PageClaim['rendering']): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': rendering === 'private' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
}
