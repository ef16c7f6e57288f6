/** When a one-time code is sent and when it counts. Source: facts on one-time codes (NIST 800-63B-4). */

export const CODE_SECONDS = 300;
/** Wrong attempts allowed for one guesser. */
export const CODE_TRIES = 5;
/** Wrong attempts allowed for all unknown browsers together. */
export const UNKNOWN_CODE_TRIES = 20;
/** Attempts are counted over this time, whatever codes are sent in it. */
export const TRIES_WINDOW_SECONDS = 3600;
export const PAUSE_SECONDS = 60;
export const CODES_PER_DAY = 10;

/** Times in milliseconds. */
export interface CodeState {
  sentAt: number;
  expiresAt: number;
  /** Of unknown browsers together. */
  tries: number;
  /** Of each guesser. */
  triesBy: Readonly<Record<string, number>>;
  triesSince: number;
}

/** Who enters a code: each browser that logged in to the account before, and each address of other ones, apart. */
export interface CodeGuesser {
  key: string;
  isKnown: boolean;
}

export const mayResend = ({ sentAt }: Pick<CodeState, 'sentAt'>, now: number): boolean =>
  now - sentAt >= PAUSE_SECONDS * 1000;

const isWindowOver = (state: Pick<CodeState, 'triesSince'>, now: number): boolean =>
  now - state.triesSince >= TRIES_WINDOW_SECONDS * 1000;

/** The count of attempts that a new code starts with: a resend alone does not reset it. */
export function triesOfNewCode(
  state: CodeState | null,
  now: number,
): Pick<CodeState, 'tries' | 'triesBy' | 'triesSince'> {
  if (state === null || isWindowOver(state, now)) return { tries: 0, triesBy: {}, triesSince: now };
  return { tries: state.tries, triesBy: state.triesBy, triesSince: state.triesSince };
}

const triesOf = ({ triesBy }: CodeState, { key }: CodeGuesser): number => triesBy[key] ?? 0;

/** Whether another attempt is allowed. */
export function mayTry(state: CodeState, guesser: CodeGuesser, now: number): boolean {
  if (now >= state.expiresAt || triesOf(state, guesser) >= CODE_TRIES) return false;
  return guesser.isKnown || state.tries < UNKNOWN_CODE_TRIES;
}

/** The counts after a wrong attempt. */
export const afterWrongTry = (state: CodeState, guesser: CodeGuesser): Pick<CodeState, 'tries' | 'triesBy'> => ({
  tries: state.tries + (guesser.isKnown ? 0 : 1),
  triesBy: { ...state.triesBy, [guesser.key]: triesOf(state, guesser) + 1 },
});
