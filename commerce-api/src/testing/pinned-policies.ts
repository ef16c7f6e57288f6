/** The policies that tests count with: a shop that changes a value changes no test. */
import { bookingPolicies, type MarketBookingPolicies } from '../domains/booking/policies';

/** The figures of the specification. */
export const specifiedBooking: MarketBookingPolicies = {
  cancellationNoticeHours: 24,
  reminderHours: 24,
  performedAtWithdrawalHours: 24,
  noShowsForPrepayment: 3,
  noShowNoticeHours: 24,
};

/** Gives the seeded markets the figures of the specification, whatever the shop's policies are by now. */
export function pinPolicies(): void {
  for (const slug of ['pl', 'en']) bookingPolicies.markets[slug] = specifiedBooking;
}

/** Gives one market other booking policies until `pinPolicies` is called again. */
export function setBookingPolicies(marketSlug: 'pl' | 'en', values: Partial<MarketBookingPolicies>): void {
  bookingPolicies.markets[marketSlug] = { ...specifiedBooking, ...values };
}
