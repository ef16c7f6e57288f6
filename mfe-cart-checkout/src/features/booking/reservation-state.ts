/** Where each line of the cart stands with its visit. Pure. */
import type { CartItem } from '@aksamit/shared-kit/contracts';

/**
 * `held`: a slot is held. `ended`: it was, and time ran out. `later`: booked after the purchase, by the shopper's word.
 * `open`: nothing is decided.
 */
export type ReservationState = 'held' | 'ended' | 'later' | 'open';

type HeldItem = Pick<CartItem, 'id' | 'startAt' | 'location' | 'holdExpiresAt' | 'holdSecondsLeft'>;

/**
 * When a hold ends by this browser's clock, milliseconds; null without a hold. Worked out of the seconds that the API
 * said were left when it answered, since a browser's clock may be wrong.
 * @param receivedAt when the cart came, by this browser's clock
 */
export function holdDeadline({ holdSecondsLeft, holdExpiresAt }: HeldItem, receivedAt: number): number | null {
  if (holdExpiresAt === null) return null;
  // An API from before this field says only when.
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

/** Minutes at which it is said aloud how long a slot is still held. */
const SAID_MINUTES = [1, 2, 5, 10];

/** What is said aloud: the smallest of the marks that has been passed; null before the first. */
export function saidMinutes(secondsLeft: number): number | null {
  return SAID_MINUTES.find((minutes) => secondsLeft <= minutes * 60) ?? null;
}

/** `19:04` of seconds. */
export function clockOf(secondsLeft: number): string {
  const whole = Math.max(0, Math.ceil(secondsLeft));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
