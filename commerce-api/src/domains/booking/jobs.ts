import type { Job, JobContext } from '../../platform/domain';
import { purgeOldCustomerNotes } from './customer-card';
import { keepFirstFreeDays } from './slots';
import { purgeCalendarChanges } from './staff-calendar';
import { markEndedVisits, offerFreedSlots, purgeOldVisitNotes, releaseEndedHolds, remindOfVisits } from './visits';
import { purgePassedEntries } from './waiting-list';

export const bookingJobs = ({ db, config: { publicOrigin, sms } }: JobContext): readonly Job[] => [
  { name: 'ended visits', pauseMs: 60_000, run: () => markEndedVisits(db) },
  { name: 'reminders', pauseMs: 60_000, run: () => remindOfVisits(db, { publicOrigin, sendsSms: sms !== null }) },
  // Released or expired time is offered within seconds to waiting customers.
  { name: 'waiting list', pauseMs: 3000, run: () => offerFreedSlots(db) },
  { name: 'ended holds', pauseMs: 3000, run: () => releaseEndedHolds(db) },
  { name: 'first free days', pauseMs: 300_000, run: () => keepFirstFreeDays(db) },
  { name: 'old calendar changes', pauseMs: 600_000, run: () => purgeCalendarChanges(db) },
  { name: 'old visit notes', pauseMs: 3_600_000, run: () => purgeOldVisitNotes(db) },
  { name: 'passed waiting-list entries', pauseMs: 3_600_000, run: () => purgePassedEntries(db) },
  { name: 'old customer notes', pauseMs: 3_600_000, run: () => purgeOldCustomerNotes(db) },
];
