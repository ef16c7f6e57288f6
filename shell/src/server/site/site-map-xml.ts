/**
 * Site map for search engines: an index, and its parts by market and kind, each address with its alternates and pictures.
 * Sources: sitemaps.org, protocol; Google, image sitemaps.
 */
import { XMLBuilder } from 'fast-xml-parser';
import { SITE_MAP_KINDS } from './site-map-entries';
import { type Listed, listedIn, readMarkets, type SiteMapSite, type Version } from './site-map-listing';
import { siteMapPictures } from './site-map-pictures';

/**
 * Addresses in one part. The protocol allows 50,000 and 50 MB; this number of the longest addresses (2048 letters), each
 * with as many alternates as four markets in two languages have and its pictures, stays below both.
 */
export const ADDRESSES_PER_PART = 2_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';
/** At the root: a part may list only addresses below its own folder. */
const PART = /^\/sitemap-([a-z0-9]+)-([a-z]+)-([1-9]\d{0,3})\.xml$/;

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
  const kind = SITE_MAP_KINDS.find((each) => each === name);
  if (!kind || !site.markets.some((each) => each.slug === slug)) return null;
  const all = await readMarkets(site);
  const ofMarket = all.find(({ market }) => market.slug === slug);
  const part = ofMarket && partsOf(site, listedIn(ofMarket, all).get(kind))[Number(number) - 1];
  if (!part) return null;
  const locale = ofMarket.market.locales[0]?.code ?? 'pl';
  const pictures = await siteMapPictures(kind, { apiOrigin: site.apiOrigin, market: ofMarket.market.slug, locale });
  const picturesOf = ({ recordId = '' }: Listed) => (pictures.get(recordId) ?? []).map((path) => site.origin + path);
  return document('urlset', 'url', part, picturesOf);
}

async function indexXml(site: SiteMapSite): Promise<string> {
  const all = await readMarkets(site);
  const parts = all.flatMap((ofMarket) => {
    const ofKinds = listedIn(ofMarket, all);
    return SITE_MAP_KINDS.flatMap((kind) =>
      partsOf(site, ofKinds.get(kind)).map((part, index) => ({
        url: `${site.origin}/sitemap-${ofMarket.market.slug}-${kind}-${index + 1}.xml`,
        updatedAt: latest(part),
      })),
    );
  });
  return document('sitemapindex', 'sitemap', parts);
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

function document(
  root: 'urlset' | 'sitemapindex',
  child: 'url' | 'sitemap',
  listed: readonly Listed[],
  picturesOf: (listed: Listed) => readonly string[] = () => [],
): string {
  const children = listed.map((one) => ({
    loc: one.url,
    lastmod: one.updatedAt ?? undefined,
    'xhtml:link': alternateLinks(one.alternates ?? []),
    'image:image': picturesOf(one).map((url) => ({ 'image:loc': url })),
  }));
  const extensions = root === 'urlset' ? { '@xmlns:xhtml': XHTML, '@xmlns:image': IMAGE } : {};
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    [root]: { '@xmlns': NAMESPACE, ...extensions, [child]: children },
  });
}

/** The links that the head of the page has too. Source: Google, localized versions of a page. */
function alternateLinks(alternates: readonly Version[]): Record<string, string>[] {
  const [first] = alternates;
  if (!first) return [];
  return [...alternates, { ...first, hreflang: 'x-default' }].map(({ hreflang, url }) => ({
    '@rel': 'alternate',
    '@hreflang': hreflang,
    '@href': url,
  }));
}
