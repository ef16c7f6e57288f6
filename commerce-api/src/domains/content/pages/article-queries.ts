import type { Article, ArticleAuthor, ArticleCategory, ArticleSummary, LocaleCode } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { offsetOf, type PageRequest } from '../../../platform/pagination';
import { pictureAltOf, pictureColorOf } from '../../operations/pictures';
import { type BarOfArticle, type BarViewer, barOfArticle, barsChangeAt } from '../promo-bars';
import { type ArticleFilter, articleConditions } from './article-filter';
import {
  type ArticleRow,
  type AuthorJson,
  type CategoryJson,
  type Localized,
  toArticleCategory,
  toAuthor,
  toSummary,
} from './article-records';
import { type ArticlePromoWords, promoContentOf } from './promo-content';
import { wordCount } from './reading-time';

interface ArticleDetailRow extends ArticleRow {
  updated_at: string;
  meta: { title: string; description: string };
  promo_bar: ArticlePromoWords | null;
  promo_bar_visible: boolean;
  bar: BarOfArticle | null;
  bars_change_at: string | null;
  cta_type: Article['ctaType'];
  cta_product_id: string | null;
  side_categories: CategoryJson[] | null;
  products: { id: string; name: Localized; slugs: Localized; gender: 'male' | 'female' }[] | null;
  related: ArticleCardRow[] | null;
}

export type ArticleSort = { field: 'publishedAt' | 'title' | 'rating'; descending: boolean } | null;

const RELATED_ARTICLES = 3;

const categoryJson = sql`json_build_object('id', c.id::text, 'name', c.name, 'slugs', c.slugs, 'description', c.description,
  'picture_id', c.picture_id::text, 'picture_alt', ${pictureAltOf(sql`c`)}, 'picture_color', ${pictureColorOf(sql`c`)})`;

const authorJson = sql`json_build_object('id', w.id::text, 'name', w.name, 'position', w.position, 'bio', w.bio,
  'specialization', w.specialization, 'slugs', w.slugs, 'portrait', w.portrait,
  'picture_id', w.picture_id::text, 'picture_alt', ${pictureAltOf(sql`w`)}, 'picture_color', ${pictureColorOf(sql`w`)})`;

const columns = (locale: LocaleCode) => sql`
  a.id, a.title ->> ${locale}::text as title, a.slugs, a.lead ->> ${locale}::text as lead,
  a.content -> ${locale}::text as content, a.published_at, a.gender, a.is_professional, a.rating_sum, a.ratings_count,
  a.picture_id::text as picture_id, ${pictureAltOf(sql`a`)} as picture_alt,
  (select i.color from shop_pictures i where i.id = coalesce(a.picture_id, c.picture_id)) as cover_color,
  ${categoryJson} as category, ${authorJson} as author`;

const tables = sql`(articles a join article_categories c on c.id = a.category_id
  join article_authors w on w.id = a.author_id)`;

/** One page of the published articles, the newest first. */
export async function selectArticles(
  db: Db,
  filter: ArticleFilter,
  page: PageRequest,
  locale: LocaleCode,
  now: Date,
  sort: ArticleSort = null,
): Promise<{ articles: ArticleSummary[]; total: number }> {
  const where = articleConditions(filter, locale, now);
  const order = orderBy(sort, locale);
  // The page is cut before texts are read: they are long.
  const result = await sql<ArticleRow & { total: number }>`
    with page as (
      select a.id, row_number() over (order by ${order}) as place from articles a where ${where} order by ${order}
      limit ${page.perPage} offset ${offsetOf(page)}
    )
    select ${columns(locale)}, (select count(*)::int from articles a where ${where}) as total
    from page join ${tables} on a.id = page.id order by page.place`.execute(db);
  const total = result.rows[0]?.total ?? (page.page > 1 ? await countArticles(db, where) : 0);
  return { articles: result.rows.map((row) => toSummary(row, locale)), total };
}

/** The parts of a statement that finds articles by itself: selection, and mapping of its rows. */
export const articleCards = {
  /** @param chosen select of `record_id` and `nth`: published articles */
  select: (chosen: RawBuilder<unknown>, locale: LocaleCode) => sql`(
    select json_agg(row_to_json(listed) order by listed.nth) from (
      select ${columns(locale)}, chosen.nth from (${chosen}) chosen join ${tables} on a.id = chosen.record_id) listed)`,
  /** Of the rows of `select`, in their order. */
  read: (rows: readonly ArticleCardRow[] | null, locale: LocaleCode): ArticleSummary[] =>
    (rows ?? []).map((row) =>
      toSummary({ ...row, id: String(row.id), published_at: new Date(row.published_at).toISOString() }, locale),
    ),
};
/** A row of `select`: in JSON made by row_to_json the id is a number. */
export type ArticleCardRow = Omit<ArticleRow, 'id'> & { id: number };

/** An article as it is now. */
export interface ArticleNow {
  article: Article;
  /** When a promo bar begins or ends next; null: none does. */
  changesAt: Date | null;
}

