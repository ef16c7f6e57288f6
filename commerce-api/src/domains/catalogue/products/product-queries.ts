import type { LocaleCode } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database';
import type { PageRequest } from '../../../platform/pagination';
import type { PricingScope } from '../pricing';
import { byIds, type ListedPage, type Listing, productColumns, selectListed, soldProducts } from './listed-products';
import type { ProductRow } from './product-records';
import { type Validity, validityOf } from './ready-products';

export interface ProductFilter {
  ids?: readonly string[] | undefined;
  category?: string | undefined;
  gender?: 'male' | 'female' | undefined;
  bodyPart?: string | undefined;
  type?: string | undefined;
  q?: string | undefined;
  isSpecial?: boolean | undefined;
}

/** A list of products. */
export interface ListFilter extends ProductFilter {
  /** Of each type so many at most. */
  perType?: number | undefined;
  /** Of each gender apart. */
  perGender?: boolean | undefined;
}

export type ProductSort = { field: 'name' | 'duration' | 'price' | 'order'; descending: boolean } | null;

/** The list of the products that are sold in the market. */
export const listingOf = (
  { perType, perGender = false, ...filter }: ListFilter,
  sort: ProductSort,
  scope: PricingScope,
): Omit<Listing, 'columns'> => ({
  joins: sql``,
  where: perType === undefined ? conditions(filter, scope) : firstOfEach(filter, { perType, perGender }, scope),
  ...(filter.ids && !sort ? { order: sql`array_position(${filter.ids}::bigint[], p.id)` } : orderOf(sort, scope)),
  total: perType === undefined ? storedCount(filter, scope) : undefined,
});

const GENDERS = ['female', 'male'];

/** Condition: `p` is among the list's first ones of its type, or of its type and gender, in the list's own order. Indexes give them. */
const firstOfEach = (
  filter: ProductFilter,
  { perType, perGender }: { perType: number; perGender: boolean },
  scope: PricingScope,
) => sql`p.id in (
  select one.id from unnest(array['product', 'package', 'bundle']) kind (type)
    cross join unnest(${perGender ? GENDERS : [null]}::text[]) whose (gender) cross join lateral (
    select p.id ${soldProducts(sql`${conditions(filter, scope)} and p.type = kind.type and (${!perGender} or p.gender = whose.gender)`, scope)}
    order by p.position, p.id limit ${perType}) one)`;

/** One page of the list, prices included, in one query. */
export const selectProducts = (
  db: Db,
  listing: Omit<Listing, 'columns'>,
  page: PageRequest,
  scope: PricingScope,
): Promise<ListedPage<ProductRow & Validity>> =>
  selectListed<ProductRow & Validity>(
    db,
    { ...listing, columns: sql`${productColumns(scope)}, ${validityOf(scope)}` },
    page,
    scope,
  );

/** Products as lists show them, sold or not. */
export async function selectSummaries(
  db: Db,
  ids: readonly string[],
  scope: PricingScope,
): Promise<(ProductRow & Validity)[]> {
  const found = await sql<ProductRow & Validity>`
    select ${productColumns(scope)}, ${validityOf(scope)} ${byIds(ids)}`.execute(db);
  return found.rows;
}

/**
 * The number of treatments and packages for a filter, from the database's stored counts; undefined for a filter without
 * stored counts.
 */
export function storedCount(filter: ProductFilter, { marketId }: PricingScope): RawBuilder<number> | undefined {
  if (filter.ids || filter.bodyPart || filter.type === 'bundle' || words(filter.q).length > 0) return undefined;
  const { gender, type, isSpecial, category } = filter;
  const parts = [sql`k.market_id = ${marketId}`, sql`c.enabled`];
  if (gender) parts.push(sql`k.gender = ${gender}`);
  if (type) parts.push(sql`k.type = ${type}`);
  if (isSpecial !== undefined) parts.push(sql`k.is_special = ${isSpecial}`);
  if (category) parts.push(ofCategory(category));
  return sql<number>`(select coalesce(sum(k.count), 0)::int from listed_counts k
    join product_categories c on c.id = k.category_id where ${sql.join(parts, sql` and `)})`;
}

/** Condition: category `c` has this code or slug. */
export const ofCategory = (category: string) =>
  sql`(c.code = ${category} or ${category} in (c.slugs ->> 'pl', c.slugs ->> 'en'))`;

/** Condition: body part `b` has this code or slug. */
export const ofBodyPart = (bodyPart: string) =>
  sql`(b.code = ${bodyPart} or ${bodyPart} in (b.slugs ->> 'pl', b.slugs ->> 'en'))`;

/** Condition on products `p` and their categories `c`: the list holds them. */
export function conditions(filter: ProductFilter, scope: PricingScope): RawBuilder<unknown> {
  const parts = [sql`c.enabled`];
  // Bundles, offers and vouchers have lists of their own; bundles can be requested here too.
  if (filter.type === 'bundle') parts.push(sql`p.type = 'bundle'`);
  else parts.push(sql`p.type in ('product', 'package')`);
  if (filter.ids) parts.push(sql`p.id = any(${filter.ids}::bigint[])`);
  if (filter.gender) parts.push(sql`p.gender = ${filter.gender}`);
  if (filter.type) parts.push(sql`p.type = ${filter.type}`);
  if (filter.isSpecial !== undefined) parts.push(sql`p.is_special = ${filter.isSpecial}`);
  if (filter.category) parts.push(ofCategory(filter.category));
  if (filter.bodyPart) {
    parts.push(sql`exists (select 1 from product_body_parts pb join body_parts b on b.id = pb.body_part_id
      where pb.product_id = p.id and ${ofBodyPart(filter.bodyPart)})`);
  }
  parts.push(...wordConditions(filter.q, scope.locale));
  return sql.join(parts, sql` and `);
}

/** One condition per word of a query: it occurs in name or lead. */
export const wordConditions = (query: string | undefined, locale: LocaleCode) =>
  words(query).map((word) => sql`${searchColumn(locale)} like '%' || search_form(${escapeLike(word)}) || '%'`);

/** Column with the searchable form of name and lead. */
export const searchColumn = (locale: LocaleCode) => sql.ref(locale === 'pl' ? 'p.search_pl' : 'p.search_en');

/** Words of a query, at most 8. */
export const words = (query: string | undefined) => (query ?? '').split(/\s+/).filter(Boolean).slice(0, 8);

/** Escapes `%` and `_` for LIKE. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Order of a list of products; without a requested order the list's own. Among equals the id decides, in the same
 * direction: an index then gives the order, forwards or backwards.
 */
export function orderOf(
  sort: ProductSort,
  { locale, marketId }: PricingScope,
): { order: RawBuilder<unknown>; orderJoins: RawBuilder<unknown> } {
  if (!sort) return { order: sql`p.position, p.id`, orderJoins: sql`` };
  const direction = sort.descending ? sql`desc` : sql`asc`;
  const by = {
    name: sql`(p.name ->> ${sql.lit(locale)}) collate "pl-x-icu"`,
    duration: sql`p.duration`,
    order: sql`p.position`,
    price: sql`lp.amount_minor`,
  }[sort.field];
  const id = sort.field === 'price' ? sql`lp.product_id` : sql`p.id`;
  const orderJoins =
    sort.field === 'price' ? sql`join listed_prices lp on lp.product_id = p.id and lp.market_id = ${marketId}` : sql``;
  return { order: sql`${by} ${direction}, ${id} ${direction}`, orderJoins };
}
