/** Who is told of a free place. */

/** Whoever waits longest has this long before the next one is told of the same time. */
export const HEAD_START_MINUTES = 30;

interface Span {
  startAt: Date;
  endAt: Date;
}

/**
 * The free time to offer: the nearest to what was wished, of those that are on offer to nobody else and were not
 * offered to the same customer before. Null: none.
 */
export function chooseOffer<Slot extends Span>(
  free: readonly Slot[],
  { wished, onOffer, offered }: { wished: Date; onOffer: readonly Span[]; offered: Date | null },
): Slot | null {
  const distance = ({ startAt }: Slot) => Math.abs(startAt.getTime() - wished.getTime());
  const open = free.filter(
    ({ startAt, endAt }) =>
      startAt.getTime() !== offered?.getTime() &&
      !onOffer.some((other) => other.startAt < endAt && startAt < other.endAt),
  );
  return [...open].sort((a, b) => distance(a) - distance(b) || a.startAt.getTime() - b.startAt.getTime())[0] ?? null;
}
