import type { Market } from '@aksamit/contracts';
import type { MarketDirectory } from '../../../platform/market-directory';

/** The market of an order: its currency and payment methods are of that market, whichever the viewer is in now. */
export async function marketOfOrder(markets: MarketDirectory, marketId: string): Promise<Market> {
  const market = await markets.findById(marketId);
  if (!market) throw new Error(`Failed to find market ${marketId} of an order: it is gone. Look at markets.`);
  return market;
}
