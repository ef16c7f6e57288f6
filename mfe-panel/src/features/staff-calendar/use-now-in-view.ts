import { type RefObject, useLayoutEffect } from 'react';
import type { CalendarColumn } from './calendar-columns';
import type { WallClock } from './move-obstacle';
import type { Span } from './opening-hours';

interface NowInViewOptions {
  columns: readonly Pick<CalendarColumn, 'key' | 'date'>[];
  axis: Span;
  now: WallClock;
  minutePx: number;
  /** How often Today was pressed. */
  presses: number;
}

/** So much of what is shown lies before the present time: who is in the salon now came earlier. */
const SHARE_BEFORE = 1 / 3;

/**
 * Scrolls to the present time and to today's first column when today comes into view, and when Today is pressed: a day
 * is longer than a screen, a week wider. Otherwise the position is the viewer's.
 */
export function useNowInView(scroller: RefObject<HTMLElement | null>, options: NowInViewOptions): void {
  const { columns, axis, now, minutePx, presses } = options;
  const today = columns.find(({ date }) => date === now.date)?.key;
  const isWithin = axis.from <= now.minutes && now.minutes <= axis.to;
  const isShown = today !== undefined && isWithin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when today comes into view or Today is pressed, not as the time passes.
  useLayoutEffect(() => {
    const root = scroller.current;
    if (!root || !isShown) return;
    root.scrollTop = Math.max(0, (now.minutes - axis.from) * minutePx - root.clientHeight * SHARE_BEFORE);
    const column = root.querySelector<HTMLElement>(`[data-column="${today}"]`);
    const hours = column?.parentElement?.firstElementChild?.clientWidth ?? 0;
    if (column) root.scrollLeft = Math.max(0, column.offsetLeft - hours);
  }, [scroller, isShown, presses]);
}
