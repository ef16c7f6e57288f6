import type { PageClaim } from '@aksamit/contracts/platform';

/**
 * Headers of every page beside its policy. Payment and account pages send no referrer and break with the window that
 * opened them. Public pages do not: browsers would drop the process that they started with the request for a new one
 * once the response is there, which delays a first visit, and such a page shows nothing that its opener could not fetch.
 */
export function securityHeaders(rendering: PageClaim['rendering']): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': rendering === 'private' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
    ...(rendering === 'private' ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
}
