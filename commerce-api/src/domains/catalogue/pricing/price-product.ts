import type { CurrencyCode, Pricing, PricingMatrixRow, ProductPromo } from '@aksamit/contracts';
import type { PricingInput } from './pricing-queries';
import { type HistoryRow, lowestPrice, ongoingPromotions, type Promotion, promotedAmount } from './pricing-rules';

/** The current price of a product in one market. */
export interface PricedProduct {
  currency: CurrencyCode;
  /** At the smallest quantity that can be bought. */
  pricing: Pricing;
  /** Before promotion. */
  pricingMatrix: PricingMatrixRow[];
  /** The first one holds; its matrix has the prices that are paid. */
  ongoingPromos: Omit<ProductPromo, 'product'>[];
  /** Lowest price of the 30 days before the promotion that holds, at the smallest quantity; null without one. */
  lowestPriceValue: number | null;
  promoValidTo: string | null;
}

/** Applies the rules to the data of the database; null when the product has no price in this market. */
export function priceProduct(input: PricingInput, now: Date): PricedProduct | null {
  const [priceRows, promoRows, historyRows] = input;
  const prices = priceRows?.toSorted(([a], [b]) => a - b) ?? [];
  const first = prices[0];
  if (!first) return null;
  const [, , firstAmount, currency] = first;
  const at = now.getTime();
  const promos = readPromotions(promoRows ?? []);
  const history = readHistory(historyRows ?? []);
  const ongoing = ongoingPromotions(promos, at);
  const holding = ongoing[0] ?? null;
  const lowest = prices.map(([from]) =>
    holding ? lowestPrice(history, promos, from, holding.window, holding.startAt) : null,
  );
  const matrix = (promotion: Promotion | null): PricingMatrixRow[] =>
    prices.map(([from, to, amount, currency], index) => ({
      quantityFrom: from,
      quantityTo: to,
      price: promotedAmount(amount, promotion),
      currency,
      lowestPriceValue: lowest[index] ?? null,
    }));
  const pricingMatrix = matrix(null);
  const pricingWith = (promotion: Promotion | null): Pricing => ({
    price: firstAmount,
    finalPrice: promotedAmount(firstAmount, promotion),
    currency: { code: currency },
  });
  return {
    currency,
    pricing: pricingWith(holding),
    pricingMatrix,
    ongoingPromos: ongoing.map((promo) => ({
      id: promo.id,
      name: promo.name,
      slug: promo.slug,
      startAt: new Date(promo.startAt).toISOString(),
      endAt: new Date(promo.endAt).toISOString(),
      pricing: pricingWith(promo),
      pricingMatrix: matrix(promo),
    })),
    lowestPriceValue: pricingMatrix[0]?.lowestPriceValue ?? null,
    promoValidTo: holding ? new Date(holding.endAt).toISOString() : null,
  };
}

function readPromotions(rows: NonNullable<PricingInput[1]>) {
  return rows.map(([id, name, slug, kind, value, startAt, endAt, position, windowFrom, windowTo]) => ({
    id,
    name,
    slug,
    kind,
    value,
    position,
    startAt: Date.parse(startAt),
    endAt: Date.parse(endAt),
    window: { from: Date.parse(windowFrom), to: Date.parse(windowTo) },
  }));
}

function readHistory(rows: NonNullable<PricingInput[2]>): HistoryRow[] {
  return rows.map(([quantityFrom, quantityTo, amountMinor, validFrom]) => ({
    quantityFrom,
    quantityTo,
    amountMinor,
    validFrom: Date.parse(validFrom),
  }));
}
