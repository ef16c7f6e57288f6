import type { LocaleCode } from '@aksamit/contracts/platform';
import { buildPath, findRedirect, matchPath, REST_PARAM } from '../../isomorphic/routing';
import type { ReleaseSet } from '../model/release-set';
import { latestEdit, pageEditTime } from './page-edit-times';
import type { SiteMapRecords } from './site-map-records';

type Paths = Record<LocaleCode, string>;

/** A page that search engines may list. */
export interface SiteMapEntry {
  paths: Paths;
  /** Time of its last edit, ISO 8601; null when unknown. */
  updatedAt: string | null;
  /** Id of the record that the page shows; omitted: it shows several, or none with pictures. */
  recordId?: string | undefined;
}

/** Parts of a site map: pages without a record, then the kinds of records. */
export const SITE_MAP_KINDS = [
  'pages',
  'treatments',
  'bundles',
  'offers',
  'salons',
  'categories',
  'articles',
  'authors',
  'texts',
] as const;
export type SiteMapKind = (typeof SITE_MAP_KINDS)[number];

/** Pages that search engines may list, by kind, each once. Records without a page in a deployed module are omitted. */
export function siteMapEntries(releases: ReleaseSet, found: SiteMapRecords): Record<SiteMapKind, SiteMapEntry[]> {
  const entriesOf = (page: string, slugs: Paths, updatedAt: string | null = null, param = 'slug') =>
    pageOf(releases, page, { [param]: slugs }, updatedAt);
  const withId = (entries: SiteMapEntry[], recordId: string | undefined) =>
    entries.map((entry) => ({ ...entry, recordId }));
  const lastResorts = lastResortsOf(releases);
  const texts = found.cmsPages
    .filter(({ paths }) => showsText(releases, paths, lastResorts))
    .map(({ paths, updatedAt = null }) => ({ paths, updatedAt }));
  const textPaths = new Set(texts.map(({ paths }) => paths.pl));
  return {
    pages: pageEntries(releases, found).filter(({ paths }) => !textPaths.has(paths.pl)),
    treatments: found.products.flatMap(({ id, gender, slugs, updatedAt }) =>
      withId(entriesOf(gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product', slugs, updatedAt), id),
    ),
    bundles: found.bundles.flatMap(({ slugs, updatedAt }) => entriesOf('catalog/bundle', slugs, updatedAt)),
    offers: found.offers.flatMap(({ variant, slugs, updatedAt }) =>
      entriesOf(variant === 'flexy' ? 'catalog/flexi-special-offer' : 'catalog/special-offer', slugs, updatedAt),
    ),
    salons: salonEntries(releases, found),
    categories: found.articleCategories
      .flatMap(({ slugs }) => entriesOf('content/blog-category', slugs, null, 'categorySlug'))
      .map(({ paths }) => ({
        paths,
        updatedAt: latestEdit(found.articles.filter(({ href }) => href.pl.startsWith(paths.pl))),
      })),
    authors: found.articleAuthors.flatMap(({ slugs, updatedAt }) => entriesOf('content/blog-author', slugs, updatedAt)),
    articles: found.articles.map(({ id, href, updatedAt = null }) => ({ paths: href, updatedAt, recordId: id })),
    texts,
  };
}

/** The page with these slugs by parameter; none when no deployed module has it. */
function pageOf(
  { sitemap }: ReleaseSet,
  page: string,
  slugs: Readonly<Record<string, Paths>>,
  updatedAt: string | null = null,
): SiteMapEntry[] {
  const patterns = sitemap[page];
  if (!patterns) return [];
  const pathOf = (code: LocaleCode) =>
    buildPath(patterns[code], Object.fromEntries(Object.entries(slugs).map(([param, slug]) => [param, slug[code]])));
  return [{ paths: { pl: pathOf('pl'), en: pathOf('en') }, updatedAt }];
}

/** Salons, the salons of each kind of treatment, and each kind in each salon that does it. */
function salonEntries(releases: ReleaseSet, { locations, salonCategories }: SiteMapRecords): SiteMapEntry[] {
  const ofCategories = salonCategories.flatMap((category) => {
    const there = locations.filter(({ id }) => id !== undefined && category.locationIds.includes(id));
    return [
      ...(there.length > 0 ? pageOf(releases, 'catalog/salon', { slug: category.slugs }, latestEdit(there)) : []),
      ...there.flatMap((salon) =>
        pageOf(
          releases,
          'catalog/salon-category',
          { categorySlug: category.slugs, slug: salon.slugs },
          salon.updatedAt,
        ),
      ),
    ];
  });
  return [
    ...locations.flatMap(({ id, slugs, updatedAt }) =>
      pageOf(releases, 'catalog/salon', { slug: slugs }, updatedAt).map((entry) => ({ ...entry, recordId: id })),
    ),
    ...ofCategories,
  ];
}

/**
 * Whether a text has its page at its own address in every language. Another module's page shows that module's records
 * there, and a page with parameters looks for a record of another kind.
 */
function showsText(
  { modules }: ReleaseSet,
  paths: Paths,
  lastResorts: Record<LocaleCode, string | undefined>,
): boolean {
  return LOCALES.every((locale) => {
    const path = paths[locale];
    const match = matchPath(modules, locale, path);
    const isOwn = match?.module === lastResorts[locale] && Object.keys(match?.params ?? {}).every(isRest);
    return match !== null && isOwn && findRedirect(modules, locale, path) === null;
  });
}

/** The module of each language's catch-all page. */
function lastResortsOf({ modules }: ReleaseSet): Record<LocaleCode, string | undefined> {
  const of = (locale: LocaleCode) => matchPath(modules, locale, UNCLAIMED)?.module;
  return { pl: of('pl'), en: of('en') };
}

const LOCALES: readonly LocaleCode[] = ['pl', 'en'];
/** An address that only a catch-all pattern matches. */
const UNCLAIMED = '/-/-/-/-/-/';
const isRest = (param: string): boolean => param === REST_PARAM;

/** Public pages without parameters (and so without a record of their own) that search engines may list. */
function pageEntries({ modules, sitemap }: ReleaseSet, found: SiteMapRecords): SiteMapEntry[] {
  return modules.flatMap((module) =>
    module.pages.flatMap(({ name, rendering, indexed }): SiteMapEntry[] => {
      const patterns = sitemap[`${module.name}/${name}`];
      if (!patterns || rendering !== 'public' || indexed === false || /[:{*]/.test(patterns.pl + patterns.en))
        return [];
      const updatedAt = pageEditTime(`${module.name}/${name}`, found);
      return [{ paths: { pl: buildPath(patterns.pl), en: buildPath(patterns.en) }, updatedAt }];
    }),
  );
}
