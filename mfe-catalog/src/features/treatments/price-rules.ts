import type { PricingMatrixRow, ProductSummary } from '@aksamit/contracts';
import { percentBelow, type Reduction, reductionOf } from '@aksamit/contracts/money';

/** What the price rules need to know of a product. */
export type PricedProduct = Pick<
  ProductSummary,
  | 'type'
  | 'packageQuantity'
  | 'recommendedQuantityFrom'
  | 'recommendedQuantityTo'
  | 'pricing'
  | 'pricingMatrix'
  | 'ongoingPromos'
>;

/** One way of buying a product: how many pieces and what that costs. Amounts in minor units. */
export interface PriceChoice {
  quantity: number;
  /** Treatments in all: a package counts for what it holds. */
  treatments: number;
  /** What is paid for one piece, and for all. */
  unitFinal: number;
  total: number;
  /** What is paid for one treatment, rounded to the minor unit. */
  perTreatment: number;
  /** The reduction of the running promotion for this choice. */
  reduction: Reduction | null;
  /** Whole per cent less than the same number of pieces bought singly now: a saving by quantity, no reduction. */
  savingsPercent: number;
  /** The same saving as an amount, which differs where the percentage of several choices does not. */
  saved: number;
  /** It is the series that the salon recommends: one choice of a product at most, the least of its recommended range. */
  recommended: boolean;
}

/** The row that a quantity falls into; null when the product is not sold in that quantity. Specification, section 5. */
export function matrixRow(rows: readonly PricingMatrixRow[], quantity: number): PricingMatrixRow | null {
  return rows.find((row) => quantity >= row.quantityFrom && quantity <= row.quantityTo) ?? null;
}

/** Price of a product in a quantity, or null when it is not sold so. The first running promotion applies. */
export function priceChoice(product: PricedProduct, quantity: number): PriceChoice | null {
  const row = matrixRow(product.pricingMatrix, quantity);
  const first = product.pricingMatrix[0];
  if (!row || !first) return null;
  const promo = product.ongoingPromos[0];
  const paidIn = ({ price, quantityFrom }: PricingMatrixRow) =>
    (promo && matrixRow(promo.pricingMatrix, quantityFrom)?.price) ?? price;
  const unitFinal = paidIn(row);
  const pieces = product.type === 'package' ? product.packageQuantity : 1;
  const treatments = quantity * pieces;
  const total = unitFinal * quantity;
  const singly = paidIn(first) * quantity;
  return {
    quantity,
    treatments,
    unitFinal,
    total,
    perTreatment: Math.round(total / treatments),
    reduction: reductionOf({
      paid: total,
      lowestPiece: promo ? row.lowestPriceValue : null,
      pieces: quantity,
      treatments,
    }),
    savingsPercent: percentBelow(singly, total),
    saved: Math.max(0, singly - total),
    recommended: treatments > 1 && treatments === product.recommendedQuantityFrom,
  };
}

/** The last moment of a promotion: `promoValidTo` itself is already outside, so that midnight ends the day before. */
export function lastPromoInstant(promoValidTo: string): Date {
  return new Date(Date.parse(promoValidTo) - 1);
}

/**
 * The choices offered on a product page: the smallest quantity, where each further row of the matrix begins, and the
 * recommended series. Sorted by quantity, only what can be bought; a package is bought once.
 */
export function priceChoices(product: PricedProduct): PriceChoice[] {
  const smallest = product.pricingMatrix[0]?.quantityFrom ?? 1;
  const series = [product.recommendedQuantityFrom, product.recommendedQuantityTo];
  const quantities =
    product.type === 'package'
      ? [smallest]
      : [...product.pricingMatrix.map((row) => row.quantityFrom), ...series.filter((quantity) => quantity > smallest)];
  return [...new Set(quantities)]
    .sort((a, b) => a - b)
    .map((quantity) => priceChoice(product, quantity))
    .filter((choice) => choice !== null);
}

/** The series that a card names beside the single price; null when there is none, or it is no cheaper per treatment. */
export function seriesChoice(product: PricedProduct): PriceChoice | null {
  if (product.type === 'package') return null;
  const single = priceChoice(product, product.pricingMatrix[0]?.quantityFrom ?? 1);
  const series = priceChoice(product, product.recommendedQuantityFrom) ?? priceChoices(product).at(-1) ?? null;
  return single && series && series.quantity > single.quantity && series.perTreatment < single.perTreatment
    ? series
    : null;
}
