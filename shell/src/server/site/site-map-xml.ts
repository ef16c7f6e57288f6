import type { LocaleCode, MarketContext } from '@aksamit/shared-kit/contracts/platform';
import { z } from 'zod';
import { basePathOf, buildPath } from '../../isomorphic/routing';
import { readApi } from '../live/read-api';
import type { ReleaseSet } from '../live/release-set';
import { escapeHtml } from '../page/escape-html';

type Paths = Record<LocaleCode, string>;

const localized = z.object({ pl: z.string(), en: z.string() });
const named = z.object({ slugs: localized });
const gendered = named.extend({ gender: z.string() });
const records = z.object({
  data: z.object({
    sitemap: z.object({
      products: z.array(gendered),
      bundles: z.array(named),
      offers: z.array(named.extend({ variant: z.string() })),
      locations: z.array(named),
      articles: z.array(z.object({ href: localized })),
      cmsPages: z.array(z.object({ paths: localized })),
    }),
  }),
});
type Records = z.infer<typeof records>['data']['sitemap'];

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
  const listed = await readApi(`${apiOrigin}/api/sitemap`, records, { 'market-slug': market.slug })
    .then(({ data }) => recordPaths(releases, data.sitemap))
    .catch(() => []);
  const ownHost = market.hosts.includes(new URL(origin).hostname);
  const all = [...staticPaths(releases), ...listed].flatMap((byLocale) =>
    market.locales.map(({ code }) => origin + basePathOf(market, code, ownHost) + byLocale[code]),
  );
  const urls = [...new Set(all)].map((url) => `<url><loc>${escapeHtml(url)}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}

/** Paths of the records' pages; a kind whose page no live module has is left out. */
function recordPaths({ sitemap }: ReleaseSet, found: Records): Paths[] {
  const pathsOf = (page: string, { pl, en }: Paths): Paths[] => {
    const patterns = sitemap[page];
    return patterns ? [{ pl: buildPath(patterns.pl, { slug: pl }), en: buildPath(patterns.en, { slug: en }) }] : [];
  };
  return [
    ...found.products.flatMap(({ gender, slugs }) =>
      pathsOf(gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product', slugs),
    ),
    ...found.bundles.flatMap(({ slugs }) => pathsOf('catalog/bundle', slugs)),
    ...found.offers.flatMap(({ variant, slugs }) =>
      pathsOf(variant === 'flexy' ? 'catalog/flexi-special-offer' : 'catalog/special-offer', slugs),
    ),
    ...found.locations.flatMap(({ slugs }) => pathsOf('catalog/salon', slugs)),
    ...found.articles.map(({ href }) => href),
    ...found.cmsPages.map(({ paths }) => paths),
  ];
}

function staticPaths(releases: ReleaseSet): Paths[] {
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
