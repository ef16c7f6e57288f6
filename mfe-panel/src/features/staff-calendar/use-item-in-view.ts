import { type RefObject, useLayoutEffect } from 'react';
import type { CalendarColumn } from './calendar-columns';
import type { Span } from './opening-hours';

interface ItemInViewOptions {
  columns: readonly Pick<CalendarColumn, 'key' | 'items'>[];
  axis: Span;
  /** Id of the item whose details are shown; null: none. */
  openItem: string | null;
  minutePx: number;
}

/** So much of the surroundings is shown too. */
const AROUND_PX = 24;

/** The scroll position nearest to the present one that shows a span, CSS pixels; where it is too long, its beginning. */
export function nearestPosition({ from, to }: Span, position: number, size: number): number {
  if (from >= position && to <= position + size) return position;
  if (from < position) return Math.max(0, from - AROUND_PX);
  return Math.min(from, to - size + AROUND_PX);
}

/**
 * Scrolls to the item whose details are shown, as far as it is out of view: a search opens what lies elsewhere, and the
 * details take a part of the width. By its column and time, since far columns are rendered without their items.
 */
export function useItemInView(scroller: RefObject<HTMLElement | null>, options: ItemInViewOptions): void {
  const { columns, axis, openItem, minutePx } = options;
  const key = columns.find(({ items }) => items.some(({ id }) => id === openItem))?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another item is opened, not as the calendar changes.
  useLayoutEffect(() => {
    const root = scroller.current;
    const item = columns.find((column) => column.key === key)?.items.find(({ id }) => id === openItem);
    const column = root?.querySelector<HTMLElement>(`[data-column="${key}"]`);
    if (!root || !item || !column) return;
    // The heads and the hours cover the beginning of what is scrolled.
    const head = column.firstElementChild?.clientHeight ?? 0;
    const hours = column.parentElement?.firstElementChild?.clientWidth ?? 0;
    const down = { from: (item.from - axis.from) * minutePx, to: (item.to - axis.from) * minutePx };
    root.scrollTop = nearestPosition(down, root.scrollTop, root.clientHeight - head);
    const width = column.offsetWidth / item.lanes;
    const left = column.offsetLeft - hours + item.lane * width;
    root.scrollLeft = nearestPosition({ from: left, to: left + width }, root.scrollLeft, root.clientWidth - hours);
  }, [scroller, openItem, key]);
}
