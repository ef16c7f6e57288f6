import type { StaffEvent } from '@aksamit/contracts/staff';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { newIdempotencyKey, useHttp } from '@aksamit/module-sdk/http';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation } from '@aksamit/module-sdk/query';
import { useEffect, useState } from 'react';
import { moveVisit } from './api/change-visit';
import { formerMove, type WantedMove } from './move-proposal';
import { changedVisit } from './refusal';
import type { VisitChanges } from './use-visit-changes';
import { canMove } from './visit-outcomes';

/** How long a move can be undone with one press. Afterwards it is moved back like any visit. */
const UNDO_MS = 20_000;

/** A move under way, or one that can be undone. */
export interface Move {
  /** The visit before it, as it was seen when the move was decided. */
  event: StaffEvent;
  move: WantedMove;
  isUndo?: boolean;
  /** Once it was made: what was typed for it is done with. */
  onMoved?(): void;
  /** A colleague changed the visit meanwhile; the next decision is on the visit as it is now. */
  onConflict?(now: StaffEvent): void;
}

export interface Moves {
  /** Moves a visit; the calendar shows the result. */
  start(move: Move): void;
  /** Of a refused move: what was wanted, and the error. */
  refused: { wanted: Move; error: Error } | null;
  dropRefusal(): void;
  pending: Move | null;
  /** The last move, with the visit as it is now, while it can be undone. */
  done: { former: StaffEvent; event: StaffEvent; isUndo: boolean } | null;
  undo(): void;
}

/** Moves of visits by drag, by keyboard and by form, each with an undo. */
export function useMoves(changes: VisitChanges): Moves {
  const http = useHttp();
  const t = useTranslate();
  const locale = useLocaleFormats();
  const [done, setDone] = useState<Moves['done']>(null);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const againLabel = ({ startAt }: WantedMove) =>
    t('staff.visit.changed.again.move', { day: formatWeekdayDate(startAt, locale), time: formatTime(startAt) });
  const moving = useMutation<StaffEvent, Error, Move>({
    mutationFn: (wanted: Move) =>
      changes.make({
        event: wanted.event,
        send: (version) => moveVisit(http, { id: wanted.event.id, move: wanted.move, version }, newIdempotencyKey()),
        againLabel: againLabel(wanted.move),
        again: (event) => moving.mutate({ ...wanted, event }),
        isPossible: canMove,
      }),
    onMutate: () => setDone(null),
    onSuccess: (event, { event: former, isUndo = false, onMoved }) => {
      setDone({ former, event, isUndo });
      onMoved?.();
    },
    onError: (error, { onConflict }) => {
      const now = changedVisit(error);
      if (now) onConflict?.(now);
    },
  });
  const { error, variables, isPending } = moving;
  return {
    start: (move) => {
      if (!isPending) moving.mutate(move);
    },
    // What a colleague changed is shown as a conflict.
    refused: error && variables && !changedVisit(error) ? { wanted: variables, error } : null,
    dropRefusal: moving.reset,
    pending: isPending ? variables : null,
    done,
    undo: () => {
      if (done && !isPending)
        moving.mutate({ event: done.event, move: formerMove(done.former, done.event), isUndo: true });
    },
  };
}
