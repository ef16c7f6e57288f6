/** What a shop may want otherwise about booking. Change a value here; rules, e-mails, pages and texts follow. */
import { definePolicies } from '../../platform/policies';

/** Agreed with the customer by the terms of the market in which the order was placed. */
export interface MarketBookingPolicies {
  /**
   * A visit may be moved or canceled by its customer only longer than this ahead; moved to within it, it is final.
   * Source: content, section 9, "Booking and treatment" (24 h); readings.md, "Visits and slots".
   */
  cancellationNoticeHours: number;
  /**
   * The reminder of a visit is sent this long before it; a booking or move within that time has just sent its own
   * e-mail. Source: not in the specification; a day, as is usual.
   */
  reminderHours: number;
  /**
   * A visit that begins within this time counts as performed when its customer withdraws from the contract. Source:
   * content, section 9 ("otherwise the service counts as done"); readings.md, "Orders".
   */
  performedAtWithdrawalHours: number;
  /** From this many missed visits on, a booking needs prepayment and notice. Source: content, section 9 (3). */
  noShowsForPrepayment: number;
  /** The notice of such a booking. Source: content, section 9 ("at least 1 day before"). */
  noShowNoticeHours: number;
}

/** About the salons, their calendars and the treatments, which are the same for all markets. */
export interface SalonBookingPolicies {
  /** Between two epilation treatments of one part of the body. Source: content, section 9 (6 weeks). */
  weeksBetweenEpilations: number;
  /** A package's visits are taken within this time from the first one. Source: content, section 9 (12 months). */
  packageMonths: number;
  /** Younger customers are refused. Source: content, section 1, "Marketing claims" (16). */
  youngestYears: number;
  /** Younger customers need a guardian's written consent. Source: content, "Salon terms". */
  adultYears: number;
  /** After so long without a visit the rules on health are asked again. Source: content, "Salon terms" (30 days). */
  healthGapDays: number;
  /** A chosen slot is held for this long, renewed on each step. Source: readings.md, "Visits and slots" (20). */
  holdMinutes: number;
  /** All in all, before payment: of one shopper for a day in a salon. Source: readings.md (60). */
  longestHoldMinutes: number;
  /** All in all, of one address for a slot: several shoppers behind it share it in turn. Source: decision 0080. */
  longestAddressHoldMinutes: number;
  /**
   * The pause in which others may hold the slot before the same holder. The trigger `keep_hold_windows` of the database
   * states it too: a change needs a migration, which policies.api.test.ts asks for.
   */
  holdPauseMinutes: number;
  /** Slots that a shopper holds at a time. Source: readings.md (6). */
  holdsPerShopper: number;
  /** Slots that the shoppers of one address hold at a time. Source: readings.md (20). */
  holdsPerAddress: number;
  /** When a payment starts, the hold ends this much after the gateway's time limit. Source: readings.md (10). */
  minutesAfterPaymentLimit: number;
  /** Slots are offered so far ahead. Source: not in the specification. */
  mostDaysAhead: number;
  /** The longest waiting customer has this long before the next one is notified of the same time. Decision 0071. */
  waitingHeadStartMinutes: number;
  /**
   * Staff book somebody who walks in, and move a visit, to a time that began less than this ago. Source: not in the
   * specification; the quarter of an hour that is under way.
   */
  deskStartedMinutes: number;
  /** Days for which a customer may wait. Source: not in the specification. */
  waitingDaysPerCustomer: number;
  /** Days for which one may wait before buying. Source: decision 0061. */
  waitingDaysBeforePurchase: number;
  /** An unmarked visit becomes done by itself this long after its end. Source: readings.md (2). */
  doneAfterHours: number;
}

/** The policies of the booking domain. */
export const bookingPolicies = definePolicies<MarketBookingPolicies, SalonBookingPolicies>({
  byMarket: {
    cancellationNoticeHours: 24,
    reminderHours: 24,
    performedAtWithdrawalHours: 24,
    noShowsForPrepayment: 3,
    noShowNoticeHours: 24,
  },
  everywhere: {
    weeksBetweenEpilations: 6,
    packageMonths: 12,
    youngestYears: 16,
    adultYears: 18,
    healthGapDays: 30,
    holdMinutes: 20,
    longestHoldMinutes: 60,
    longestAddressHoldMinutes: 180,
    holdPauseMinutes: 20,
    holdsPerShopper: 6,
    holdsPerAddress: 20,
    minutesAfterPaymentLimit: 10,
    mostDaysAhead: 180,
    deskStartedMinutes: 15,
    waitingHeadStartMinutes: 30,
    waitingDaysPerCustomer: 20,
    waitingDaysBeforePurchase: 5,
    doneAfterHours: 2,
  },
  // A market's own terms: en: { cancellationNoticeHours: 48 }.
});
