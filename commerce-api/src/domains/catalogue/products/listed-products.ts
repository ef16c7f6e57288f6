/** What lists of treatments, bundles, offers and vouchers have in common: rows of products, priced, page by page. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { offsetOf, type PageRequest } from '../../../platform/pagination';
import { pictureColorOf } from '../../operations/pictures';
import { nextBoundaryOf, type PricingInput, type PricingScope, pricingInputOf } from '../pricing';
import { bodyPartJson, categoryJson } from './category-records';
import { ratingOf } from './rating-queries';
import { joinReady } from './ready-products';

export interface ListedPage<Row> {
  rows: Row[];
  total: number;
  /** When any price of the market changes next. */
  boundary: Date | null;
}

/** A list over products `p` and their categories `c`. */
export interface Listing {
  columns: RawBuilder<unknown>;
  /** More tables, from `join` on. */
  joins: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** More tables that only the order needs, from `join` on. */
  orderJoins?: RawBuilder<unknown>;
  /** How many there are, where that is known without counting them. */
  total?: RawBuilder<number> | undefined;
}

/** A treatment inside a package or offer, as PostgreSQL returns it. */
export interface ContentJson {
  id: string;
  name: string;
  slugs: { pl: string; en: string };
  duration: number;
  quantity: number;
  pricing: PricingInput;
}

/** Columns of ProductRow. */
export const productColumns = (scope: PricingScope) => sql`
  p.id, p.type, p.gender, p.name ->> ${scope.locale}::text as name, p.slugs, p.lead ->> ${scope.locale}::text as lead, p.duration,
  p.duration_to, p.show_duration, p.package_quantity, p.package_bonus_quantity, p.level, p.recommended_quantity_from,
  p.recommended_quantity_to, p.body_part_count, p.promo_recommended, p.is_special, p.is_bundlable,
  p.can_payment_by_cash, p.show_lowest_price, p.picture_id::text as picture_id,
  ${pictureColorOf(sql`p`)} as picture_color, ${categoryJson} as category,
  (select json_agg(${bodyPartJson}) from product_body_parts pb
    join body_parts b on b.id = pb.body_part_id where pb.product_id = p.id) as body_parts,
  (select json_agg(json_build_object('id', x.picture_id::text, 'alt', x.alt ->> ${scope.locale}::text, 'color', s.color)
      order by x.position, x.picture_id)
    from product_pictures x join shop_pictures s on s.id = x.picture_id where x.product_id = p.id) as pictures,
  ${pricingInputOf(sql.ref('p.id'), scope)} as pricing, ${ratingOf} as rating`;

/** The contents of the package or offer `p`. */
export const contentsOf = (scope: PricingScope) => sql<ContentJson[] | null>`(
  select json_agg(json_build_object('id', k.id::text, 'name', k.name ->> ${scope.locale}::text, 'slugs', k.slugs,
      'duration', k.duration, 'quantity', pc.quantity,
      'pricing', ${pricingInputOf(sql.ref('k.id'), scope)}) order by pc.position, k.id)
  from product_contents pc join products k on k.id = pc.product_id where pc.container_id = p.id)`;

/** Texts of `p`, and main colours of the pictures that its comparisons show. */
export const contentColumns = ({ locale }: Pick<PricingScope, 'locale'>) => sql`
  p.content -> ${locale}::text as content,
  (select json_object_agg(s.id::text, s.color)
    from jsonb_path_query(p.content -> ${locale}::text, '$.comparisons[*].* ? (@ like_regex "^[0-9]{1,18}$")') as shown (id)
      join shop_pictures s on s.id = (shown.id #>> '{}')::bigint
    where s.color is not null) as content_colors`;

/** Condition: `p` is offered and has a price in the market. */
const isSold = (marketId: number) => sql`p.enabled and ${marketId}::int = any(p.sold_in)`;

/** Ids of one page of a list with their places. The page is cut before it is counted and priced, so that an index can cut it. */
const idsOfPage = ({ joins, where, order, orderJoins = sql`` }: Listing, page: PageRequest, scope: PricingScope) => sql`
  select p.id, row_number() over (order by ${order}) as place
  from ${tablesOf(joins)} ${orderJoins} ${soldWhere(where, scope)} order by ${order}
  limit ${page.perPage} offset ${offsetOf(page)}`;

const tablesOf = (joins: RawBuilder<unknown>) =>
  sql`products p join product_categories c on c.id = p.category_id ${joins}`;

const soldWhere = (where: RawBuilder<unknown>, { marketId }: PricingScope) =>
  sql`where ${isSold(marketId)} and ${where}`;

/** From `from` on: products `p` that are sold in the market, and their categories `c`. */
export const soldProducts = (where: RawBuilder<unknown>, scope: PricingScope) =>
  sql`from ${tablesOf(sql``)} ${soldWhere(where, scope)}`;

/** Number of a list's records, also past its last page. */
const countOf = ({ joins, where, total }: Listing, scope: PricingScope) =>
  total ?? sql<number>`(select count(*)::int from ${tablesOf(joins)} ${soldWhere(where, scope)})`;

