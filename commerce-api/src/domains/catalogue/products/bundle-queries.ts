import type { LocaleCode } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database';
import type { PageRequest } from '../../../platform/pagination';
import type { PricingScope } from '../pricing';
import { type BodyPartJson, bodyPartJson } from './category-records';
import { contentColumns, type ListedPage, productColumns, selectListed, selectListedOne } from './listed-products';
import { orderOf, type ProductSort, wordConditions } from './product-queries';
import type { ContentRow, ProductRow } from './product-records';

export interface BundleFilter {
  category?: string | undefined;
  gender?: 'male' | 'female' | undefined;
  level?: string | undefined;
  q?: string | undefined;
  /** These alone. */
  ids?: readonly string[] | undefined;
}

export interface BundleRow extends ProductRow {
  created_at: string;
  position: number;
  vat_rate: number;
  event_limit: number;
  validity_duration_months: number;
  min_product_selection: number;
  is_most_bought: boolean;
  color: string;
}

export interface BundleDetailRow extends BundleRow, ContentRow {
  choices:
    | {
        id: string;
        name: string;
        slugs: { pl: string; en: string };
        duration: number;
        bodyParts: BodyPartJson[] | null;
      }[]
    | null;
  /** Slugs. */
  markets: string[];
}

const columns = (scope: PricingScope) => sql`${productColumns(scope)}, p.created_at, p.position, p.vat_rate,
  bn.event_limit, bn.validity_duration_months, bn.min_product_selection, bn.is_most_bought, bn.color`;
const joins = sql`join bundles bn on bn.product_id = p.id`;

/** One page of the bundles sold in the market. */
export async function selectBundles(
  db: Db,
  filter: BundleFilter,
  sort: ProductSort,
  page: PageRequest,
  scope: PricingScope,
): Promise<ListedPage<BundleRow>> {
  const listing = {
    columns: columns(scope),
    joins,
    where: conditions(filter, scope.locale),
    ...orderOf(sort, scope),
  };
  return selectListed<BundleRow>(db, listing, page, scope);
}

/** The bundle with this slug, and the treatments that can be chosen for it: sold singly, bundlable, of its kind. */
export async function selectBundle(
  db: Db,
  slug: string,
  scope: PricingScope,
): Promise<{ row: BundleDetailRow; boundary: Date | null } | null> {
  const detail = sql`${columns(scope)}, ${contentColumns(scope)},
    (select json_agg(json_build_object('id', k.id::text, 'name', k.name ->> ${scope.locale}::text, 'slugs', k.slugs,
        'duration', k.duration, 'bodyParts', (select json_agg(${bodyPartJson})
          from product_body_parts pb join body_parts b on b.id = pb.body_part_id where pb.product_id = k.id))
        order by k.position, k.id)
      from products k where k.enabled and k.is_bundlable and k.type = 'product' and k.gender = p.gender
        and k.category_id = p.category_id
        and ${scope.marketId}::int = any(k.sold_in)) as choices`;
  return selectListedOne<BundleDetailRow>(db, slug, { columns: detail, joins, where: sql`c.enabled` }, scope);
}

function conditions(filter: BundleFilter, locale: LocaleCode): RawBuilder<unknown> {
  const parts = [sql`c.enabled`, ...wordConditions(filter.q, locale)];
  if (filter.ids) parts.push(sql`p.id = any(${filter.ids}::bigint[])`);
  if (filter.gender) parts.push(sql`p.gender = ${filter.gender}`);
  if (filter.level) parts.push(sql`p.level = ${filter.level}`);
  if (filter.category) {
    parts.push(sql`(c.code = ${filter.category} or ${filter.category} in (c.slugs ->> 'pl', c.slugs ->> 'en'))`);
  }
  return sql.join(parts, sql` and `);
}
