/** How long and how many slots are held. Source: readings.md, "Visits and slots"; docs/decisions/0080. */
import { bookingPolicies } from '../policies';

const { holdMinutes, longestHoldMinutes, longestAddressHoldMinutes, holdPauseMinutes } = bookingPolicies.everywhere;

const minutes = (count: number) => count * 60_000;

/** The start of the first hold, and the end of the latest one. */
export interface HoldWindow {
  of: 'shopper' | 'address';
  startedAt: Date;
  heldUntil: Date;
}

/** `startedAt`: start of the shopper's hour. `from`: when the same may be held again; null: now. */
export interface HoldStart {
  startedAt: Date;
  from: Date | null;
}

/** The hour that a hold belongs to: a running one continues, one whose pause is over is ignored. */
export function holdStart(now: Date, windows: readonly HoldWindow[]): HoldStart {
  const again = ({ heldUntil }: HoldWindow) => heldUntil.getTime() + minutes(holdPauseMinutes);
  const running = windows.filter((window) => now.getTime() < again(window));
  const own = running.filter((window) => window.of === 'shopper');
  const startedAt = new Date(Math.min(now.getTime(), ...own.map((window) => window.startedAt.getTime())));
  const over = running.filter((window) => latestEnd(window) <= now.getTime());
  return { startedAt, from: over.length > 0 ? new Date(Math.max(...over.map(again))) : null };
}

/** `holdMinutes` from now, no longer than `longestHoldMinutes` after the first hold. */
export function holdEnd(now: Date, startedAt: Date): Date {
  return new Date(Math.min(now.getTime() + minutes(holdMinutes), latestEnd({ of: 'shopper', startedAt })));
}

const latestEnd = ({ of, startedAt }: Pick<HoldWindow, 'of' | 'startedAt'>) =>
  startedAt.getTime() + minutes(of === 'shopper' ? longestHoldMinutes : longestAddressHoldMinutes);
