import type { LocaleCode, MarketContext } from '@aksamit/contracts/platform';
import { type Address, basePathOf } from '../../isomorphic/routing';
import type { LanguageSite } from '../model/planned-page';

/** Language and country of a market's pages in one of its languages: `pl-PL`, `en-PL`, `en-GB`. */
export function hreflangOf({ locales }: MarketContext, code: LocaleCode): string {
  const country = locales[0]?.isoCode.split('-')[1];
  return country === undefined ? code : `${code}-${country}`;
}

/**
 * Every language of every market, the shop's main one first. A market with own hosts uses the requested host, from
 * other markets its first one.
 */
export function languageSites(
  markets: readonly MarketContext[],
  asked: { scheme: string; publicOrigin: string; origin: string; address: Pick<Address, 'market' | 'ownHost'> },
): LanguageSite[] {
  const isMain = ({ pathPrefix }: MarketContext) => Number(pathPrefix === '');
  return [...markets]
    .sort((one, other) => isMain(other) - isMain(one))
    .flatMap((market) => {
      const isHere = market.slug === asked.address.market.slug;
      const [host] = market.hosts;
      const ownHost = isHere ? asked.address.ownHost : host !== undefined;
      const elsewhere = host === undefined ? asked.publicOrigin : `${asked.scheme}://${host}`;
      const origin = isHere ? asked.origin : elsewhere;
      return market.locales.map(({ code }) => ({
        market: market.slug,
        locale: code,
        hreflang: hreflangOf(market, code),
        base: origin + basePathOf(market, code, ownHost),
      }));
    });
}
