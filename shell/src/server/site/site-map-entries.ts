import type { LocaleCode } from '@aksamit/shared-kit/contracts/platform';
import { z } from 'zod';
import { buildPath } from '../../isomorphic/routing';
import type { ReleaseSet } from '../live/release-set';

type Paths = Record<LocaleCode, string>;

/** A page as search engines may list it. */
export interface SiteMapEntry {
  paths: Paths;
  /** When it was last edited, ISO 8601; null when nobody knows. */
  updatedAt: string | null;
}

/** The parts of a site map: pages without a record, then the kinds of records. */
export const SITE_MAP_KINDS = ['pages', 'treatments', 'bundles', 'offers', 'salons', 'articles', 'texts'] as const;
export type SiteMapKind = (typeof SITE_MAP_KINDS)[number];
export type RecordKind = Exclude<SiteMapKind, 'pages'>;

const localized = z.object({ pl: z.string(), en: z.string() });
// An older API tells of few records when they were edited.
const edited = z.object({ updatedAt: z.string().nullable().optional() });
const named = edited.extend({ slugs: localized });

/** What the page server reads of GET /sitemap. */
export const siteMapRecords = z.object({
  data: z.object({
    sitemap: z.object({
      products: z.array(named.extend({ gender: z.string() })),
      bundles: z.array(named),
      offers: z.array(named.extend({ variant: z.string() })),
      locations: z.array(named),
      articles: z.array(edited.extend({ href: localized })),
      cmsPages: z.array(edited.extend({ paths: localized })),
    }),
  }),
});
type Records = z.infer<typeof siteMapRecords>['data']['sitemap'];

/** The records' pages; those whose page no live module has are left out. */
export function recordEntries({ sitemap }: ReleaseSet, found: Records): Record<RecordKind, SiteMapEntry[]> {
  const entriesOf = (page: string, { slugs, updatedAt = null }: z.infer<typeof named>): SiteMapEntry[] => {
    const patterns = sitemap[page];
    if (!patterns) return [];
    const { pl, en } = slugs;
    return [
      { paths: { pl: buildPath(patterns.pl, { slug: pl }), en: buildPath(patterns.en, { slug: en }) }, updatedAt },
    ];
  };
  return {
    treatments: found.products.flatMap((each) =>
      entriesOf(each.gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product', each),
    ),
    bundles: found.bundles.flatMap((each) => entriesOf('catalog/bundle', each)),
    offers: found.offers.flatMap((each) =>
      entriesOf(each.variant === 'flexy' ? 'catalog/flexi-special-offer' : 'catalog/special-offer', each),
    ),
    salons: found.locations.flatMap((each) => entriesOf('catalog/salon', each)),
    articles: found.articles.map(({ href, updatedAt = null }) => ({ paths: href, updatedAt })),
    texts: found.cmsPages.map(({ paths, updatedAt = null }) => ({ paths, updatedAt })),
  };
}

/** Public pages without parameters, and so without a record. */
export function pageEntries(releases: ReleaseSet): SiteMapEntry[] {
  const isPublic = (module: string, page: string) =>
    releases.modules
      .find(({ name }) => name === module)
      ?.pages.some(({ name, rendering }) => name === page && rendering === 'public');
  return Object.entries(releases.sitemap).flatMap(([key, patterns]) => {
    const [module = '', page = ''] = key.split('/');
    const hasParams = /[:{*]/.test(patterns.pl + patterns.en);
    if (hasParams || !isPublic(module, page)) return [];
    return [{ paths: { pl: buildPath(patterns.pl), en: buildPath(patterns.en) }, updatedAt: null }];
  });
}
