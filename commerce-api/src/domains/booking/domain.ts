/** Slots, holds, visits and the waiting list. */
import { sql } from 'kysely';
import { defineDomain } from '../../platform/domain';
import { registerCustomerCards } from './customer-card';
import { bookingCallErrors, bookingErrors } from './errors';
import { bookingJobs } from './jobs';
import { bookingPersonalData } from './personal-data';
import { bookingPolicies } from './policies';
import { registerShifts } from './shifts';
import { registerSlots } from './slots';
import { registerStaffCalendar } from './staff-calendar';
import { registerStaffFigures } from './staff-figures';
import en from './texts/en.json';
import pl from './texts/pl.json';
import { registerVisits, replaceRefusedReminder } from './visits';

/** The kinds of messages that this domain has texts for. */
declare module '../operations/messages/message-kinds' {
  interface EmailKinds extends Record<keyof typeof pl.email, true> {}
  interface SmsKinds extends Record<keyof typeof pl.sms, true> {}
}

export const booking = defineDomain({
  name: 'booking',
  routes: [
    registerSlots,
    registerVisits,
    registerStaffCalendar,
    registerCustomerCards,
    registerShifts,
    registerStaffFigures,
  ],
  jobs: bookingJobs,
  errors: bookingErrors,
  callErrors: bookingCallErrors,
  queues: [{ name: 'holds', pending: sql`select hold_expires_at as due_at from visits where state = 'held'` }],
  texts: { pl, en },
  personalData: bookingPersonalData,
  refusedSms: { visitReminder: replaceRefusedReminder },
  figures: {
    hours: bookingPolicies.of('pl').cancellationNoticeHours,
    minutes: bookingPolicies.everywhere.longestHoldMinutes,
    weeks: bookingPolicies.everywhere.weeksBetweenEpilations,
    years: bookingPolicies.everywhere.youngestYears,
  },
  owns: [
    'blocked_times',
    'calendar_changes',
    'calendar_entry_changes',
    'customer_notes',
    'first_free_days',
    'hold_windows',
    'therapist_rotas',
    'therapist_shift_exceptions',
    'therapist_shifts',
    'visit_notes',
    'visits',
    'waiting_callers',
    'waiting_list',
  ],
  publishes: ['first_free_days', 'visits'],
});
