/** Decides which customer is notified of a free time. */
import { bookingPolicies } from '../policies';

interface Span {
  startAt: Date;
  endAt: Date;
}

/** The last offer to a customer. */
export interface LastOffer {
  startAt: Date;
  /** When they were notified. */
  at: Date;
  /** It was taken since. */
  isGone: boolean;
}

/**
 * The same time is offered again when it was taken and is free again, but not while the last notification is recent.
 */
const isNews = (lastOffer: LastOffer, now: Date) =>
  lastOffer.isGone &&
  now.getTime() - lastOffer.at.getTime() >= bookingPolicies.everywhere.waitingHeadStartMinutes * 60_000;

/**
 * The free time to offer: the nearest to the requested one, of those that are offered to nobody else and are new to the
 * customer. Null: none.
 */
export function chooseOffer<Slot extends Span>(
  free: readonly Slot[],
  {
    requestedAt,
    onOffer,
    lastOffer,
    now,
  }: { requestedAt: Date; onOffer: readonly Span[]; lastOffer: LastOffer | null; now: Date },
): Slot | null {
  const distance = ({ startAt }: Slot) => Math.abs(startAt.getTime() - requestedAt.getTime());
  const known = lastOffer && !isNews(lastOffer, now) ? lastOffer.startAt.getTime() : null;
  const open = free.filter(
    ({ startAt, endAt }) =>
      startAt.getTime() !== known && !onOffer.some((other) => other.startAt < endAt && startAt < other.endAt),
  );
  return [...open].sort((a, b) => distance(a) - distance(b) || a.startAt.getTime() - b.startAt.getTime())[0] ?? null;
}
