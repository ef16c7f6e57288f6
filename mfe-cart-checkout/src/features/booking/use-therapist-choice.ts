import type { EventTherapist } from '@aksamit/contracts';
import { useState } from 'react';
import { useTherapists } from './api/get-therapists';

const NOBODY: readonly EventTherapist[] = [];

/**
 * Whom the visitor asks for in a salon.
 * @param proposedId therapist to begin with, where she works there and does the treatment
 */
export function useTherapistChoice(productId: string, locationId: string | null, proposedId: string | null) {
  const list = useTherapists(productId, locationId);
  const [chosenId, choose] = useState(proposedId);
  const team = list.data ?? NOBODY;
  // With one person there is nothing to choose.
  const therapists = team.length > 1 ? team : NOBODY;
  const chosen = therapists.find(({ id }) => id === chosenId) ?? null;
  const isPending = locationId !== null && list.isPending;
  return {
    therapists,
    /** Null: anyone. */
    chosen,
    isPending,
    /** Whether the proposed therapist does the treatment in this salon is not known yet: no times are shown before. */
    isDeciding: isPending && chosenId !== null,
    /** As calls of a booking take it; undefined: there is no choice, and an older API knows none. */
    requestedId: therapists.length > 0 ? (chosen?.id ?? null) : undefined,
    choose,
  };
}

export type TherapistChoice = ReturnType<typeof useTherapistChoice>;
