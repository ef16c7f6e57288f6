import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { findAddress } from '../../isomorphic/routing';
import { answer, answerText } from '../http/answers';
import type { RequestOrigin } from '../http/request-origin';
import type { LiveMarkets } from '../live/live-markets';
import type { LiveRedirects } from '../live/live-redirects';
import type { LiveReleases } from '../live/live-releases';
import { LOGO_PATH } from '../model/app-files';
import { SHARE_CARD_PATH } from '../model/share-card';
import { siteUrl } from '../summary/site-url';
import { LOGO, SHARE_CARD } from './brand-pictures';
import { FAVICON_SVG } from './favicon';
import { isSiteMap, siteMapXml } from './site-map-xml';

export interface SiteFilesOptions {
  releases: Pick<LiveReleases, 'current'>;
  markets: Pick<LiveMarkets, 'current'>;
  redirects: Pick<LiveRedirects, 'of'>;
  publicOrigin: string;
  apiOrigin: string;
}

const HOUR = { 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' };
/** Pictures and documents come from the API; the longer rule wins (RFC 9309, 2.2.2). */
const ROBOTS = 'User-agent: *\nDisallow: /api/\nAllow: /api/images/\nAllow: /api/documents/\nDisallow: /sandbox/\n';
/** Pictures of the brand, by path: they need no release and no API. */
const PICTURES: Readonly<Record<string, [type: string, bytes: Buffer]>> = {
  '/favicon.ico': ['image/svg+xml', Buffer.from(FAVICON_SVG)],
  [SHARE_CARD_PATH]: ['image/jpeg', SHARE_CARD],
  [LOGO_PATH]: ['image/png', LOGO],
};
const SITE_FILES = new Set(['/robots.txt', ...Object.keys(PICTURES)]);

export function isSiteFile(path: string): boolean {
  return SITE_FILES.has(path) || isSiteMap(path);
}

/**
 * Answers pictures of the brand, /robots.txt and the site map (all markets of a shared host, or the one market of an
 * own host).
 */
export async function answerSiteFile(
  options: SiteFilesOptions,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  asked: RequestOrigin,
): Promise<void> {
  const send = (type: string, body: string | Buffer, headers: OutgoingHttpHeaders = HOUR) =>
    answer(request, response, 200, { ...headers, 'content-type': type }, body);
  const picture = PICTURES[path];
  // Pages of other hosts embed it: link previews, search results.
  if (picture) return send(...picture, { ...HOUR, 'cross-origin-resource-policy': 'cross-origin' });
  const found = findAddress(options.markets.current, asked.host, '/');
  const ownMarket = found && 'address' in found && found.address.ownHost ? found.address.market : null;
  const origin = ownMarket ? `${asked.scheme}://${asked.host}` : options.publicOrigin;
  const markets = ownMarket ? [ownMarket] : options.markets.current.filter(({ hosts }) => hosts.length === 0);
  if (path === '/robots.txt') {
    const summaries = markets.flatMap((market) =>
      market.locales.map(({ code }) => `# ${siteUrl({ market, origin }, code, '/llms.txt')}\n`),
    );
    return send('text/plain; charset=utf-8', `${ROBOTS}\nSitemap: ${origin}/sitemap.xml\n\n${summaries.join('')}`);
  }
  const { current } = options.releases;
  if (!current) return answerText(request, response, 503, 'The shop is starting.');
  const redirectsOf = (market: string) => options.redirects.of(market);
  const site = { origin, apiOrigin: options.apiOrigin, releases: current, markets, redirectsOf };
  const xml = await siteMapXml(site, path).catch(() => undefined);
  if (xml === undefined) {
    response.setHeader('retry-after', '30');
    return answerText(request, response, 503, 'The site map cannot be read now. Try again.');
  }
  if (xml === null) return answerText(request, response, 404, 'There is no such part of the site map.');
  return send('application/xml; charset=utf-8', xml);
}
