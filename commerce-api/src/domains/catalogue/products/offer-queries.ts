import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database';
import type { PageRequest } from '../../../platform/pagination';
import { isInTime, type PricingScope } from '../pricing';
import {
  type ContentJson,
  contentColumns,
  contentsOf,
  type ListedPage,
  productColumns,
  selectListed,
  selectListedOne,
} from './listed-products';
import { orderOf, type ProductSort, wordConditions } from './product-queries';
import type { ContentRow, ProductRow } from './product-records';

export interface OfferFilter {
  variant?: string | undefined;
  category?: string | undefined;
  gender?: 'male' | 'female' | undefined;
  q?: string | undefined;
  /** These alone. */
  ids?: readonly string[] | undefined;
}

export interface OfferRow extends ProductRow {
  variant: 'special' | 'flexy';
  offer_category: 'epilation' | 'endermology' | 'emSpec';
  label: string;
  show_countdown: boolean;
  valid_from: string;
  valid_to: string | null;
  contents: ContentJson[] | null;
  /** When the list of offers changes next. */
  offer_boundary: string | null;
}

export interface OfferDetailRow extends OfferRow, ContentRow {
  vat_rate: number;
  /** Slugs. */
  markets: string[];
}

export type OfferSort = ProductSort | { field: 'validTo'; descending: boolean };

const columns = (scope: PricingScope) => sql`${productColumns(scope)}, o.variant, o.category as offer_category,
  o.label ->> ${scope.locale}::text as label, o.show_countdown, o.valid_from, o.valid_to,
  ${contentsOf(scope)} as contents, ${offerBoundary(scope.now)} as offer_boundary`;
const joins = sql`join offers o on o.product_id = p.id`;

/** Instant at which an offer begins or ends next. */
const offerBoundary = (now: Date) => sql<string | null>`(select least(
    min(ob.valid_from) filter (where ob.valid_from > ${now}), min(ob.valid_to) filter (where ob.valid_to > ${now}))
  from offers ob)`;

/** One page of the offers that can be bought now. */
export async function selectOffers(
  db: Db,
  filter: OfferFilter,
  sort: OfferSort,
  page: PageRequest,
  scope: PricingScope,
): Promise<ListedPage<OfferRow>> {
  const ordered =
    sort?.field === 'validTo'
      ? { order: sql`o.valid_to ${sort.descending ? sql`desc nulls first` : sql`asc nulls last`}, p.id` }
      : orderOf(sort, scope);
  const where = conditions(filter, scope);
  const found = await selectListed<OfferRow>(db, { columns: columns(scope), joins, where, ...ordered }, page, scope);
  return { ...found, boundary: earlier(found.boundary, found.rows[0]?.offer_boundary ?? null) };
}

/** The offer with this slug; null outside of its time. */
export async function selectOffer(
  db: Db,
  slug: string,
  scope: PricingScope,
): Promise<{ row: OfferDetailRow; boundary: Date | null } | null> {
  const detail = sql`${columns(scope)}, ${contentColumns(scope)}, p.vat_rate`;
  const found = await selectListedOne<OfferDetailRow>(
    db,
    slug,
    { columns: detail, joins, where: conditions({}, scope) },
    scope,
  );
  return found && { row: found.row, boundary: earlier(found.boundary, found.row.offer_boundary) };
}

function conditions(filter: OfferFilter, { locale, now }: PricingScope): RawBuilder<unknown> {
  const parts = [sql`c.enabled`, isInTime(sql.ref('p.id'), now), ...wordConditions(filter.q, locale)];
  if (filter.variant) parts.push(sql`o.variant = ${filter.variant}`);
  if (filter.category) parts.push(sql`o.category = ${filter.category}`);
  if (filter.ids) parts.push(sql`p.id = any(${filter.ids}::bigint[])`);
  if (filter.gender) parts.push(sql`p.gender = ${filter.gender}`);
  return sql.join(parts, sql` and `);
}

function earlier(boundary: Date | null, other: string | null): Date | null {
  if (other === null) return boundary;
  const date = new Date(other);
  return boundary && boundary < date ? boundary : date;
}
