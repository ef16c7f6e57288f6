import type { LocaleCode, MarketContext } from '@aksamit/contracts/platform';
import { basePathOf, buildPath } from '../../isomorphic/routing';
import type { ReleaseSet } from '../model/release-set';
import type { FeedSource } from './feed-records';

/** The shop of one market, as a feed needs it. */
export interface FeedSite {
  /** https://shop.example, the origin of the addresses. */
  origin: string;
  apiOrigin: string;
  releases: Pick<ReleaseSet, 'sitemap'>;
  market: MarketContext;
}

/** A source of the API for the market in one of its languages. */
export const sourceOf = ({ apiOrigin, market }: FeedSite, locale: LocaleCode): FeedSource => ({
  apiOrigin,
  market: market.slug,
  locale,
});

/** Full address of a record's page; undefined when no deployed module has the page. */
export function pageUrl(site: FeedSite, locale: LocaleCode, page: string, slug: string): string | undefined {
  const pattern = site.releases.sitemap[page]?.[locale];
  if (pattern === undefined) return undefined;
  const ownHost = site.market.hosts.includes(new URL(site.origin).hostname);
  return site.origin + basePathOf(site.market, locale, ownHost) + buildPath(pattern, { slug });
}
