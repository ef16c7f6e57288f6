/** How the stand-in for the error-reporting service misbehaves; all off at the start. */
export interface SentryMisbehaviour {
  /** Waits before each answer. */
  delayMs: number;
  /** Answers this and takes nothing; null: takes. */
  status: number | null;
  /** Seconds in the retry-after of such an answer. */
  retryAfter: number | null;
  /** Takes the envelope, but answers 502. */
  loseAnswer: boolean;
  /** Is well-behaved again after so many envelopes; null: never. */
  times: number | null;
}

const wellBehaved: SentryMisbehaviour = { delayMs: 0, status: null, retryAfter: null, loseAnswer: false, times: null };

export type SentryBehaviour = ReturnType<typeof createSentryBehaviour>;

export function createSentryBehaviour() {
  let current = { ...wellBehaved };
  return {
    now: (): SentryMisbehaviour => current,
    configure(change: { [Name in keyof SentryMisbehaviour]?: SentryMisbehaviour[Name] | undefined }): void {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      current = { ...current, ...Object.fromEntries(given) };
    },
    reset(): void {
      current = { ...wellBehaved };
    },
    /** How the next envelope is treated. */
    take(): SentryMisbehaviour {
      const taken = current;
      if (current.times !== null) current = current.times > 1 ? { ...current, times: current.times - 1 } : wellBehaved;
      return taken;
    },
  };
}
