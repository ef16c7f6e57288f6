import type { LocaleCode } from '@aksamit/contracts/platform';
import { basePathOf } from '../../isomorphic/routing';
import type { FeedSite } from '../feeds/feed-site';

/** Full address of a path of the market in one of its languages. */
export function siteUrl(
  { market, origin }: Pick<FeedSite, 'market' | 'origin'>,
  locale: LocaleCode,
  path: string,
): string {
  const ownHost = market.hosts.includes(new URL(origin).hostname);
  return origin + basePathOf(market, locale, ownHost) + path;
}
