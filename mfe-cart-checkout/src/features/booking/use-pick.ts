import { useQueryClient } from '@aksamit/module-sdk/query';
import { useRef, useState } from 'react';
import { slotsKey } from './api/get-slots';
import { keepLastSalon } from './last-salon';
import { type Refusal, refusalOf } from './refusal';

/** Where and when. */
export interface SlotChoice {
  locationId: string;
  /** ISO 8601. */
  startAt: string;
  /** Whom the visitor asks for; null: anyone; undefined: there is no choice. */
  therapistId?: string | null | undefined;
}

/**
 * Handles one choice of a time at a time; `book` makes the call. A refusal is shown until the next choice, and free
 * slots are refetched.
 */
export function usePick(book: (slot: SlotChoice) => Promise<unknown>) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<SlotChoice | null>(null);
  const [refusal, setRefusal] = useState<(Refusal & { slot: SlotChoice }) | null>(null);
  // A second press may come before the state has changed.
  const isBusy = useRef(false);

  const pick = async (slot: SlotChoice) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(slot);
    setRefusal(null);
    try {
      await book(slot);
      keepLastSalon(slot.locationId);
    } catch (error) {
      setRefusal({ ...refusalOf(error), slot });
    } finally {
      isBusy.current = false;
      setPending(null);
      void queryClient.invalidateQueries({ queryKey: slotsKey });
    }
  };
  return { pick, pending, refusal, dismiss: () => setRefusal(null) };
}

export type Pick = ReturnType<typeof usePick>;
