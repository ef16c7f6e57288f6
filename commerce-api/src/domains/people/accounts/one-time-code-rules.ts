/** When a one-time code is sent and when it counts. Source: facts on one-time codes (NIST 800-63B-4). */

export const CODE_SECONDS = 300;
/** Wrong attempts allowed for one guesser. */
export const CODE_ATTEMPTS = 5;
/** Wrong attempts allowed for all unknown browsers together. */
export const UNKNOWN_CODE_ATTEMPTS = 20;
/** Attempts are counted over this time, whatever codes are sent in it. */
export const ATTEMPTS_WINDOW_SECONDS = 3600;
export const PAUSE_SECONDS = 60;
export const CODES_PER_DAY = 10;

/** Times in milliseconds. */
export interface CodeState {
  sentAt: number;
  expiresAt: number;
  /** Of unknown browsers together. */
  attempts: number;
  /** Of each guesser. */
  attemptsBy: Readonly<Record<string, number>>;
  attemptsSince: number;
}

/** Who enters a code: each browser that logged in to the account before, and each address of other ones, apart. */
export interface CodeGuesser {
  key: string;
  isKnown: boolean;
}

export const mayResend = ({ sentAt }: Pick<CodeState, 'sentAt'>, now: number): boolean =>
  now - sentAt >= PAUSE_SECONDS * 1000;

const isWindowOver = (state: Pick<CodeState, 'attemptsSince'>, now: number): boolean =>
  now - state.attemptsSince >= ATTEMPTS_WINDOW_SECONDS * 1000;

/** The count of attempts that a new code starts with: a resend alone does not reset it. */
export function attemptsOfNewCode(
  state: CodeState | null,
  now: number,
): Pick<CodeState, 'attempts' | 'attemptsBy' | 'attemptsSince'> {
  if (state === null || isWindowOver(state, now)) return { attempts: 0, attemptsBy: {}, attemptsSince: now };
  return { attempts: state.attempts, attemptsBy: state.attemptsBy, attemptsSince: state.attemptsSince };
}

const attemptsOf = ({ attemptsBy }: CodeState, { key }: CodeGuesser): number => attemptsBy[key] ?? 0;

/** Whether another attempt is allowed. */
export function mayAttempt(state: CodeState, guesser: CodeGuesser, now: number): boolean {
  if (now >= state.expiresAt || attemptsOf(state, guesser) >= CODE_ATTEMPTS) return false;
  return guesser.isKnown || state.attempts < UNKNOWN_CODE_ATTEMPTS;
}

/** The counts after a wrong attempt. */
export const afterWrongAttempt = (
  state: CodeState,
  guesser: CodeGuesser,
): Pick<CodeState, 'attempts' | 'attemptsBy'> => ({
  attempts: state.attempts + (guesser.isKnown ? 0 : 1),
  attemptsBy: { ...state.attemptsBy, [guesser.key]: attemptsOf(state, guesser) + 1 },
});
