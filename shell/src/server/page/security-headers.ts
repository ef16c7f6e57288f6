import type { PageClaim } from '@aksamit/shared-kit/contracts/platform';

/** Headers that every page carries beside its policy. Payment and account pages tell nobody where one came from. */
export function securityHeaders(input: { https: boolean; rendering: PageClaim['rendering'] }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': input.rendering === 'private' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(input.https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
