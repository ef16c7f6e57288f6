import type { StaffDoneStatus } from '@aksamit/shared-kit/contracts/staff';

/** States of a visit as they are stored. */
export type VisitState = 'held' | 'released' | 'booked' | 'done' | 'noShow' | 'refused' | 'canceled';

/**
 * What staff may make of a visit. A visit that is over counts as done by itself: staff correct that, and each other's
 * slips, but nothing that was canceled comes back, since its place may be somebody else's by now.
 */
const transitions: Record<VisitState, readonly StaffDoneStatus[]> = {
  held: [],
  released: [],
  booked: ['done', 'noShow', 'refused', 'canceled'],
  done: ['noShow', 'refused'],
  noShow: ['done', 'refused'],
  refused: ['done', 'noShow'],
  canceled: [],
};

export function mayStaffMark(from: VisitState, to: StaffDoneStatus): boolean {
  return transitions[from].includes(to);
}

/** Whether a visit has begun: only then can somebody have come, stayed away or been refused. */
export function mayMarkNow(to: StaffDoneStatus, startAt: Date, now: Date): boolean {
  return to === 'canceled' || startAt <= now;
}