/** The article with this slug in any locale, former slugs included. */
export async function selectArticle(db: Db, slug: string, viewer: BarViewer): Promise<ArticleNow | null> {
  const { locale, now } = viewer;
  const result = await sql<ArticleDetailRow>`select ${columns(locale)},
      greatest(a.published_at, a.edited_at) as updated_at, a.meta -> ${locale}::text as meta,
      a.promo_bar -> ${locale}::text as promo_bar, a.promo_bar_visible, a.cta_type, a.cta_product_id,
      ${barOfArticle(viewer)} as bar, ${barsChangeAt(now)} as bars_change_at,
      (select json_agg(${categoryJson} order by c.position) from article_side_categories sc
        join article_categories c on c.id = sc.category_id where sc.article_id = a.id) as side_categories,
      (select json_agg(json_build_object('id', p.id::text, 'name', p.name, 'slugs', p.slugs, 'gender', p.gender)
          order by p.position)
        from article_products ap join products p on p.id = ap.product_id where ap.article_id = a.id and p.enabled) as products,
      ${articleCards.select(chosenBeside(now), locale)} as related
    from slugs s join ${tables} on a.id = s.record_id
    where s.namespace = 'article' and s.slug = ${slug} and a.enabled and a.published_at <= ${now}
    order by s.locale = ${locale} desc, s.is_current desc limit 1`.execute(db);
  const row = result.rows[0];
  if (!row) return null;
  const relatedArticles = await relatedTo(db, row, { locale, now });
  const changesAt = row.bars_change_at === null ? null : new Date(row.bars_change_at);
  return { article: toArticle(row, relatedArticles, locale), changesAt };
}

function toArticle(row: ArticleDetailRow, relatedArticles: ArticleSummary[], locale: LocaleCode): Article {
  return {
    ...toSummary(row, locale),
    content: row.content,
    wordCount: wordCount(row.content),
    updatedAt: row.updated_at,
    sideCategories: (row.side_categories ?? []).map((category) => toArticleCategory(category, locale)),
    metaTitle: row.meta.title,
    metaDescription: row.meta.description,
    promoContent: promoContentOf({
      articleId: row.id,
      own: row.promo_bar_visible ? row.promo_bar : null,
      bar: row.bar,
    }),
    ctaType: row.cta_type,
    ctaTypeData: row.cta_type ? { productId: row.cta_product_id } : null,
    relatedArticles,
    products: (row.products ?? []).map((product) => ({
      id: product.id,
      name: product.name[locale],
      slug: product.slugs[locale],
      gender: product.gender,
    })),
  };
}

/** Articles that staff chose to stand below the one of the slug `s`, as `articleCards` takes them. */
const chosenBeside = (now: Date) => sql`select b.related_id as record_id, b.position as nth
  from article_related b join articles o on o.id = b.related_id
  where b.article_id = s.record_id and o.enabled and o.published_at <= ${now}`;

/** The chosen ones; then the newest of the category. */
async function relatedTo(
  db: Db,
  { id, category, related }: ArticleDetailRow,
  { locale, now }: { locale: LocaleCode; now: Date },
): Promise<ArticleSummary[]> {
  const chosen = articleCards.read(related, locale);
  if (chosen.length >= RELATED_ARTICLES) return chosen.slice(0, RELATED_ARTICLES);
  const filter = { category: category.slugs[locale], except: id };
  const page = { page: 1, perPage: RELATED_ARTICLES + chosen.length };
  const { articles } = await selectArticles(db, filter, page, locale, now);
  const others = articles.filter((article) => !chosen.some((one) => one.id === article.id));
  return [...chosen, ...others].slice(0, RELATED_ARTICLES);
}

/** The author with this slug in any language, former slugs included; null: there is none. */
export async function selectAuthor(db: Db, slug: string, locale: LocaleCode): Promise<ArticleAuthor | null> {
  const result = await sql<{ author: AuthorJson }>`select ${authorJson} as author
    from slugs s join article_authors w on w.id = s.record_id
    where s.namespace = 'author' and s.slug = ${slug}
    order by s.locale = ${locale} desc, s.is_current desc limit 1`.execute(db);
  const author = result.rows[0]?.author;
  return author ? toAuthor(author, locale) : null;
}

/** Categories of the blog in their order. */
export async function selectArticleCategories(db: Db, locale: LocaleCode): Promise<ArticleCategory[]> {
  const result = await sql<{ category: CategoryJson }>`
    select ${categoryJson} as category from article_categories c order by c.position, c.id`.execute(db);
  return result.rows.map((row) => toArticleCategory(row.category, locale));
}

function orderBy(sort: ArticleSort, locale: LocaleCode): RawBuilder<unknown> {
  if (!sort) return sql`a.published_at desc, a.id desc`;
  const by = {
    publishedAt: sql`a.published_at`,
    title: sql`(a.title ->> ${sql.lit(locale)}) collate "pl-x-icu"`,
    rating: sql`a.rating_sum::numeric / greatest(a.ratings_count, 1)`,
  }[sort.field];
  return sql`${by} ${sort.descending ? sql`desc` : sql`asc`}, a.id desc`;
}

async function countArticles(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const result = await sql<{ total: number }>`select count(*)::int as total from articles a where ${where}`.execute(db);
  return result.rows[0]?.total ?? 0;
}
