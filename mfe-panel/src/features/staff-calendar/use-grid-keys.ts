import type { StaffEvent } from '@aksamit/contracts/staff';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { CalendarColumn } from './calendar-columns';
import { type Cursor, movedCursor, validCursor } from './grid-moves';
import type { MoveProposal } from './move-proposal';
import type { Span } from './opening-hours';
import { useMoveMode } from './use-move-mode';

interface GridKeyOptions {
  scroller: RefObject<HTMLElement | null>;
  columns: readonly CalendarColumn[];
  axis: Span;
  /** The visit that was moved last: where its block lost the focus, in another column it takes it again. */
  moved: StaffEvent | null;
  onConfirm(proposal: MoveProposal): void;
  /** Undoes the last move; null: none can be undone. */
  onUndo: (() => void) | null;
}

/** The keyboard's ways through the grid: one tab stop that arrow keys move, and the mode in which they move a visit. */
export function useGridKeys({ scroller, columns, axis, moved, onConfirm, onUndo }: GridKeyOptions) {
  const [wanted, setWanted] = useState<Cursor | null>(null);
  /** Counts the moves of the cursor by key: the focus follows these alone. */
  const [steps, setSteps] = useState(0);
  const mode = useMoveMode({ columns, axis, onConfirm });
  const cursor = validCursor(columns, wanted);
  const focused = cursor?.item;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refetch that removes the item must not move the focus.
  useEffect(() => {
    if (steps === 0 || focused === undefined) return;
    scroller.current?.querySelector<HTMLElement>(`[data-item="${focused}"]`)?.focus();
  }, [steps]);
  const lead = (next: Cursor) => {
    setWanted(next);
    setSteps((count) => count + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move leads the focus, no later change of the columns.
  useEffect(() => {
    const column = columns.find(({ items }) => items.some(({ id }) => id === moved?.id));
    if (moved && column && document.activeElement === document.body) lead({ column: column.key, item: moved.id });
  }, [moved]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isUndoKey(event) && onUndo && !mode.move) {
      event.preventDefault();
      return onUndo();
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (mode.move) return mode.onKeyDown(event, mode.move);
    // Keys of what stands in a head are its own.
    if (!cursor || !(event.target instanceof Element) || !event.target.closest('[data-item]')) return;
    if (event.key.toLowerCase() === 'm') {
      const item = columns.find(({ key }) => key === cursor.column)?.items.find(({ id }) => id === cursor.item);
      if (item) mode.begin(item, cursor.column);
      return;
    }
    const next = movedCursor(columns, cursor, event.key);
    if (!next) return;
    event.preventDefault();
    lead(next);
  };
  // However an item takes the focus, the arrow keys go on from it.
  const onFocus = ({ target }: FocusEvent) => {
    const item = target instanceof HTMLElement ? target.dataset.item : undefined;
    const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
    const isThere = cursor?.item === item && cursor?.column === column;
    if (!isThere && item !== undefined && column !== undefined) setWanted({ column, item });
  };
  // Nothing takes the focus when another window is used meanwhile: then the move goes on afterwards.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) mode.onLeave();
  };
  return {
    cursor,
    isUsed: wanted !== null,
    move: mode.move,
    step: mode.step,
    handlers: { onKeyDown, onFocus, onBlur },
  };
}

const isUndoKey = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';
