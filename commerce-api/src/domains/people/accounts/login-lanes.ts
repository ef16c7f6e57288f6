import type { LaneLimit } from '../../../platform/attempt-pace-rules';

const QUARTER_HOUR = 900;
const DAY = 86_400;

/**
 * The lanes in which a login attempt is counted. A known browser has one of its own, so that other guesses do not slow
 * it down; unknown ones share the account's, their address's, and the one of both. Source: docs/decisions/0082.
 * @param factor multiplies the free attempts
 */
export function loginLanes(
  { account, address, knownBrowserId }: { account: string; address: string; knownBrowserId: string | null },
  factor: number,
): LaneLimit[] {
  const lane = (key: string, free: number, resetAfterSeconds: number): LaneLimit => ({
    key,
    free: free * factor,
    resetAfterSeconds,
  });
  if (knownBrowserId !== null) return [lane(`login-browser:${knownBrowserId}`, 10, QUARTER_HOUR)];
  return [
    lane(`login-address:${address}`, 60, QUARTER_HOUR),
    lane(`login-account-address:${account} ${address}`, 10, QUARTER_HOUR),
    // Remembered for a day: guesses from many addresses are slowed together.
    lane(`login-account:${account}`, 100, DAY),
  ];
}
