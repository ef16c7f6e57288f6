import type { LocaleCode, Product, ProductSummary } from '@aksamit/contracts';
import type { RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../../platform/database';
import { type PageRequest, readSort } from '../../../platform/pagination';
import type { PricingScope } from '../pricing';
import { listedAsJson, productColumns, selectReadyOne, selectReadyPage } from './listed-products';
import { hasDetail, type ProductDetailRow, selectDetails, selectProduct, toProduct } from './product-detail-queries';
import { type ListFilter, listingOf, selectProducts, selectSummaries } from './product-queries';
import { type ProductRow, toProductSummary } from './product-records';
import { boundaryOf, type ComputedRecord, type ReadyPart, storeReady, type Validity } from './ready-products';

/** Where reads come from: ready rows, else the tables, whose answer becomes ready rows. */
export interface ProductSource {
  db: Db;
  logger: Logger;
}

/** A page of the list. */
export interface ProductPage {
  /** JSON of ProductSummary, with commas between. */
  bodies: string;
  total: number;
  /** When one of them changes next with time. */
  boundary: Date | null;
}

/** Products sold in the market, a page of them. @throws 422 for a field that cannot be sorted by */
export async function listProducts(
  source: ProductSource,
  filter: ListFilter,
  sort: string | undefined,
  page: PageRequest,
  scope: PricingScope,
): Promise<ProductPage> {
  const order = readSort(sort, ['order', 'name', 'duration', 'price'] as const);
  const listing = listingOf(filter, order, scope);
  const ready = await selectReadyPage(source.db, listing, page, scope);
  if (ready.missing === 0) {
    const { bodies, total, boundary } = ready;
    return { bodies: bodies ?? '', total, boundary: boundary === null ? null : new Date(boundary) };
  }
  const { rows, total } = await selectProducts(source.db, listing, page, scope);
  const computed = summariesAsJson(rows, scope);
  await keepReady(source, 'summary', computed, scope);
  return { bodies: computed.map(({ body }) => body).join(','), total, boundary: boundaryOf(computed) };
}

/** A product by its slug in any locale, as JSON of Product; null when there is none in this market. */
export async function findProduct(
  source: ProductSource,
  slug: string,
  scope: PricingScope,
): Promise<{ body: string; boundary: Date | null } | null> {
  const ready = await selectReadyOne(source.db, slug, hasDetail, scope);
  if (!ready) return null;
  if (ready.body !== null) return { body: ready.body, boundary: ready.until === null ? null : new Date(ready.until) };
  const row = await selectProduct(source.db, slug, scope);
  const computed = detailsAsJson(row ? [row] : [], scope);
  const [found] = computed;
  if (!found) return null;
  await keepReady(source, 'detail', computed, scope);
  return { body: found.body, boundary: boundaryOf(computed) };
}

/** Products computed from the tables at an instant, whether they are sold or not; those without a price are left out. */
export async function computeReady(
  db: Db,
  part: ReadyPart,
  ids: readonly string[],
  scope: PricingScope,
): Promise<ComputedRecord[]> {
  return part === 'summary'
    ? summariesAsJson(await selectSummaries(db, ids, scope), scope)
    : detailsAsJson(await selectDetails(db, ids, scope), scope);
}

const summariesAsJson = (rows: readonly (ProductRow & Validity)[], { locale, now }: PricingScope) =>
  asJson(rows, (row) => toProductSummary(row, locale, now));

const detailsAsJson = (rows: readonly (ProductDetailRow & Validity)[], { locale, now }: PricingScope) =>
  asJson(rows, (row) => toProduct(row, locale, now));

function asJson<Row extends Validity & { id: string }>(
  rows: readonly Row[],
  toRecord: (row: Row) => Product | ProductSummary | null,
): ComputedRecord[] {
  return rows.flatMap((row) => {
    const record = toRecord(row);
    const { id, version, bounds } = row;
    return record ? [{ id, version, bounds, body: JSON.stringify(record) }] : [];
  });
}

/** The answer is known already: it does not fail when it cannot be stored. */
async function keepReady(
  { db, logger }: ProductSource,
  part: ReadyPart,
  computed: readonly ComputedRecord[],
  scope: PricingScope,
): Promise<void> {
  try {
    await storeReady(db, part, computed, scope);
  } catch (error) {
    logger.warn({ err: error }, 'ready rows of treatments were not stored');
  }
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
