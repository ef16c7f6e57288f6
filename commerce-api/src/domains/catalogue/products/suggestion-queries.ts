import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import type { PageRequest } from '../../../platform/pagination';
import type { PricingScope } from '../pricing';
import { type ListedPage, productColumns, selectListed } from './listed-products';
import { orderOf, type ProductSort, storedCount } from './product-queries';
import type { ProductRow } from './product-records';

export interface SuggestionFilter {
  /** The treatments that the shopper looks at or has in the cart. */
  productIds: readonly string[];
  gender?: 'male' | 'female' | undefined;
}

/**
 * Suggestions for some treatments: first by customers' choices, then recommended ones, for the same gender. Never one
 * of them, and never a treatment of a body part that they cover already.
 */
export async function selectSuggestions(
  db: Db,
  { productIds, gender }: SuggestionFilter,
  sort: ProductSort,
  page: PageRequest,
  scope: PricingScope,
): Promise<ListedPage<ProductRow>> {
  const ids = sql`${productIds}::bigint[]`;
  const orderJoins = sql`left join (select ps.suggested_id, min(ps.position) as place from product_suggestions ps
    where ps.product_id = any(${ids}) group by 1) chosen on chosen.suggested_id = p.id`;
  const parts = [
    sql`c.enabled and p.type in ('product', 'package') and p.id <> all(${ids})`,
    sql`not exists (select 1 from product_body_parts mine
      join product_body_parts theirs on theirs.body_part_id = mine.body_part_id
      where mine.product_id = p.id and theirs.product_id = any(${ids}))`,
  ];
  if (gender) parts.push(sql`p.gender = ${gender}`);
  else if (productIds.length > 0) {
    parts.push(sql`(p.gender in (select k.gender from products k where k.id = any(${ids}))
      or not exists (select 1 from products k where k.id = any(${ids})))`);
  }
  const recommended = sql`p.promo_recommended desc, p.position, p.id`;
  const where = sql.join(parts, sql` and `);
  const listing = {
    columns: productColumns(scope),
    joins: sql``,
    where,
    ...(sort
      ? orderOf(sort, scope)
      : productIds.length > 0
        ? { order: sql`chosen.place nulls last, ${recommended}`, orderJoins }
        : { order: recommended, total: storedCount({ gender }, scope) }),
  };
  return selectListed<ProductRow>(db, listing, page, scope);
}
