import type { CurrencyCode } from '@aksamit/contracts';
import type { Db, Trx } from '../../../platform/database';
import { priceProduct } from './price-product';
import { type PricingInput, type PricingScope, selectPricingInputs } from './pricing-queries';
import { rowForQuantity } from './pricing-rules';

export interface LineToPrice {
  productId: string;
  quantity: number;
}

/** Prices of one piece, minor units. */
export interface PricedLine {
  productId: string;
  quantity: number;
  currency: CurrencyCode;
  /** Matrix price for this quantity, before promotion. */
  price: number;
  /** The price to pay. */
  finalPrice: number;
  /** Matrix price at the smallest quantity, before promotion. */
  highestPrice: number;
  /** The price to pay at the smallest quantity. */
  singleFinalPrice: number;
  /** Lowest price of the 30 days before the running promotion, for this quantity; null without one. */
  lowestPriceValue: number | null;
  promotion: { id: string; name: string; endAt: string } | null;
}

/**
 * Prices many lines with one query. The result is in the order of the lines; null for a line whose product is unknown,
 * disabled or not sold in this market or quantity (422 `no_price`).
 */
export async function priceLines(
  db: Db | Trx,
  lines: readonly LineToPrice[],
  scope: PricingScope,
): Promise<(PricedLine | null)[]> {
  const inputs = await selectPricingInputs(
    db,
    lines.map((line) => line.productId),
    scope,
  );
  return lines.map((line) => priceLine(line, inputs.get(line.productId) ?? null, scope.now));
}

/** Prices one line from the loaded data of its product; null as in `priceLines`. */
export function priceLine(
  { productId, quantity }: LineToPrice,
  input: PricingInput | null,
  now: Date,
): PricedLine | null {
  const priced = input ? priceProduct(input, now) : null;
  const row = priced ? rowForQuantity(priced.pricingMatrix, quantity) : null;
  if (!priced || !row) return null;
  const promo = priced.ongoingPromos[0] ?? null;
  const promoted = promo ? rowForQuantity(promo.pricingMatrix, quantity) : null;
  return {
    productId,
    quantity,
    currency: row.currency,
    price: row.price,
    finalPrice: promoted?.price ?? row.price,
    highestPrice: priced.pricing.price,
    singleFinalPrice: priced.pricing.finalPrice,
    lowestPriceValue: row.lowestPriceValue,
    promotion: promo ? { id: promo.id, name: promo.name, endAt: promo.endAt } : null,
  };
}
