import type { StaffDoneStatus } from '@aksamit/contracts/staff';

/** Whether staff may record the outcome by now: only once a visit has begun. */
export function mayMarkNow(to: StaffDoneStatus, startAt: Date, now: Date): boolean {
  return to === 'canceled' || startAt <= now;
}
