import { useQueryClient } from '@aksamit/module-sdk/query';
import { useRef, useState } from 'react';
import { slotsKey } from './api/get-slots';
import { keepLastSalon } from './last-salon';
import { type Refusal, refusalOf } from './refusal';

/** Where and when. */
export interface Place {
  locationId: string;
  /** ISO 8601. */
  startAt: string;
}

/**
 * Handles one choice of a time at a time; `book` makes the call. A refusal is shown until the next choice, and free
 * slots are refetched.
 */
export function usePick(book: (place: Place) => Promise<unknown>) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Place | null>(null);
  const [refusal, setRefusal] = useState<(Refusal & { place: Place }) | null>(null);
  // A second press may come before the state has changed.
  const isBusy = useRef(false);

  const pick = async (place: Place) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(place);
    setRefusal(null);
    try {
      await book(place);
      keepLastSalon(place.locationId);
    } catch (error) {
      setRefusal({ ...refusalOf(error), place });
    } finally {
      isBusy.current = false;
      setPending(null);
      void queryClient.invalidateQueries({ queryKey: slotsKey });
    }
  };
  return { pick, pending, refusal, dismiss: () => setRefusal(null) };
}

export type Pick = ReturnType<typeof usePick>;
