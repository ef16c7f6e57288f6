import type { MarketContext } from '@aksamit/contracts/platform';
import { type Address, basePathOf } from '../../isomorphic/routing';
import type { LanguageSite } from '../model/planned-page';

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
      const country = market.locales[0]?.isoCode.split('-')[1];
      return market.locales.map(({ code }) => ({
        market: market.slug,
        locale: code,
        hreflang: country === undefined ? code : `${code}-${country}`,
        base: origin + basePathOf(market, code, ownHost),
      }));
    });
}
