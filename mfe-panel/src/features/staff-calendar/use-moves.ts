import type { StaffEvent } from '@aksamit/contracts/staff';
import { newIdempotencyKey, useHttp } from '@aksamit/module-sdk/http';
import { useMutation } from '@aksamit/module-sdk/query';
import { useEffect, useState } from 'react';
import { moveVisit } from './api/change-visit';
import { formerMove, type WantedMove } from './move-proposal';
import { useCalendarCache } from './use-calendar-cache';

/** How long a move can be undone with one press. Afterwards it is moved back like any visit. */
const UNDO_MS = 10_000;

/** A move under way, or one that can be undone. */
export interface Move {
  /** The visit before it. */
  event: StaffEvent;
  move: WantedMove;
  isUndo?: boolean;
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
export function useMoves(locationId: string): Moves {
  const http = useHttp();
  const cache = useCalendarCache(locationId);
  const [done, setDone] = useState<Moves['done']>(null);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const moving = useMutation({
    mutationFn: ({ event, move }: Move) => moveVisit(http, { id: event.id, move }, newIdempotencyKey()),
    onMutate: () => setDone(null),
    onSuccess: (event, { event: former, isUndo = false }) => {
      cache.put(event);
      setDone({ former, event, isUndo });
    },
    onSettled: cache.refetch,
  });
  const { error, variables, isPending } = moving;
  return {
    start: (move) => {
      if (!isPending) moving.mutate(move);
    },
    refused: error && variables ? { wanted: variables, error } : null,
    dropRefusal: moving.reset,
    pending: isPending ? variables : null,
    done,
    undo: () => {
      if (done && !isPending) moving.mutate({ event: done.event, move: formerMove(done.former), isUndo: true });
    },
  };
}
