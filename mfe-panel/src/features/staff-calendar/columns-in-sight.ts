import { type RefObject, useEffect, useState } from 'react';

/** Columns this far outside of what is shown are rendered already, CSS pixels. */
const AHEAD_PX = 400;
const FIRST_COLUMNS = 4;

/**
 * Keys of the columns (`data-column`) that are in sight or near it: all others are rendered as empty. A week of many
 * visits has more blocks than a screen shows. Until the browser has reported, the first ones are.
 */
export function useColumnsInSight(
  scroller: RefObject<HTMLElement | null>,
  keys: string,
): (key: string, index: number) => boolean {
  const [inSight, setInSight] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const root = scroller.current;
    if (!root || keys === '' || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) =>
        setInSight((known) => {
          const next = new Set(known);
          for (const { target, isIntersecting } of entries) {
            const key = target.getAttribute('data-column') ?? '';
            if (isIntersecting) next.add(key);
            else next.delete(key);
          }
          return next;
        }),
      { root, rootMargin: `0px ${AHEAD_PX}px` },
    );
    for (const column of root.querySelectorAll('[data-column]')) observer.observe(column);
    return () => {
      observer.disconnect();
      setInSight(null);
    };
  }, [scroller, keys]);
  return (key, index) => inSight?.has(key) ?? (index < FIRST_COLUMNS || typeof IntersectionObserver === 'undefined');
}
