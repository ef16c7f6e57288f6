/** When a visit may be booked, moved or canceled by its customer. Source: readings.md, "Visits and slots". */
import { addDays, addMonths } from '@aksamit/contracts/store-time';
import { bookingPolicies, type MarketBookingPolicies } from '../policies';
import { ageOn } from './age-rules';
import { localOf, startOfDay } from './zoned-time';

const HOUR = 3_600_000;
/** Between two epilation treatments of one part of the body. */
const DAYS_BETWEEN = bookingPolicies.everywhere.weeksBetweenEpilations * 7;

/** The instant that is so many hours away. */
const hoursFrom = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR);

type CancellationPolicy = Pick<MarketBookingPolicies, 'cancellationNoticeHours'>;

interface BookedVisit {
  state: string;
  startAt: Date;
  /** Moved to within the notice for cancellations. */
  isFinal: boolean;
}

/** Whether a visit is too near to be moved or canceled by its customer. */
export const isWithinNotice = (startAt: Date, now: Date, policies: CancellationPolicy) =>
  startAt <= hoursFrom(now, policies.cancellationNoticeHours);

/** Whether a visit is so near that the e-mail about its booking or move replaces the reminder. */
export const isWithinReminder = (startAt: Date, now: Date, policies: Pick<MarketBookingPolicies, 'reminderHours'>) =>
  startAt <= hoursFrom(now, policies.reminderHours);

/** Visits that begin by then count as performed at a withdrawal, and stay. */
export const performedUntil = (now: Date, policies: Pick<MarketBookingPolicies, 'performedAtWithdrawalHours'>) =>
  hoursFrom(now, policies.performedAtWithdrawalHours);

/** Whether the customer may still move or cancel the visit. */
export function mayChangeVisit(
  { state, startAt, isFinal }: BookedVisit,
  now: Date,
  policies: CancellationPolicy,
): boolean {
  return state === 'booked' && !isFinal && !isWithinNotice(startAt, now, policies);
}

/** The customer's history when a visit is booked. Dates are local ones of the salons. */
export interface CustomerHistory {
  noShows: number;
  /** Paid, or about to be paid online: nothing is left to be paid in the salon. */
  isPrepaid: boolean;
  /** Other epilation visits on the same parts of the body; empty for other treatments. */
  sameParts: readonly string[];
  /** Null: not known. */
  dateBirth: string | null;
}

/** Facts about the bought treatment. */
export interface BoughtHistory {
  /** Visits that were bought. */
  total: number;
  /** Done and not attended ones. */
  used: number;
  isAhead: boolean;
  /** Date of its first visit that was used; null before it. */
  firstDate: string | null;
  /** Months from the first visit in which all are taken; null: no end. */
  monthsFromFirst: number | null;
  /** First date on which it is too late for a first visit; null: no end. */
  firstBefore: string | null;
}

/** Why a visit cannot be booked; `from`: the instant from which it can. */
export type BookingRefusal =
  | { code: 'visit_not_done' | 'all_visits_used' | 'package_ended' | 'prepayment_required' | 'too_young' }
  | { code: 'interval_too_short' | 'notice_too_short'; from: Date };

/** Checks the bought treatment's rules for a visit at a time; null: allowed. */
export function boughtRefusal(bought: BoughtHistory, startAt: Date): Exclude<BookingRefusal, { from: Date }> | null {
  if (bought.isAhead) return { code: 'visit_not_done' };
  if (bought.used >= bought.total) return { code: 'all_visits_used' };
  const end = endOf(bought);
  return end !== null && localOf(startAt).date >= end ? { code: 'package_ended' } : null;
}

/** First date on which the purchase is no longer valid; null without an end. */
export function endOf({
  firstDate,
  monthsFromFirst,
  firstBefore,
}: Pick<BoughtHistory, 'firstDate' | 'monthsFromFirst' | 'firstBefore'>): string | null {
  if (firstDate === null) return firstBefore;
  return monthsFromFirst === null ? null : addMonths(firstDate, monthsFromFirst);
}

export const asksForPrepayment = (noShows: number, policies: Pick<MarketBookingPolicies, 'noShowsForPrepayment'>) =>
  noShows >= policies.noShowsForPrepayment;

type NoShowPolicy = Pick<MarketBookingPolicies, 'noShowsForPrepayment' | 'noShowNoticeHours'>;

/** Checks the customer's history for a visit at a time; null: allowed. */
export function customerRefusal(
  history: CustomerHistory,
  startAt: Date,
  now: Date,
  policies: NoShowPolicy,
): BookingRefusal | null {
  const { date } = localOf(startAt);
  if (ageOn({ dateBirth: history.dateBirth, declared: null }, date) === 'under16') return { code: 'too_young' };
  if (asksForPrepayment(history.noShows, policies)) {
    if (!history.isPrepaid) return { code: 'prepayment_required' };
    const from = hoursFrom(now, policies.noShowNoticeHours);
    if (startAt < from) return { code: 'notice_too_short', from };
  }
  const allowed = allowedFrom(history.sameParts, date);
  return allowed ? { code: 'interval_too_short', from: startOfDay(allowed) } : null;
}

/** Whether a visit can be booked now, and from when; `from` null: at once. */
export interface BookingOutlook {
  refusal: Exclude<BookingRefusal, { from: Date }>['code'] | null;
  from: Date | null;
}

/** The earliest time a bought treatment can be booked for, by the purchase and by the customer's history. */
export function bookingOutlook(
  bought: BoughtHistory,
  history: CustomerHistory,
  now: Date,
  policies: NoShowPolicy,
): BookingOutlook {
  const already = boughtRefusal(bought, now);
  if (already) return { refusal: already.code, from: null };
  let at = now;
  let refusal = customerRefusal(history, at, now, policies);
  while (refusal && 'from' in refusal) {
    at = refusal.from;
    refusal = customerRefusal(history, at, now, policies);
  }
  if (refusal) return { refusal: refusal.code, from: null };
  // The wait may last beyond its end.
  const tooLate = boughtRefusal(bought, at);
  return { refusal: tooLate?.code ?? null, from: tooLate || at === now ? null : at };
}

/** Until when the customer may move or cancel a visit; null: not any more. */
export function changeableUntil(visit: BookedVisit, now: Date, policies: CancellationPolicy): Date | null {
  return mayChangeVisit(visit, now, policies) ? hoursFrom(visit.startAt, -policies.cancellationNoticeHours) : null;
}

/** The end of the interval that contains a date; adjacent intervals are joined. Null: it is in none. */
export function allowedFrom(visits: readonly string[], date: string): string | null {
  let from = date;
  for (const visit of [...visits].sort()) {
    if (from < addDays(visit, DAYS_BETWEEN) && visit < addDays(from, DAYS_BETWEEN)) from = addDays(visit, DAYS_BETWEEN);
  }
  return from > date ? from : null;
}
