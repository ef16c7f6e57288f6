import { z } from 'zod';

/** How a stand-in misbehaves; all off at the start. */
export interface Misbehaviour {
  /** Waits before each answer. */
  delayMs: number;
  /** Answers this and takes nothing; null: takes. */
  status: number | null;
  /** Seconds in the retry-after of such an answer. */
  retryAfter: number | null;
  /** Takes what comes, but says that it failed. */
  loseAnswer: boolean;
  /** Is well-behaved again after so many takings; null: never. */
  times: number | null;
}

const wellBehaved: Misbehaviour = { delayMs: 0, status: null, retryAfter: null, loseAnswer: false, times: null };

export type Behaviour = ReturnType<typeof createBehaviour>;

export function createBehaviour() {
  let current = { ...wellBehaved };
  return {
    now: (): Misbehaviour => current,
    configure(change: { [Name in keyof Misbehaviour]?: Misbehaviour[Name] | undefined }): void {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      current = { ...current, ...Object.fromEntries(given) };
    },
    reset(): void {
      current = { ...wellBehaved };
    },
    /** How the next one is treated. */
    take(): Misbehaviour {
      const taken = current;
      if (current.times !== null) current = current.times > 1 ? { ...current, times: current.times - 1 } : wellBehaved;
      return taken;
    },
  };
}

/** Body of a control address: `reset` turns everything off, `clear` forgets what was received. */
export const knobs = z
  .strictObject({
    delayMs: z.number().int().min(0).max(60_000),
    status: z.number().int().min(400).max(599).nullable(),
    retryAfter: z.number().int().min(0).max(86_400).nullable(),
    times: z.number().int().min(1).max(10_000).nullable(),
    loseAnswer: z.boolean(),
    reset: z.boolean(),
    clear: z.boolean(),
  })
  .partial();
