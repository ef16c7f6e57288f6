import type { LocaleCode, LocalizedSlugs, SiteMap } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { localePaths } from '../../../platform/page-address';
import { HOME_CODE } from '../pages';

interface NamedRow {
  id: string;
  name: string;
  slugs: LocalizedSlugs;
}

interface EditedRow extends NamedRow {
  updatedAt: string | null;
}

interface SoldRow extends EditedRow {
  type: 'product' | 'package' | 'bundle' | 'offer';
  gender: 'male' | 'female';
  variant: 'special' | 'flexy' | null;
}

interface SalonCategoryRow extends NamedRow {
  locationIds: string[];
}

interface ArticleRow {
  id: string;
  title: string;
  slugs: LocalizedSlugs;
  category: LocalizedSlugs;
  updatedAt: string;
}

interface PageRow {
  id: string;
  title: string;
  kind: SiteMap['cmsPages'][number]['kind'];
  slugs: LocalizedSlugs;
  updatedAt: string;
}

/** Names and slugs of all records with a page: only the visible ones, in the order of the lists. */
export async function selectSiteMap(
  db: Db,
  { marketId, locale, now }: { marketId: number; locale: LocaleCode; now: Date },
): Promise<SiteMap> {
  const [sold, locations, salonCategories, categories, authors, articles, pages] = await Promise.all([
    sql<SoldRow>`select p.id::text, p.name ->> ${locale}::text as name, p.slugs, p.type, p.gender, o.variant,
        p.edited_at as "updatedAt"
      from products p join product_categories c on c.id = p.category_id and c.enabled
      left join offers o on o.product_id = p.id
      where p.enabled and p.type <> 'voucher'
        and (o.product_id is null or (o.valid_from <= ${now} and (o.valid_to is null or o.valid_to > ${now})))
        and ${marketId}::int = any(p.sold_in)
      order by p.position, p.id`.execute(db),
    sql<EditedRow>`select l.id::text, l.name ->> ${locale}::text as name, l.slugs, l.edited_at as "updatedAt"
      from locations l
      where l.enabled order by l.position, l.id`.execute(db),
    sql<SalonCategoryRow>`select c.id::text, c.name ->> ${locale}::text as name, c.slugs,
        json_agg(l.id::text order by l.position, l.id) as "locationIds"
      from product_categories c join location_categories lc on lc.category_id = c.id
      join locations l on l.id = lc.location_id and l.enabled
      where c.enabled and not c.is_virtual group by c.id order by c.position, c.id`.execute(db),
    sql<NamedRow>`select k.id::text, k.name ->> ${locale}::text as name, k.slugs from article_categories k
      order by k.position, k.id`.execute(db),
    sql<EditedRow>`select w.id::text, w.name, w.slugs, (
          select max(greatest(a.published_at, a.edited_at)) from articles a
          where a.author_id = w.id and a.enabled and a.published_at <= ${now}) as "updatedAt"
      from article_authors w where w.slugs is not null
      order by w.name, w.id`.execute(db),
    sql<ArticleRow>`select a.id::text, a.title ->> ${locale}::text as title, a.slugs, k.slugs as category,
        greatest(a.published_at, a.edited_at) as "updatedAt"
      from articles a join article_categories k on k.id = a.category_id
      where a.enabled and a.published_at <= ${now} order by a.published_at desc, a.id desc`.execute(db),
    sql<PageRow>`select g.id::text, g.title ->> ${locale}::text as title, g.kind, g.slugs, g.updated_at as "updatedAt"
      from cms_pages g where g.enabled and g.code <> ${HOME_CODE} order by g.slugs ->> 'pl'`.execute(db),
  ]);
  const named = ({ id, name, slugs }: NamedRow) => ({ id, name, slug: slugs[locale], slugs });
  const edited = (row: EditedRow) => ({ ...named(row), updatedAt: row.updatedAt });
  return {
    products: sold.rows.flatMap((row) =>
      row.type === 'product' || row.type === 'package' ? [{ ...edited(row), gender: row.gender, type: row.type }] : [],
    ),
    bundles: sold.rows.filter(({ type }) => type === 'bundle').map((row) => ({ ...edited(row), gender: row.gender })),
    offers: sold.rows.flatMap((row) =>
      row.variant ? [{ ...edited(row), gender: row.gender, variant: row.variant }] : [],
    ),
    locations: locations.rows.map(edited),
    salonCategories: salonCategories.rows.map((row) => ({ ...named(row), locationIds: row.locationIds })),
    articleCategories: categories.rows.map(named),
    articleAuthors: authors.rows.map(edited),
    articles: articles.rows.map(({ id, title, slugs, category, updatedAt }) => ({
      id,
      title,
      updatedAt,
      href: localePaths('content/article', (code) => ({ categorySlug: category[code], slug: slugs[code] })),
    })),
    cmsPages: pages.rows.map(({ id, title, kind, slugs, updatedAt }) => ({
      id,
      title,
      kind,
      updatedAt,
      paths: localePaths('content/cms-page', (code) => ({ rest: slugs[code] })),
    })),
  };
}
