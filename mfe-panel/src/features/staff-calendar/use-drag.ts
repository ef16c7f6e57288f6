import type { StaffEvent } from '@aksamit/contracts/staff';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { CalendarColumn } from './calendar-columns';
import { type MoveProposal, proposalOf, withinAxis } from './move-proposal';
import type { Span } from './opening-hours';
import { canMove } from './visit-outcomes';

/** A press that moves less is a press, CSS pixels. */
const LEAST_PX = 6;

interface DragOptions {
  columns: readonly CalendarColumn[];
  axis: Span;
  minutePx: number;
  onDrop(proposal: MoveProposal): void;
}

interface Grip {
  event: StaffEvent;
  column: string;
  /** Of the press, and its distance from the visit's beginning. */
  x: number;
  y: number;
  offsetMinutes: number;
}

/**
 * Moves a visit with mouse or pen; a finger scrolls, and moves by the form. Escape ends it. No library: a drop is a column
 * and a quarter of an hour, and keys move visits on the same proposal. Source: docs/decisions/0206.
 */
export function useDrag({ columns, axis, minutePx, onDrop }: DragOptions) {
  const [proposal, setProposal] = useState<MoveProposal | null>(null);
  const grip = useRef<Grip | null>(null);
  /** The press that ends a drag is none on the visit. */
  const wasDragged = useRef(false);
  const end = () => {
    grip.current = null;
    setProposal(null);
  };
  const isDragging = proposal !== null;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      grip.current = null;
      setProposal(null);
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDragging]);

  const onPointerDown = (press: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    if (press.pointerType === 'touch' || press.button !== 0) return;
    const block = press.target instanceof Element ? press.target.closest<HTMLElement>('[data-item]') : null;
    const column = columns.find(({ key }) => key === block?.closest<HTMLElement>('[data-column]')?.dataset.column);
    const item = column?.items.find(({ id }) => id === block?.dataset.item);
    if (!block || !column || item?.kind !== 'visit' || !canMove(item.event)) return;
    const offsetMinutes = (press.clientY - block.getBoundingClientRect().top) / minutePx;
    grip.current = { event: item.event, column: column.key, x: press.clientX, y: press.clientY, offsetMinutes };
  };

  const onPointerMove = (move: PointerEvent<HTMLElement>) => {
    const held = grip.current;
    if (!held) return;
    if (!isDragging && Math.hypot(move.clientX - held.x, move.clientY - held.y) < LEAST_PX) return;
    if (!isDragging) move.currentTarget.setPointerCapture(move.pointerId);
    wasDragged.current = true;
    const target = document
      .elementsFromPoint(move.clientX, move.clientY)
      .flatMap((element) => element.closest<HTMLElement>('[data-column]') ?? [])[0];
    const track = target?.querySelector<HTMLElement>('[role="presentation"]');
    const before = proposal ?? proposalOf(held.event, held.column);
    const minutes = track
      ? axis.from + (move.clientY - track.getBoundingClientRect().top) / minutePx - held.offsetMinutes
      : before.from;
    setProposal({
      event: held.event,
      column: target?.dataset.column ?? before.column,
      from: withinAxis(axis, held.event, minutes),
    });
  };

  const onPointerUp = () => {
    if (proposal && grip.current) onDrop(proposal);
    end();
  };
  return {
    proposal,
    /** Whether the click that follows belongs to a drag. */
    isDragClick() {
      const isOne = wasDragged.current;
      wasDragged.current = false;
      return isOne;
    },
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end },
  };
}
