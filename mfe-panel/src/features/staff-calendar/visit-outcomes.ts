import type { StaffDoneStatus, StaffEvent, StaffEventStatus } from '@aksamit/contracts/staff';

/** What staff may record, by the present state. The API decides: this only spares presses that it refuses. */
const OUTCOMES: Readonly<Record<StaffEventStatus, readonly StaffDoneStatus[]>> = {
  held: [],
  active: ['done', 'noShow', 'refused', 'canceled'],
  done: ['noShow', 'refused'],
  noShow: ['done', 'refused'],
  refused: ['done', 'noShow'],
  canceled: [],
};

/** An outcome that staff may record, and whether it is too early for it. */
export interface VisitOutcome {
  to: StaffDoneStatus;
  /** Only once the visit has begun. Source: readings.md, "Visits and slots". */
  isAhead: boolean;
}

export function outcomesOf({ doneStatus, startAt }: StaffEvent, now: Date): VisitOutcome[] {
  const isAhead = Date.parse(startAt) > now.getTime();
  return OUTCOMES[doneStatus].map((to) => ({ to, isAhead: isAhead && to !== 'canceled' }));
}

/** Only a visit that is booked can be moved. */
export const canMove = ({ doneStatus }: StaffEvent): boolean => doneStatus === 'active';
