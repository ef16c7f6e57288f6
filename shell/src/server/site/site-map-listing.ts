/** Which addresses a site map lists, with their alternates in all markets. */
import type { MarketContext } from '@aksamit/contracts/platform';
import { basePathOf } from '../../isomorphic/routing';
import { readApi } from '../live/read-api';
import { addressOf, type RedirectList } from '../live/redirect-list';
import type { ReleaseSet } from '../model/release-set';
import { hreflangOf } from '../page/language-sites';
import { SITE_MAP_KINDS, type SiteMapEntry, type SiteMapKind, siteMapEntries } from './site-map-entries';
import { siteMapRecords } from './site-map-records';

export interface SiteMapSite {
  /** https://shop.example, the origin of the addresses. */
  origin: string;
  apiOrigin: string;
  releases: ReleaseSet;
  /** The markets that the site serves. */
  markets: readonly MarketContext[];
  /** The staff's redirects of a market: addresses that redirect elsewhere are not listed. */
  redirectsOf(market: string): RedirectList | Promise<RedirectList>;
  /** Default: `ADDRESSES_PER_PART`. */
  addressesPerPart?: number;
}

/** A page in one language of one market. */
export interface Version {
  hreflang: string;
  url: string;
}

/** An entry in the languages of one market, without those that redirect elsewhere. */
interface MarketEntry {
  /** The same for the entry in every market. */
  key: string;
  updatedAt: string | null;
  recordId: string | undefined;
  versions: Version[];
}

export interface MarketEntries {
  market: MarketContext;
  ofKind: ReadonlyMap<SiteMapKind, readonly MarketEntry[]>;
}

export interface Listed {
  url: string;
  updatedAt: string | null;
  /** The page in each language of each market, itself included; empty: there is no other one. */
  alternates?: readonly Version[];
  recordId?: string | undefined;
}

/** The entries of all markets of the site. @throws while the API is away */
export function readMarkets(site: SiteMapSite): Promise<MarketEntries[]> {
  return Promise.all(
    site.markets.map(async (market) => {
      const [{ data }, redirects] = await Promise.all([
        readApi(`${site.apiOrigin}/api/sitemap`, siteMapRecords, { 'market-slug': market.slug }),
        site.redirectsOf(market.slug),
      ]);
      const entries = siteMapEntries(site.releases, data.sitemap);
      const inMarket = ({ paths, updatedAt, recordId }: SiteMapEntry) => ({
        key: paths.pl,
        updatedAt,
        recordId,
        versions: versionsOf(site, market, paths, redirects),
      });
      return { market, ofKind: new Map(SITE_MAP_KINDS.map((kind) => [kind, entries[kind].map(inMarket)])) };
    }),
  );
}

function versionsOf(
  { origin }: SiteMapSite,
  market: MarketContext,
  paths: SiteMapEntry['paths'],
  redirects: RedirectList,
): Version[] {
  const ownHost = market.hosts.includes(new URL(origin).hostname);
  return market.locales
    .map(({ code }) => ({ hreflang: hreflangOf(market, code), path: basePathOf(market, code, ownHost) + paths[code] }))
    .filter(({ path }) => !redirects.has(addressOf(path)))
    .map(({ hreflang, path }) => ({ hreflang, url: origin + path }));
}

/** The addresses of each kind in a market: each in each of its languages, once, with its alternates in all markets. */
export function listedIn(
  { ofKind }: MarketEntries,
  all: readonly MarketEntries[],
): ReadonlyMap<SiteMapKind, readonly Listed[]> {
  const seen = new Set<string>();
  const isNew = ({ url }: Listed) => !seen.has(url) && seen.add(url).size > 0;
  return new Map(
    SITE_MAP_KINDS.map((kind) => {
      const versions = versionsByKey(kind, all);
      const addresses = (ofKind.get(kind) ?? []).flatMap((entry) => {
        const everywhere = versions.get(entry.key) ?? [];
        const alternates = everywhere.length > 1 ? everywhere : [];
        const { updatedAt, recordId } = entry;
        return entry.versions.map(({ url }) => ({ url, updatedAt, alternates, recordId }));
      });
      return [kind, addresses.filter(isNew)];
    }),
  );
}

/** Each entry in the languages of all markets, the main one first. */
function versionsByKey(kind: SiteMapKind, all: readonly MarketEntries[]): ReadonlyMap<string, readonly Version[]> {
  const found = new Map<string, Version[]>();
  const sorted = [...all].sort((one, other) => Number(isMain(other)) - Number(isMain(one)));
  for (const { key, versions } of sorted.flatMap(({ ofKind }) => ofKind.get(kind) ?? []))
    found.set(key, [...(found.get(key) ?? []), ...versions]);
  return found;
}

/** The market whose pages stand for all languages that no alternate names, as in the head of a page. */
const isMain = ({ market }: MarketEntries): boolean => market.pathPrefix === '';