/** One page of a list, in one query. */
export async function selectListed<Row>(
  db: Db,
  listing: Listing,
  page: PageRequest,
  scope: PricingScope,
): Promise<ListedPage<Row>> {
  const { columns, joins } = listing;
  const count = countOf(listing, scope);
  const result = await sql<Row & { total: number; boundary: string | null }>`
    with page as (${idsOfPage(listing, page, scope)})
    select ${columns}, ${count} as total, ${nextBoundaryOf(scope)} as boundary
    from page join products p on p.id = page.id join product_categories c on c.id = p.category_id ${joins}
    order by page.place`.execute(db);
  const first = result.rows[0];
  const total = first?.total ?? (page.page > 1 ? await readCount(db, count) : 0);
  return { rows: result.rows, total, boundary: first?.boundary ? new Date(first.boundary) : null };
}

/** One page of ready rows, in one query. */
export interface ReadyPage {
  /** Their JSON, with commas between; null: the page is empty. */
  bodies: string | null;
  /** Number of records of the page without a current ready row. */
  missing: number;
  total: number;
  /** When one of them changes next with time. */
  boundary: string | null;
}

/** The page as it stands in ready rows. */
export async function selectReadyPage(
  db: Db,
  listing: Omit<Listing, 'columns'>,
  page: PageRequest,
  scope: PricingScope,
): Promise<ReadyPage> {
  const whole = { ...listing, columns: sql`` };
  const result = await sql<ReadyPage>`
    with page as materialized (${idsOfPage(whole, page, scope)})
    select string_agg(ready.body, ',' order by page.place) as bodies,
      (count(*) - count(ready.body))::int as missing, min(ready.until) as boundary, ${countOf(whole, scope)} as total
    from page ${joinReady(sql.ref('page.id'), 'summary', scope)}`.execute(db);
  return result.rows[0] ?? { bodies: null, missing: 0, total: 0, boundary: null };
}

async function readCount(db: Db, count: RawBuilder<number>): Promise<number> {
  const result = await sql<{ total: number }>`select ${count} as total`.execute(db);
  return result.rows[0]?.total ?? 0;
}

/**
 * SQL expression: rows of the given products as a JSON array in the order of their places, for a statement that chooses
 * them itself. Ids come as numbers.
 * @param chosen select of `record_id` and `nth`: products that are sold in the market
 */
export const listedAsJson = (chosen: RawBuilder<unknown>, columns: RawBuilder<unknown>) => sql`(
  select json_agg(row_to_json(listed) order by listed.nth) from (
    select ${columns}, chosen.nth from (${chosen}) chosen join products p on p.id = chosen.record_id
    join product_categories c on c.id = p.category_id) listed)`;

/** Slugs of the markets that sell `p`. */
export const marketsOf = sql`(select coalesce(json_agg(m.slug order by m.id), '[]') from markets m
  where m.enabled and m.id = any(p.sold_in))`;

/** Like selectListed for one record with this slug in any locale, former slugs included; null when there is none. */
export async function selectListedOne<Row extends { markets: string[] }>(
  db: Db,
  slug: string,
  { columns, joins, where }: Omit<Listing, 'order'>,
  scope: PricingScope,
): Promise<{ row: Row; boundary: Date | null } | null> {
  const result = await sql<Row & { boundary: string | null }>`
    select ${columns}, ${marketsOf} as markets, ${nextBoundaryOf(scope)} as boundary
    ${oneBySlug(slug, joins, where, scope)}`.execute(db);
  const row = result.rows[0];
  return row ? { row, boundary: row.boundary ? new Date(row.boundary) : null } : null;
}

const oneBySlug = (slug: string, joins: RawBuilder<unknown>, where: RawBuilder<unknown>, scope: PricingScope) => sql`
  from slugs s join products p on p.id = s.record_id join product_categories c on c.id = p.category_id ${joins}
  where s.namespace = 'product' and s.slug = ${slug} and ${isSold(scope.marketId)} and ${where}
  order by s.locale = ${scope.locale} desc, s.is_current desc limit 1`;

/** From `from` on: products `p` of these ids, sold or not, and their categories `c`. */
export const byIds = (ids: readonly string[]) => sql`
  from products p join product_categories c on c.id = p.category_id where p.id = any(${ids}::bigint[]) order by p.id`;

/** Ready row of one record; `body` is null when there is no current one. */
export interface ReadyRecord {
  body: string | null;
  /** When it changes next with time. */
  until: string | null;
}

/** Like selectListedOne from ready rows; undefined when nothing sold in the market has this slug. */
export async function selectReadyOne(
  db: Db,
  slug: string,
  where: RawBuilder<unknown>,
  scope: PricingScope,
): Promise<ReadyRecord | undefined> {
  const result = await sql<ReadyRecord>`
    with found as materialized (select p.id ${oneBySlug(slug, sql``, where, scope)})
    select ready.body, ready.until from found ${joinReady(sql.ref('found.id'), 'detail', scope)}`.execute(db);
  return result.rows[0];
}
