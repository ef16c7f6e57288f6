import type { LocaleCode, MarketContext } from '@aksamit/shared-kit/contracts/platform';
import { z } from 'zod';
import { basePathOf, buildPath } from '../../isomorphic/routing';
import { readApi } from '../live/read-api';
import type { ReleaseSet } from '../live/release-set';
import { escapeHtml } from '../page/escape-html';

const slugs = z.object({ pl: z.string(), en: z.string() });
const paths = z.object({ data: z.object({ cmsPages: z.array(z.object({ paths: slugs })) }) });

/**
 * The addresses of one market that search engines may list: public pages without parameters, and the records that the
 * API lists with a path per locale. The API away only makes it shorter.
 */
export async function siteMapXml(
  market: MarketContext,
  releases: ReleaseSet,
  origin: string,
  apiOrigin: string,
): Promise<string> {
  const records = await readApi(`${apiOrigin}/api/cms-pages?perPage=100`, paths, { 'market-slug': market.slug })
    .then(({ data }) => data.cmsPages.map((page) => page.paths))
    .catch(() => []);
  const ownHost = market.hosts.includes(new URL(origin).hostname);
  const all = [...staticPaths(releases), ...records].flatMap((byLocale) =>
    market.locales.map(({ code }) => origin + basePathOf(market, code, ownHost) + byLocale[code]),
  );
  const urls = [...new Set(all)].map((url) => `<url><loc>${escapeHtml(url)}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}

function staticPaths(releases: ReleaseSet): Record<LocaleCode, string>[] {
  const isPublic = (module: string, page: string) =>
    releases.modules
      .find(({ name }) => name === module)
      ?.pages.some(({ name, rendering }) => name === page && rendering === 'public');
  return Object.entries(releases.sitemap).flatMap(([key, patterns]) => {
    const [module = '', page = ''] = key.split('/');
    const hasParams = /[:{*]/.test(patterns.pl + patterns.en);
    return hasParams || !isPublic(module, page) ? [] : [{ pl: buildPath(patterns.pl), en: buildPath(patterns.en) }];
  });
}
