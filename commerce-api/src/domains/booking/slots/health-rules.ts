/** When the rules on health are shown again. Source: readings.md, "Visits and slots", "Health". Pure. */
import { bookingPolicies } from '../policies';

const DAY = 86_400_000;

export interface HealthState {
  /** Last acknowledgement of the current rules; null: never, or withdrawn. */
  acknowledgedAt: Date | null;
  /** End of the customer's last visit of the same category; null: none yet. */
  lastVisitAt: Date | null;
}

/**
 * Whether the acknowledgement is required before a visit is booked: it was never given to the current text, or
 * `healthGapDays` have passed since it and since the last visit after it.
 */
export function asksForHealth({ acknowledgedAt, lastVisitAt }: HealthState, now: Date): boolean {
  if (acknowledgedAt === null) return true;
  const last = lastVisitAt !== null && lastVisitAt > acknowledgedAt ? lastVisitAt : acknowledgedAt;
  return now.getTime() - last.getTime() > bookingPolicies.everywhere.healthGapDays * DAY;
}
