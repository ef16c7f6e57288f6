/** The state of the visit of each cart line. Pure. */
import type { CartItem } from '@aksamit/contracts';

/**
 * `held`: a slot is held. `ended`: the hold expired. `later`: the shopper books after the purchase. `open`: nothing is
 * decided.
 */
export type ReservationState = 'held' | 'ended' | 'later' | 'open';

type HeldItem = Pick<CartItem, 'id' | 'startAt' | 'location' | 'holdExpiresAt' | 'holdSecondsLeft'>;

/**
 * End of a hold by this browser's clock, in milliseconds; null without a hold. Computed from the remaining seconds in
 * the API's response, since a browser's clock may be wrong.
 * @param receivedAt when the cart was received, by this browser's clock
 */
export function holdDeadline({ holdSecondsLeft, holdExpiresAt }: HeldItem, receivedAt: number): number | null {
  if (holdExpiresAt === null) return null;
  // An API that predates this field returns only the end time.
  return holdSecondsLeft == null ? Date.parse(holdExpiresAt) : receivedAt + holdSecondsLeft * 1000;
}

export function reservationState(
  item: HeldItem,
  { receivedAt, now, laterIds }: { receivedAt: number; now: number; laterIds: readonly string[] },
): ReservationState {
  if (item.startAt === null || item.location === null) return laterIds.includes(item.id) ? 'later' : 'open';
  return (holdDeadline(item, receivedAt) ?? 0) > now ? 'held' : 'ended';
}

/** The summary is blocked while a visit has neither salon and time nor is left for later. */
export function isDecided(state: ReservationState): boolean {
  return state === 'held' || state === 'later';
}

/** Minutes at which the remaining time of a hold is announced. */
const ANNOUNCED_MINUTES = [1, 2, 5, 10];

/** The mark to announce: the smallest one passed so far; null before the first. */
export function announcedMinutes(secondsLeft: number): number | null {
  return ANNOUNCED_MINUTES.find((minutes) => secondsLeft <= minutes * 60) ?? null;
}

/** `19:04` of seconds. */
export function clockOf(secondsLeft: number): string {
  const whole = Math.max(0, Math.ceil(secondsLeft));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
