/** What a shop may want otherwise about the charity campaign and short links. Change a value here; the rules follow. */
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
  },
});
