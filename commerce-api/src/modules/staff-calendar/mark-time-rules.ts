import type { StaffDoneStatus } from '@aksamit/shared-kit/contracts/staff';

/** Whether staff may say so by now: only once a visit has begun can somebody have come, stayed away or been refused. */
export function mayMarkNow(to: StaffDoneStatus, startAt: Date, now: Date): boolean {
  return to === 'canceled' || startAt <= now;
}
