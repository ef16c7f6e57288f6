import type { LocaleCode, Opinion, OpinionAggregate } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { offsetOf, type PageRequest } from '../../../platform/pagination';

export interface OpinionFilter {
  /** Id or slug. */
  location?: string | undefined;
  locationId?: string | undefined;
  product?: string | undefined;
  /** Code or slug. */
  category?: string | undefined;
  /** Slug or name. */
  city?: string | undefined;
  rating?: number | undefined;
}

export type OpinionSort = { field: 'createdAt' | 'rating'; descending: boolean } | null;

interface Localized {
  pl: string;
  en: string;
}

interface OpinionRow {
  id: string;
  author_name: string;
  rating: number;
  locale: LocaleCode;
  content: string;
  translation: string | null;
  verification: Opinion['verification'];
  reply: string | null;
  created_at: string;
  location: { id: string; name: string; slug: string; city: string } | null;
  product: { id: string; name: Localized; slugs: Localized; gender: string } | null;
}

const tables = sql`opinions o
  left join locations l on l.id = o.location_id left join cities ct on ct.id = l.city_id
  left join products p on p.id = o.product_id left join product_categories c on c.id = p.category_id`;

/** One page of the published opinions, the newest first unless another order is requested. */
export async function selectOpinions(
  db: Db,
  filter: OpinionFilter,
  sort: OpinionSort,
  page: PageRequest,
  locale: LocaleCode,
): Promise<Opinion[]> {
  const direction = sort?.descending === false ? sql`asc` : sql`desc`;
  const order =
    sort?.field === 'rating'
      ? sql`o.rating ${direction}, o.created_at desc, o.id desc`
      : sql`o.created_at ${direction}, o.id ${direction}`;
  const result = await sql<OpinionRow>`
    select o.id, o.author_name, o.rating, o.locale, o.content, o.translation, o.verification,
      o.reply ->> ${locale}::text as reply, o.created_at,
      case when l.id is not null then json_build_object('id', l.id::text, 'name', l.name ->> ${locale}::text,
        'slug', l.slugs ->> ${locale}::text, 'city', ct.name) end as location,
      case when p.id is not null then json_build_object('id', p.id::text, 'name', p.name, 'slugs', p.slugs,
        'gender', p.gender) end as product
    from ${tables} where ${conditions(filter)} order by ${order}
    limit ${page.perPage} offset ${offsetOf(page)}`.execute(db);
  return result.rows.map((row) => toOpinion(row, locale));
}

/** How all opinions of a filter rate. */
export async function selectAggregate(db: Db, filter: OpinionFilter): Promise<OpinionAggregate> {
  const result = await sql<{ rating: number; count: number }>`
    select o.rating, count(*)::int as count from ${tables} where ${conditions(filter)} group by o.rating`.execute(db);
  const distribution = [1, 2, 3, 4, 5].map((stars) => result.rows.find((row) => row.rating === stars)?.count ?? 0);
  const ratingsCount = distribution.reduce((sum, count) => sum + count, 0);
  const sum = distribution.reduce((total, count, index) => total + count * (index + 1), 0);
  return {
    rating: ratingsCount > 0 ? Math.round((sum / ratingsCount) * 100) / 100 : null,
    ratingsCount,
    distribution,
  };
}

function conditions(filter: OpinionFilter): RawBuilder<unknown> {
  const parts = [sql`o.status = 'published'`];
  if (filter.rating) parts.push(sql`o.rating = ${filter.rating}`);
  if (filter.locationId) parts.push(sql`o.location_id = ${filter.locationId}`);
  if (filter.location) {
    const { location } = filter;
    parts.push(sql`(l.id::text = ${location} or ${location} in (l.slugs ->> 'pl', l.slugs ->> 'en'))`);
  }
  if (filter.product) {
    const { product } = filter;
    parts.push(sql`(p.id::text = ${product} or ${product} in (p.slugs ->> 'pl', p.slugs ->> 'en'))`);
  }
  if (filter.category) {
    const { category } = filter;
    parts.push(sql`(c.code = ${category} or ${category} in (c.slugs ->> 'pl', c.slugs ->> 'en'))`);
  }
  if (filter.city) parts.push(sql`(ct.slug = ${filter.city} or ct.search = search_form(${filter.city}))`);
  return sql.join(parts, sql` and `);
}

function toOpinion(row: OpinionRow, locale: LocaleCode): Opinion {
  const isTranslated = row.locale !== locale && row.translation !== null;
  const { product } = row;
  return {
    id: row.id,
    authorName: row.author_name,
    rating: row.rating,
    content: isTranslated ? (row.translation ?? row.content) : row.content,
    locale: isTranslated ? locale : row.locale,
    isTranslated,
    verification: row.verification,
    location: row.location,
    product: product && {
      id: product.id,
      name: product.name[locale],
      slug: product.slugs[locale],
      slugs: product.slugs,
      gender: product.gender,
    },
    reply: row.reply,
    createdAt: row.created_at,
  };
}
