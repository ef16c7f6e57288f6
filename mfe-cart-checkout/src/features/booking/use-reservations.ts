import type { CartItem } from '@aksamit/contracts';
import { useMemo, useState } from 'react';
import type { OwnVisit } from './components/reservation-item';
import { holdDeadline, isDecided, type ReservationState, reservationState } from './reservation-state';
import { useLaterChoices } from './use-later-choices';

export interface Reservation {
  item: CartItem;
  state: ReservationState;
  deadline: number | null;
  isOpen: boolean;
}

/**
 * States of all lines, and which one is being chosen: the one that was opened, else the first undecided one. @param
 * receivedAt when the cart was received, by this browser's clock
 */
export function useReservations(items: readonly CartItem[], receivedAt: number) {
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const { laterIds, setLater } = useLaterChoices(ids);
  const [openedId, setOpened] = useState<string | null>(null);
  const states = items.map((item) => reservationState(item, { receivedAt, now: Date.now(), laterIds }));
  const firstOpen = states.findIndex((state) => !isDecided(state));
  const opened = items.findIndex(({ id }) => id === openedId);
  const openIndex = opened >= 0 ? opened : firstOpen;
  const reservations: Reservation[] = items.map((item, index) => ({
    item,
    state: states[index] ?? 'open',
    deadline: holdDeadline(item, receivedAt),
    isOpen: index === openIndex,
  }));
  return {
    reservations,
    undecided: reservations.filter(({ state }) => !isDecided(state)).map(({ item }) => item.id),
    open: setOpened,
    close: () => setOpened(null),
    setLater,
  };
}

export type Reservations = ReturnType<typeof useReservations>;

/** Held visits of the other lines, in order of time. */
export function othersOf(reservations: readonly Reservation[], itemId: string): OwnVisit[] {
  return reservations
    .flatMap(({ item: { id, location, startAt, endAt }, state }) => {
      const isOther = state === 'held' && id !== itemId && location !== null && startAt !== null;
      return isOther ? [{ locationId: location.id, startAt, endAt: endAt ?? null }] : [];
    })
    .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
}
