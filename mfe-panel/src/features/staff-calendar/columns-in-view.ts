import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { CalendarColumn } from './calendar-columns';

/** Columns this far outside of what is shown are rendered already, CSS pixels. */
const AHEAD_PX = 400;
/** So many items fill the widest screen. */
const FIRST_ITEMS = 80;

/** Keys of the first columns that hold enough to fill a screen, from today's on, where the calendar opens. */
export function firstColumns(columns: readonly CalendarColumn[], today: string): ReadonlySet<string> {
  const first = new Set<string>();
  let items = 0;
  const start = Math.max(
    0,
    columns.findIndex(({ date }) => date === today),
  );
  for (const column of [...columns.slice(start), ...columns.slice(0, start).reverse()]) {
    if (items >= FIRST_ITEMS) break;
    first.add(column.key);
    items += column.items.length;
  }
  return first;
}

/**
 * Which columns (`data-column`) are in view or near it: all others are rendered as empty. A week of many visits has more
 * blocks than a screen shows. Until the browser has reported, the first ones are.
 */
export function useColumnsInView(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly CalendarColumn[],
  today: string,
): (key: string) => boolean {
  const [inView, setInView] = useState<ReadonlySet<string> | null>(null);
  const keys = columns.map(({ key }) => key).join();
  useEffect(() => {
    const root = scroller.current;
    if (!root || keys === '' || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) =>
        startTransition(() =>
          setInView((known) => {
            const next = new Set(known);
            for (const { target, isIntersecting } of entries) {
              const key = target.getAttribute('data-column') ?? '';
              if (isIntersecting) next.add(key);
              else next.delete(key);
            }
            return next;
          }),
        ),
      { root, rootMargin: `0px ${AHEAD_PX}px` },
    );
    for (const column of root.querySelectorAll('[data-column]')) observer.observe(column);
    return () => {
      observer.disconnect();
      setInView(null);
    };
  }, [scroller, keys]);
  if (typeof IntersectionObserver === 'undefined') return () => true;
  const shown = inView ?? firstColumns(columns, today);
  return (key) => shown.has(key);
}
