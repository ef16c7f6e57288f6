/** The market's figures for texts. Bundled with each module: an older shell passes none on and has no such hook. */
import type { MarketPolicies } from '@aksamit/contracts';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';

/** What applied while page servers did not pass a policy on: a release of theirs is older than any change of it. */
const EARLIER_POLICIES: MarketPolicies = {
  cancellationNoticeHours: 24,
  noShowNoticeHours: 24,
  holdMinutes: 20,
  longestHoldMinutes: 60,
  phonePrefix: 48,
};

/** The figures that the market agrees with its customers, for texts. */
export function useMarketPolicies(): MarketPolicies {
  return { ...EARLIER_POLICIES, ...usePageContext().market.policies };
}
