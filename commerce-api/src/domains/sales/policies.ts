/** What a shop may want otherwise about orders and payments. Change a value here; rules and texts follow. */
import { definePolicies } from '../../platform/policies';

/** Agreed with the customer by the terms of the market in which the order was placed. */
export interface MarketSalesPolicies {
  /** Days to withdraw from a distance contract, counted from the day after the order's. Source: readings.md (14). */
  withdrawalDays: number;
}

/** The same for all markets. */
export interface CommonSalesPolicies {
  /** A voucher's money waits this long for the rest of the payment after the last attempt ended. */
  unpaidVoucherMinutes: number;
  /** The use of a code with a limit, and the discount of a first order, wait this long for the payment. */
  unpaidDiscountMinutes: number;
  /** A visitor's cart without changes for this long is purged, with the recipients of vouchers in it. */
  abandonedCartDays: number;
}

/** The policies of the sales domain. */
export const salesPolicies = definePolicies<MarketSalesPolicies, CommonSalesPolicies>({
  byMarket: { withdrawalDays: 14 },
  everywhere: { unpaidVoucherMinutes: 60, unpaidDiscountMinutes: 24 * 60, abandonedCartDays: 90 },
});
