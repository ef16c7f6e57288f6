import type { CmsPage, CmsPageSummary, ContentBlock, LocaleCode, LocalizedSlugs, Redirect } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { namedPath } from '../../../platform/page-address';
import { imageOf } from '../../operations/pictures';
import { insertFacts, type ShopFacts } from '../facts';
import { type BarsOfPage, barsChangeAt, barsOfPage } from '../promo-bars';
import { withPromoBars } from './promo-sections';
import { withRecords } from './section-records';
import { type PictureColors, sentSections } from './sent-sections';

interface PageRow {
  id: string;
  code: string;
  kind: CmsPage['kind'];
  title: string;
  slugs: LocalizedSlugs;
  lead: string;
}

interface PageDetailRow extends PageRow {
  body: ContentBlock[];
  /** Null: the page is made of its body alone. */
  sections: unknown[] | null;
  /** Main colours of the pictures in the sections, by their ids; null: none is known. */
  colors: PictureColors | null;
  meta: Omit<CmsPage['meta'], 'image'> & { pictureId?: string | null };
  effective_at: string | null;
  updated_at: string;
  bars: BarsOfPage;
  bars_change_at: string | null;
}

/** `colors` of the page `g`. */
const colorsOf = (locale: LocaleCode) => sql`(
  select json_object_agg(s.id::text, s.color)
  from jsonb_path_query(g.sections -> ${locale}::text, '$.**.pictureId ? (@ like_regex "^[0-9]{1,18}$")') as shown (id)
    join shop_pictures s on s.id = (shown.id #>> '{}')::bigint
  where s.color is not null)`;

const columns = (locale: LocaleCode) => sql`
  g.id, g.code, g.kind, g.title ->> ${locale}::text as title, g.slugs, g.lead ->> ${locale}::text as lead`;

/** All pages, by their Polish address. */
export async function selectPages(
  db: Db,
  kind: string | undefined,
  locale: LocaleCode,
  facts: ShopFacts,
): Promise<CmsPageSummary[]> {
  const result = await sql<PageRow>`select ${columns(locale)} from cms_pages g
    where g.enabled and (${kind ?? null}::text is null or g.kind = ${kind ?? null})
    order by g.slugs ->> 'pl'`.execute(db);
  return insertFacts(result.rows, facts).map((row) => toPageSummary(row, locale));
}

export interface PageViewer {
  locale: LocaleCode;
  marketId: number;
  now: Date;
  facts: ShopFacts;
}

/** A page as it is now. */
export interface PageNow {
  page: CmsPage;
  /** When a promo bar begins or ends next; null: none does. */
  changesAt: Date | null;
}

/** The page with this slug in any locale (may hold inner slashes), former slugs included; its texts with the shop's facts. */
export async function selectPage(db: Db, slug: string, viewer: PageViewer): Promise<PageNow | null> {
  const { locale, now, facts } = viewer;
  const result = await sql<PageDetailRow>`select ${columns(locale)}, g.body -> ${locale}::text as body,
      g.sections -> ${locale}::text as sections, ${colorsOf(locale)} as colors, g.meta -> ${locale}::text as meta,
      g.effective_at, g.updated_at,
      ${barsOfPage(viewer)} as bars, ${barsChangeAt(now)} as bars_change_at
    from slugs s join cms_pages g on g.id = s.record_id
    where s.namespace = 'page' and s.slug = ${slug} and g.enabled
    order by s.locale = ${locale} desc, s.is_current desc limit 1`.execute(db);
  const row = insertFacts(result.rows, facts)[0];
  if (!row) return null;
  const own = row.sections
    ? sentSections(row.id, row.sections, row.colors ?? {})
    : [{ kind: 'text', blocks: row.body }];
  const page = {
    ...toPageSummary(row, locale),
    body: row.body,
    sections: await withRecords(db, withPromoBars(own, row.bars), { locale, now }),
    meta: metaOf(row, locale),
    effectiveAt: row.effective_at,
    updatedAt: row.updated_at,
  };
  return { page, changesAt: row.bars_change_at === null ? null : new Date(row.bars_change_at) };
}

function metaOf({ id, title, meta: { pictureId, ...meta } }: PageDetailRow, locale: LocaleCode): CmsPage['meta'] {
  const image = pictureId ? imageOf('pages', id, title, pictureId) : null;
  return { ...meta, canonical: canonicalOf(meta.canonical, locale), image };
}

/** A canonical page is stored as its path, or as its name. */
const canonicalOf = (stored: string | null, locale: LocaleCode): string | null =>
  stored === null || stored.startsWith('/') ? stored : namedPath(stored, locale);

/** All redirects, or the one of an address. */
export async function selectRedirects(db: Db, from?: string): Promise<Redirect[]> {
  const result = await sql<Redirect>`
    select r.id::text, r.from_path as "from", r.to_path as "to", r.status from redirects r
    where ${from ?? null}::text is null or r.from_path = ${from ?? null} order by r.from_path`.execute(db);
  return result.rows;
}

/** The front page is a record too, and has the shop's own address. */
export const HOME_CODE = 'home';

const pathOf = ({ code, slugs }: PageRow, locale: LocaleCode) => (code === HOME_CODE ? '/' : `/${slugs[locale]}/`);

function toPageSummary(row: PageRow, locale: LocaleCode): CmsPageSummary {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    title: row.title,
    lead: row.lead,
    slug: row.slugs[locale],
    slugs: row.slugs,
    paths: { pl: pathOf(row, 'pl'), en: pathOf(row, 'en') },
  };
}
