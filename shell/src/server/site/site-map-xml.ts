/** Site map for search engines: an index, and its parts by market and kind. Source: sitemaps.org, protocol. */
import type { MarketContext } from '@aksamit/contracts/platform';
import { XMLBuilder } from 'fast-xml-parser';
import { basePathOf } from '../../isomorphic/routing';
import { readApi } from '../live/read-api';
import { addressOf, type RedirectList } from '../live/redirect-list';
import type { ReleaseSet } from '../model/release-set';
import { SITE_MAP_KINDS, type SiteMapEntry, type SiteMapKind, siteMapEntries } from './site-map-entries';
import { siteMapRecords } from './site-map-records';

/**
 * Addresses in one part. The protocol allows 50,000 and 50 MB; this number of the longest addresses (2048 letters)
 * stays below both.
 */
export const ADDRESSES_PER_PART = 20_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** At the root: a part may list only addresses below its own folder. */
const PART = /^\/sitemap-([a-z0-9]+)-([a-z]+)-([1-9]\d{0,3})\.xml$/;

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

interface Listed {
  url: string;
  updatedAt: string | null;
}

export function isSiteMap(path: string): boolean {
  return path === '/sitemap.xml' || PART.test(path);
}

/**
 * Renders the index (`/sitemap.xml`), or a part of it (`/sitemap-pl-salons-1.xml`).
 * @returns null for an unknown part
 * @throws while the API is away: a shorter list would make search engines drop pages
 */
export async function siteMapXml(site: SiteMapSite, path: string): Promise<string | null> {
  if (path === '/sitemap.xml') return indexXml(site);
  const [, slug, name, number] = PART.exec(path) ?? [];
  const market = site.markets.find((each) => each.slug === slug);
  const kind = SITE_MAP_KINDS.find((each) => each === name);
  if (!market || !kind) return null;
  const part = partsOf(site, (await listed(site, market)).get(kind))[Number(number) - 1];
  return part ? document('urlset', 'url', part) : null;
}

async function indexXml(site: SiteMapSite): Promise<string> {
  const ofMarkets = await Promise.all(
    site.markets.map(async (market) => {
      const ofMarket = await listed(site, market);
      return SITE_MAP_KINDS.flatMap((kind) =>
        partsOf(site, ofMarket.get(kind)).map((part, index) => ({
          url: `${site.origin}/sitemap-${market.slug}-${kind}-${index + 1}.xml`,
          updatedAt: latest(part),
        })),
      );
    }),
  );
  return document('sitemapindex', 'sitemap', ofMarkets.flat());
}

/** The entries of each kind in a market: each address in each of its languages, once. */
async function listed(site: SiteMapSite, market: MarketContext): Promise<ReadonlyMap<SiteMapKind, readonly Listed[]>> {
  const [{ data }, redirects] = await Promise.all([
    readApi(`${site.apiOrigin}/api/sitemap`, siteMapRecords, { 'market-slug': market.slug }),
    site.redirectsOf(market.slug),
  ]);
  const entries = siteMapEntries(site.releases, data.sitemap);
  const seen = new Set<string>();
  const isNew = (url: string) => !seen.has(url) && seen.add(url).size > 0;
  const ofKind = (kind: SiteMapKind) =>
    addresses(site, market, entries[kind], redirects).filter(({ url }) => isNew(url));
  return new Map(SITE_MAP_KINDS.map((kind) => [kind, ofKind(kind)]));
}

function addresses(
  { origin }: SiteMapSite,
  market: MarketContext,
  entries: readonly SiteMapEntry[],
  redirects: RedirectList,
): Listed[] {
  const ownHost = market.hosts.includes(new URL(origin).hostname);
  const bases = market.locales.map(({ code }) => ({ code, base: basePathOf(market, code, ownHost) }));
  return entries.flatMap(({ paths, updatedAt }) =>
    bases
      .map(({ code, base }) => base + paths[code])
      .filter((path) => !redirects.has(addressOf(path)))
      .map((path) => ({ url: origin + path, updatedAt })),
  );
}

function partsOf(
  { addressesPerPart: most = ADDRESSES_PER_PART }: SiteMapSite,
  all: readonly Listed[] = [],
): Listed[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  );
}

/** Time of the latest change; null when an entry has none, since that entry may have changed later. */
function latest(part: readonly Listed[]): string | null {
  const times = part.map(({ updatedAt }) => (updatedAt === null ? Number.NaN : Date.parse(updatedAt)));
  const last = times.reduce((one, other) => Math.max(one, other), 0);
  return Number.isNaN(last) ? null : new Date(last).toISOString();
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: false });

function document(root: 'urlset' | 'sitemapindex', child: 'url' | 'sitemap', listed: readonly Listed[]): string {
  const children = listed.map(({ url, updatedAt }) => ({ loc: url, lastmod: updatedAt ?? undefined }));
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    [root]: { '@xmlns': NAMESPACE, [child]: children },
  });
}
