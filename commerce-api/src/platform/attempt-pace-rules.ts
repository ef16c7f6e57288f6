/** When the next attempt of a possible guesser is processed. Source: docs/decisions/0082. */

/** The state of a lane. Times in milliseconds. */
export interface LaneState {
  /** Attempts that were wrong, or are being looked at. */
  failures: number;
  /** Turn of the latest attempt; it may lie ahead. */
  turnAt: number;
}

export interface LaneLimit {
  /** What is counted, by whom: `login-address:203.0.113.7`. */
  key: string;
  /** Number of wrong attempts without a wait. */
  free: number;
  /** A lane without attempts for so long is reset. */
  resetAfterSeconds: number;
}

const FIRST_GAP_MS = 250;
const LONGEST_GAP_MS = 120_000;

/**
 * The longest wait of a request; one that would wait longer is refused and comes again. Below the gateway's time limit.
 */
export const LONGEST_WAIT_MS = 8000;

/** Time between a lane's attempts after its free ones: a quarter of a second, doubled each time, two minutes at most. */
export function gapMs(failures: number, free: number): number {
  const over = failures - free;
  return over < 0 ? 0 : Math.min(FIRST_GAP_MS * 2 ** Math.min(over, 20), LONGEST_GAP_MS);
}

/** The current state of the lane: one that was quiet for long enough is reset. */
export function presentLane(state: LaneState | null, limit: LaneLimit, now: number): LaneState {
  if (state === null || now - state.turnAt >= limit.resetAfterSeconds * 1000) return { failures: 0, turnAt: now };
  return state;
}

/** When the lane's next attempt has its turn: now, or the gap after the one before. */
export function nextTurn(lane: LaneState, limit: LaneLimit, now: number): number {
  if (lane.failures < limit.free) return now;
  return Math.max(now, lane.turnAt + gapMs(lane.failures, limit.free));
}
