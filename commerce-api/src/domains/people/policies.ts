/** What a shop may want otherwise about forms and personal data. Change a value here; the rules follow. */
import { definePolicies } from '../../platform/policies';

/** Of the people of a market. */
export interface MarketPeoplePolicies {
  /** Country prefix that forms begin with. Source: section 5 (48); the market in pounds has its own country's. */
  phonePrefix: number;
}

/** The same for all markets: one office answers, one controller keeps the data. */
export interface PeoplePolicies {
  /** Days to answer a contact form, counted from the day after. Source: content, section 9 (14). */
  contactAnswerDays: number;
  /** Days to answer a complaint about a service; later it is accepted. Source: content, section 9 (30). */
  serviceComplaintDays: number;
  /** Days to answer a complaint about a product; later it is accepted. Source: content, section 9 (14). */
  productComplaintDays: number;
  /** Least age of a reviewer. Source: content, section 1 (not meant for children under 16). */
  reviewerYears: number;
  /** Personal data is kept this long after the contract's end. Source: content, section 9, "Legal" (6 at most). */
  retentionYears: number;
  /** An unused account's deletion is announced this long before. Source: decision 0125. */
  idleAccountNoticeDays: number;
  /** A newsletter's link is valid this long, and the unconfirmed address is stored this long. Source: decision 0198. */
  newsletterConfirmationHours: number;
}

/** The policies of the people domain. */
export const peoplePolicies = definePolicies<MarketPeoplePolicies, PeoplePolicies>({
  byMarket: { phonePrefix: 48 },
  everywhere: {
    contactAnswerDays: 14,
    serviceComplaintDays: 30,
    productComplaintDays: 14,
    reviewerYears: 16,
    retentionYears: 6,
    idleAccountNoticeDays: 30,
    newsletterConfirmationHours: 48,
  },
  markets: { en: { phonePrefix: 44 } },
});
