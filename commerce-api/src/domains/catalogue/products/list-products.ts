import type { LocaleCode, Product, ProductSummary } from '@aksamit/contracts';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database';
import { type PageRequest, readSort } from '../../../platform/pagination';
import type { PricingScope } from '../pricing';
import { listedAsJson, productColumns } from './listed-products';
import { selectProduct, toProduct } from './product-detail-queries';
import { type ProductFilter, selectProducts } from './product-queries';
import { type ProductRow, toProductSummary } from './product-records';

/** Products sold in the market, a page of them. @throws 422 for a field that cannot be sorted by */
export async function listProducts(
  db: Db,
  filter: ProductFilter,
  sort: string | undefined,
  page: PageRequest,
  scope: PricingScope,
): Promise<{ products: ProductSummary[]; total: number; boundary: Date | null }> {
  const order = readSort(sort, ['order', 'name', 'duration', 'price'] as const);
  const { rows, total, boundary } = await selectProducts(db, filter, order, page, scope);
  return { products: summaries(rows, scope.locale, scope.now), total, boundary };
}

/** A product by its slug in any locale; null when there is none in this market. */
export async function findProduct(
  db: Db,
  slug: string,
  scope: PricingScope,
): Promise<{ product: Product; boundary: Date | null } | null> {
  const found = await selectProduct(db, slug, scope);
  const product = found ? toProduct(found.row, scope.locale, scope.now) : null;
  return found && product ? { product, boundary: found.boundary } : null;
}

/** The parts of a statement that finds treatments by itself: selection, and mapping of its rows. */
export const treatmentCards = {
  /** @param chosen select of `record_id` and `nth`: treatments that are sold in the market */
  select: (chosen: RawBuilder<unknown>, scope: PricingScope) => listedAsJson(chosen, productColumns(scope)),
  /** Of the rows of `select`, in their order. */
  read: (rows: readonly TreatmentCardRow[] | null, { locale, now }: PricingScope): ProductSummary[] =>
    summaries(
      (rows ?? []).map((row) => ({ ...row, id: String(row.id) })),
      locale,
      now,
    ),
};
/** A row of `select`: in JSON made by row_to_json the id is a number. */
export type TreatmentCardRow = Omit<ProductRow, 'id'> & { id: number };

function summaries(rows: readonly ProductRow[], locale: LocaleCode, now: Date): ProductSummary[] {
  return rows.map((row) => toProductSummary(row, locale, now)).filter((product) => product !== null);
}
