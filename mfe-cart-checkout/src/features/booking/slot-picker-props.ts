import type { ReactNode } from 'react';
import type { SlotSubject } from './api/get-slots';
import type { StartSalon } from './api/get-start-salon';
import type { Pick, SlotChoice } from './use-pick';

/** What a picker of slots is mounted with. */
export interface SlotPickerProps {
  subject: SlotSubject;
  /** Code or slug of the treatment's category: which salons do it. */
  category: string;
  /** Salon to begin with; null: the preferred one, else the last chosen. */
  locationId: string | null;
  start: StartSalon;
  /** A visit that the new one may follow, or that is moved: its day is shown first. */
  near: { locationId: string; startAt: string; endAt: string | null } | null;
  /** `near` is the visit that is moved: its own time is not offered. */
  isMove?: boolean;
  /** Own visits that are held already: no time is shown that overlaps one. */
  others?: readonly { startAt: string; endAt: string | null }[] | undefined;
  pick: Pick;
  /** Therapist to begin with: of the visit before, or of the one that is moved; null or omitted: anyone. */
  therapistId?: string | null | undefined;
  /** Offered on a full day beside other days. */
  fullDay?: ((slot: SlotChoice) => ReactNode) | undefined;
}
