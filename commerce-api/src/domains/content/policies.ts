/** What a shop may want otherwise about its texts, the charity campaign and short links. Change a value here; all follow. */
import { definePolicies } from '../../platform/policies';

/** The same for all markets: one campaign. */
export interface ContentPolicies {
  /** What an entry earns, minor units of PLN. Source: content, section 9, "Charity campaign" (5 zł). */
  donationMinor: number;
  /** What an entry with photos earns, minor units of PLN. Source: the same (10 zł). */
  donationWithPhotosMinor: number;
  /** Day of the month on which the month before is published. Source: the same (by the 10th); leaves time to look. */
  totalsPublishedOnDay: number;
  /** Day of the month by which the month before is paid. Source: the same (by the 20th). */
  totalsPaidOnDay: number;
  /** A short link is made for a message or a poster, and purged after this time. Source: decision 0116. */
  shortLinkYears: number;
  /** Treatments in a full course of laser hair removal. Source: content, section 1, "Marketing claims" (9). */
  seriesTreatments: number;
  /** Hair that one treatment removes at most. Source: the same (30%). */
  reductionPercent: number;
  /** Weeks until the first effects. Source: the same (about 3). */
  firstEffectsWeeks: number;
  /**
   * Weeks without sun, sunbeds and self-tanner before laser hair removal, and without sun after it. Source: not in the
   * specification; the salon terms of the demo shop have 4, as is usual.
   */
  sunFreeWeeks: number;
  /** Of a session. Source: section 1, "Marketing claims" (about 50). */
  endermologyMinutes: number;
  /** What banks allow by default for a payment by BLIK, minor units of PLN. Source: section 9, "Payments" (1000 zł). */
  blikLimitMinor: number;
  /** Days after which pay later is paid. Source: the same (30). */
  payLaterDays: number;
  /** The lowest price before a reduction is that of so many days. Source: section 9, "Booking and treatment" (30). */
  lowestPriceDays: number;
  /** A changed legal text takes effect so long after its publication. Source: section 9, "Legal" (7). */
  legalNoticeDays: number;
  /** Body parts of a visit that is put together. Source: readings.md, "Configurator" (3). */
  bodyPartsLeast: number;
  /** Salons around a city without one. Source: section 9 (50). */
  nearbyKm: number;
  /** Where a market sells no vouchers, whose records have it. Source: section 9, "Vouchers" (6). */
  voucherMonths: number;
}

/** The policies of the content domain. */
export const contentPolicies = definePolicies<Record<never, never>, ContentPolicies>({
  byMarket: {},
  everywhere: {
    donationMinor: 500,
    donationWithPhotosMinor: 1000,
    totalsPublishedOnDay: 8,
    totalsPaidOnDay: 20,
    shortLinkYears: 2,
    seriesTreatments: 9,
    reductionPercent: 30,
    firstEffectsWeeks: 3,
    sunFreeWeeks: 4,
    endermologyMinutes: 50,
    blikLimitMinor: 100_000,
    payLaterDays: 30,
    lowestPriceDays: 30,
    legalNoticeDays: 7,
    bodyPartsLeast: 3,
    nearbyKm: 50,
    voucherMonths: 6,
  },
});
