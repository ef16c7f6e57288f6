import type { LocaleCode } from '@aksamit/contracts';
import type { MarketDirectory } from './market-directory';

/** Prefix of the pages in a market and locale: the market's own, and the locale's unless it is the first. */
export async function pagesPrefix(markets: MarketDirectory, slug: string, locale: LocaleCode): Promise<string> {
  const context = (await markets.contexts()).find((market) => market.slug === slug);
  const isFirst = context?.locales[0]?.code === locale;
  return `${context?.pathPrefix ?? ''}${isFirst ? '' : `/${locale}`}`;
}
