import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { CalendarColumn } from './calendar-columns';
import { type Cursor, movedCursor, validCursor } from './grid-moves';
import { type MoveProposal, nudged, proposalOf } from './move-proposal';
import type { Span } from './opening-hours';
import { canMove } from './visit-outcomes';

interface GridKeyOptions {
  scroller: RefObject<HTMLElement | null>;
  columns: readonly CalendarColumn[];
  axis: Span;
  onConfirm(proposal: MoveProposal): void;
}

/** The keyboard's ways through the grid: one tab stop that arrow keys move, and the mode in which they move a visit. */
export function useGridKeys({ scroller, columns, axis, onConfirm }: GridKeyOptions) {
  const [wanted, setWanted] = useState<Cursor | null>(null);
  /** Counts the moves of the cursor by key: the focus follows these alone. */
  const [steps, setSteps] = useState(0);
  const [proposal, setProposal] = useState<MoveProposal | null>(null);
  const cursor = validCursor(columns, wanted);
  const focused = cursor?.item;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refetch that removes the item must not move the focus.
  useEffect(() => {
    if (steps === 0 || focused === undefined) return;
    scroller.current?.querySelector<HTMLElement>(`[data-item="${focused}"]`)?.focus();
  }, [steps]);

  const moveMode = (event: KeyboardEvent, moving: MoveProposal) => {
    const next = nudged(moving, event.key, { columns, axis });
    if (next) setProposal(next);
    else if (event.key === 'Enter') onConfirm(moving);
    if (event.key === 'Enter' || event.key === 'Escape' || event.key === 'Tab') setProposal(null);
    if (next || event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (proposal) return moveMode(event, proposal);
    // Keys of what stands in a head are its own.
    if (!cursor || !(event.target instanceof Element) || !event.target.closest('[data-item]')) return;
    if (event.key.toLowerCase() === 'm') {
      const item = columns.find(({ key }) => key === cursor.column)?.items.find(({ id }) => id === cursor.item);
      if (item?.kind === 'visit' && canMove(item.event)) setProposal(proposalOf(item.event, cursor.column));
      return;
    }
    const next = movedCursor(columns, cursor, event.key);
    if (!next) return;
    event.preventDefault();
    setWanted(next);
    setSteps((count) => count + 1);
  };
  // However an item takes the focus, the arrow keys go on from it.
  const onFocus = ({ target }: FocusEvent) => {
    const item = target instanceof HTMLElement ? target.dataset.item : undefined;
    const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
    const isThere = cursor?.item === item && cursor?.column === column;
    if (!isThere && item !== undefined && column !== undefined) setWanted({ column, item });
  };
  return { cursor, isUsed: wanted !== null, proposal, onKeyDown, onFocus };
}
