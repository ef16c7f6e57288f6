/** One product in full: its columns, its row, and as the API returns it. A further field is added to all three here. */
import type { LocaleCode, Product, ProductQuote } from '@aksamit/contracts';
import { percentBelow } from '@aksamit/contracts/money';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { type PricingScope, pricePerItem } from '../pricing';
import { standardPriceOf, toContents } from './content-records';
import {
  byIds,
  type ContentJson,
  contentColumns,
  contentsOf,
  marketsOf,
  productColumns,
  selectListedOne,
} from './listed-products';
import { type ContentRow, type ProductRow, toComparisons, toImages, toProductSummary } from './product-records';
import { quotesOf } from './rating-queries';
import { type Validity, validityOf } from './ready-products';

export interface ProductDetailRow extends ProductRow, ContentRow {
  vat_rate: number;
  has_checkbox: boolean;
  checkbox_label: string | null;
  /** Of a package. */
  contents: ContentJson[] | null;
  quotes: ProductQuote[] | null;
  /** Slugs. */
  markets: string[];
}

/** Products that have a page of their own among the treatments. */
export const hasDetail = sql`p.type in ('product', 'package')`;

/** Columns of ProductDetailRow but `markets`. */
const detailColumns = (scope: PricingScope) => sql`${productColumns(scope)},
  ${contentColumns(scope)}, p.vat_rate, p.has_checkbox,
  p.checkbox_label ->> ${scope.locale}::text as checkbox_label,
  case when p.type = 'package' then ${contentsOf(scope)} end as contents, ${quotesOf(scope.locale)} as quotes`;

/** The product with this slug in any locale, former slugs included; the asked locale's own first. */
export async function selectProduct(
  db: Db,
  slug: string,
  scope: PricingScope,
): Promise<(ProductDetailRow & Validity) | null> {
  const found = await selectListedOne<ProductDetailRow & Validity>(
    db,
    slug,
    { columns: sql`${detailColumns(scope)}, ${validityOf(scope)}`, joins: sql``, where: hasDetail },
    scope,
  );
  return found?.row ?? null;
}

/** Products in full, sold or not. */
export async function selectDetails(
  db: Db,
  ids: readonly string[],
  scope: PricingScope,
): Promise<(ProductDetailRow & Validity)[]> {
  const found = await sql<ProductDetailRow & Validity>`
    select ${detailColumns(scope)}, ${marketsOf} as markets, ${validityOf(scope)} ${byIds(ids)}`.execute(db);
  return found.rows;
}

/** Null when the product is not sold in the market. */
export function toProduct(row: ProductDetailRow, locale: LocaleCode, now: Date): Product | null {
  const summary = toProductSummary(row, locale, now);
  if (!summary) return null;
  const standardPrice = standardPriceOf(row.contents, now);
  const { finalPrice } = summary.pricing;
  return {
    ...summary,
    ...row.content,
    comparisons: toComparisons(row),
    vatRate: row.vat_rate,
    pricePerItem: pricePerItem(finalPrice, summary.packageQuantity),
    products: toContents(row.contents, locale),
    standardPrice,
    packageSavingsPercent: standardPrice === null ? 0 : percentBelow(standardPrice, finalPrice),
    images: toImages(row),
    hasCheckbox: row.has_checkbox,
    checkboxLabel: row.checkbox_label,
    markets: row.markets,
    ...(row.quotes ? { quotes: row.quotes } : {}),
  };
}
