import type { MarketContext, PageContext } from '@aksamit/contracts/platform';
import { testMarkets } from './test-markets';

function marketOf(slug: string): MarketContext {
  const market = testMarkets.find((one) => one.slug === slug);
  if (!market) throw new Error(`Failed to find test market ${slug}.`);
  return market;
}

/** A page of market pl in Polish. */
export const polishPage: PageContext = {
  market: marketOf('pl'),
  locale: 'pl',
  basePath: '',
  origin: 'https://shop.example',
};
