/** When a one-time code is sent and when it counts. Source: facts on one-time codes (NIST 800-63B-4). */

export const CODE_SECONDS = 300;
export const CODE_TRIES = 5;
/** The tries are counted over this time, whatever codes are sent in it. */
export const TRIES_WINDOW_SECONDS = 3600;
export const PAUSE_SECONDS = 60;
export const CODES_PER_DAY = 10;

/** Times in milliseconds. */
export interface CodeState {
  sentAt: number;
  expiresAt: number;
  tries: number;
  triesSince: number;
}

export const mayResend = ({ sentAt }: Pick<CodeState, 'sentAt'>, now: number): boolean =>
  now - sentAt >= PAUSE_SECONDS * 1000;

const isWindowOver = (state: Pick<CodeState, 'triesSince'>, now: number): boolean =>
  now - state.triesSince >= TRIES_WINDOW_SECONDS * 1000;

/** The count of tries that a new code starts with: a resend alone does not reset it. */
export function triesOfNewCode(state: CodeState | null, now: number): { tries: number; triesSince: number } {
  if (state === null || isWindowOver(state, now)) return { tries: 0, triesSince: now };
  return { tries: state.tries, triesSince: state.triesSince };
}

/** Whether a code may still be tried. */
export const mayTry = (state: CodeState, now: number): boolean => now < state.expiresAt && state.tries < CODE_TRIES;
