/** Who is told of a free place. */

/** Whoever waits longest has this long before the next one is told of the same time. */
export const HEAD_START_MINUTES = 30;

interface Span {
  startAt: Date;
  endAt: Date;
}

/** What somebody was told of last. */
export interface ToldOffer {
  startAt: Date;
  /** When they were told. */
  at: Date;
  /** Somebody took it since. */
  isGone: boolean;
}

/** The same time is told of again when it was taken and is free again, but not while the news of it is fresh. */
const isNews = (told: ToldOffer, now: Date) =>
  told.isGone && now.getTime() - told.at.getTime() >= HEAD_START_MINUTES * 60_000;

/**
 * The free time to offer: the nearest to what was wished, of those that are on offer to nobody else and are news to the
 * customer. Null: none.
 */
export function chooseOffer<Slot extends Span>(
  free: readonly Slot[],
  { wished, onOffer, told, now }: { wished: Date; onOffer: readonly Span[]; told: ToldOffer | null; now: Date },
): Slot | null {
  const distance = ({ startAt }: Slot) => Math.abs(startAt.getTime() - wished.getTime());
  const known = told && !isNews(told, now) ? told.startAt.getTime() : null;
  const open = free.filter(
    ({ startAt, endAt }) =>
      startAt.getTime() !== known && !onOffer.some((other) => other.startAt < endAt && startAt < other.endAt),
  );
  return [...open].sort((a, b) => distance(a) - distance(b) || a.startAt.getTime() - b.startAt.getTime())[0] ?? null;
}
