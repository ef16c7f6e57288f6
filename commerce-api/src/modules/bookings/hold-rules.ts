/** How long and how many slots are held. Source: readings.md, "Visits and slots". */

export const HOLD_MINUTES = 20;
/** All in all, before payment. */
export const LONGEST_HOLD_MINUTES = 60;
export const HOLDS_PER_HOLDER = 6;
export const HOLDS_PER_ADDRESS = 20;

/** 20 minutes from now; no longer than an hour after the line's first hold, but never less than what is left. */
export function holdEnd(now: Date, startedAt: Date): Date {
  const latest = startedAt.getTime() + LONGEST_HOLD_MINUTES * 60_000;
  const end = Math.min(now.getTime() + HOLD_MINUTES * 60_000, latest);
  return new Date(end > now.getTime() ? end : now.getTime() + HOLD_MINUTES * 60_000);
}
