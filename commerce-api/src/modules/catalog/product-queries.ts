import type { LocaleCode } from '@aksamit/shared-kit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database';
import { offsetOf, type PageRequest } from '../../platform/pagination';
import { nextBoundaryOf, type PricingScope, pricingInputOf } from '../pricing';
import { bodyPartJson, categoryJson } from './category-records';
import type { ProductDetailRow, ProductRow } from './product-records';

export interface ProductFilter {
  category?: string | undefined;
  gender?: 'male' | 'female' | undefined;
  bodyPart?: string | undefined;
  type?: string | undefined;
  q?: string | undefined;
  isSpecial?: boolean | undefined;
  ids?: readonly string[];
}

export type ProductSort = { field: 'name' | 'duration' | 'price'; descending: boolean } | null;

export interface ProductPage {
  rows: ProductRow[];
  total: number;
  /** When any price of the market changes next. */
  boundary: Date | null;
}

const columns = (scope: PricingScope) => sql`
  p.id, p.type, p.gender, p.name ->> ${scope.locale}::text as name, p.slugs, p.lead ->> ${scope.locale}::text as lead, p.duration,
  p.duration_to, p.show_duration, p.package_quantity, p.recommended_quantity_from, p.recommended_quantity_to,
  p.body_part_count, p.promo_recommended, p.is_special, p.is_bundlable, p.can_payment_by_cash, p.show_lowest_price,
  ${categoryJson} as category,
  (select json_agg(${bodyPartJson} order by b.position) from product_body_parts pb
    join body_parts b on b.id = pb.body_part_id where pb.product_id = p.id) as body_parts,
  ${pricingInputOf(sql.ref('p.id'), scope)} as pricing`;

/** One page of the products that are sold in the market, prices included, in one query. */
export async function selectProducts(
  db: Db,
  filter: ProductFilter,
  sort: ProductSort,
  page: PageRequest,
  scope: PricingScope,
): Promise<ProductPage> {
  const where = conditions(filter, scope);
  const order = orderBy(sort, scope);
  const result = await sql<ProductRow & { total: number; boundary: string | null }>`
    with page as (
      select p.id, row_number() over (order by ${order}) as place, (count(*) over ())::int as total
      from products p join product_categories c on c.id = p.category_id
      where ${where} order by ${order} limit ${page.perPage} offset ${offsetOf(page)}
    )
    select ${columns(scope)}, page.total, ${nextBoundaryOf(scope)} as boundary
    from page join products p on p.id = page.id join product_categories c on c.id = p.category_id
    order by page.place`.execute(db);
  const first = result.rows[0];
  const total = first?.total ?? (page.page > 1 ? await countProducts(db, where) : 0);
  return { rows: result.rows, total, boundary: first?.boundary ? new Date(first.boundary) : null };
}

/** The product with this slug in any locale, former slugs included; the asked locale's own first. */
export async function selectProduct(
  db: Db,
  slug: string,
  scope: PricingScope,
): Promise<{ row: ProductDetailRow; boundary: Date | null } | null> {
  const result = await sql<ProductDetailRow & { boundary: string | null }>`
    select ${columns(scope)}, p.content -> ${scope.locale}::text as content, p.vat_rate, p.has_checkbox,
      p.checkbox_label ->> ${scope.locale}::text as checkbox_label, ${nextBoundaryOf(scope)} as boundary
    from slugs s join products p on p.id = s.record_id join product_categories c on c.id = p.category_id
    where s.namespace = 'product' and s.slug = ${slug} and p.enabled
    order by s.locale = ${scope.locale} desc, s.is_current desc limit 1`.execute(db);
  const row = result.rows[0];
  return row ? { row, boundary: row.boundary ? new Date(row.boundary) : null } : null;
}

async function countProducts(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const result = await sql<{ total: number }>`select count(*)::int as total
    from products p join product_categories c on c.id = p.category_id where ${where}`.execute(db);
  return result.rows[0]?.total ?? 0;
}

function conditions(filter: ProductFilter, { marketId, locale }: PricingScope): RawBuilder<unknown> {
  const parts = [
    sql`p.enabled and c.enabled`,
    sql`exists (select 1 from product_prices pp where pp.product_id = p.id and pp.market_id = ${marketId})`,
  ];
  if (filter.gender) parts.push(sql`p.gender = ${filter.gender}`);
  if (filter.type) parts.push(sql`p.type = ${filter.type}`);
  if (filter.isSpecial !== undefined) parts.push(sql`p.is_special = ${filter.isSpecial}`);
  if (filter.ids) parts.push(sql`p.id = any(${filter.ids}::bigint[])`);
  if (filter.category) {
    parts.push(sql`(c.code = ${filter.category} or ${filter.category} in (c.slugs ->> 'pl', c.slugs ->> 'en'))`);
  }
  if (filter.bodyPart) {
    parts.push(sql`exists (select 1 from product_body_parts pb join body_parts b on b.id = pb.body_part_id
      where pb.product_id = p.id
        and (b.code = ${filter.bodyPart} or ${filter.bodyPart} in (b.slugs ->> 'pl', b.slugs ->> 'en')))`);
  }
  for (const word of words(filter.q)) {
    parts.push(sql`${searchColumn(locale)} like '%' || search_form(${escapeLike(word)}) || '%'`);
  }
  return sql.join(parts, sql` and `);
}

/** Column with the searchable form of name and lead. */
export const searchColumn = (locale: LocaleCode) => sql.ref(locale === 'pl' ? 'p.search_pl' : 'p.search_en');

/** Words of a query, at most 8. */
export const words = (query: string | undefined) => (query ?? '').split(/\s+/).filter(Boolean).slice(0, 8);

/** Takes the meaning of `%` and `_` in LIKE away. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function orderBy(sort: ProductSort, { locale, marketId }: PricingScope): RawBuilder<unknown> {
  if (!sort) return sql`p.position, p.id`;
  const direction = sort.descending ? sql`desc` : sql`asc`;
  const by = {
    name: sql`p.name ->> ${locale}::text collate "pl-x-icu"`,
    duration: sql`p.duration`,
    price: sql`(select min(pp.amount_minor) from product_prices pp 
      where pp.product_id = p.id and pp.market_id = ${marketId} and pp.quantity_from = 1)`,
  }[sort.field];
  return sql`${by} ${direction}, p.id`;
}
