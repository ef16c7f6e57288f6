import { startTransition, useEffect, useState } from 'react';

/** Blocks that a column adds in a frame: a slow computer lays them out within it, beside those of other columns. */
const STEP = 4;

/**
 * How many of a column's items are rendered: a few more with each frame once it is in view, so that scrolling to a full day
 * holds no frame up. All at once where nothing observes what is in view.
 */
export function useGradually(total: number, isInView: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isInView || count === Number.POSITIVE_INFINITY) return;
    const frame = requestAnimationFrame(() =>
      // Once all are there, new ones are too.
      startTransition(() => setCount(count + STEP >= total ? Number.POSITIVE_INFINITY : count + STEP)),
    );
    return () => cancelAnimationFrame(frame);
  }, [isInView, count, total]);
  useEffect(() => (isInView ? () => setCount(0) : undefined), [isInView]);
  if (!isInView) return 0;
  return typeof IntersectionObserver === 'undefined' ? total : count;
}
