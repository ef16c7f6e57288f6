import { type KeyboardEvent, useState } from 'react';
import type { CalendarColumn, ColumnItem } from './calendar-columns';
import { type MoveProposal, nudged, proposalOf } from './move-proposal';
import type { Span } from './opening-hours';
import { canMove } from './visit-outcomes';

/** A visit that keys move: where it stood when that began, and where it would be now. */
export interface KeyMove {
  begun: MoveProposal;
  now: MoveProposal;
}

/** The last step, which is announced: `stopped` stays where it was, `impossible` cannot be moved at all. */
export interface MoveStep {
  kind: 'begun' | 'at' | 'stopped' | 'impossible';
  proposal: MoveProposal;
}

interface MoveModeOptions {
  columns: readonly CalendarColumn[];
  axis: Span;
  onConfirm(proposal: MoveProposal): void;
}

/** The mode in which arrow keys move a visit, Enter confirms it, and Escape or leaving ends it. */
export function useMoveMode({ columns, axis, onConfirm }: MoveModeOptions) {
  const [move, setMove] = useState<KeyMove | null>(null);
  const [step, setStep] = useState<MoveStep | null>(null);
  const stop = ({ begun }: KeyMove) => {
    setMove(null);
    setStep({ kind: 'stopped', proposal: begun });
  };
  const confirm = ({ begun, now }: KeyMove) => {
    if (now.column === begun.column && now.from === begun.from) return stop({ begun, now });
    setMove(null);
    // The result is announced instead.
    setStep(null);
    onConfirm(now);
  };
  return {
    move,
    step,
    begin(item: ColumnItem, column: string) {
      if (item.kind !== 'visit') return;
      const proposal = proposalOf(item.event, column);
      const isMovable = canMove(item.event);
      setStep({ kind: isMovable ? 'begun' : 'impossible', proposal });
      if (isMovable) setMove({ begun: proposal, now: proposal });
    },
    onKeyDown(event: KeyboardEvent, current: KeyMove) {
      const next = nudged(current.now, event.key, { columns, axis });
      if (next) {
        setMove({ ...current, now: next });
        setStep({ kind: 'at', proposal: next });
      } else if (event.key === 'Enter') confirm(current);
      else if (event.key === 'Escape' || event.key === 'Tab') stop(current);
      if (next || event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
    },
    /** The focus went elsewhere. */
    onLeave() {
      if (move) stop(move);
    },
  };
}
