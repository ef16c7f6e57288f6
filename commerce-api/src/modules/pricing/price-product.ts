import type { CurrencyCode, Pricing, PricingMatrixRow, ProductPromo } from '@aksamit/shared-kit/contracts';
import type { PricingInput } from './pricing-queries';
import { type HistoryRow, lowestPrice, ongoingPromotions, type Promotion, promotedAmount } from './pricing-rules';

/** What a product costs now in one market. */
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

/** Applies the rules to what the database knows; null when the product has no price in this market. */
export function priceProduct(input: PricingInput, now: Date): PricedProduct | null {
  const prices = input.prices ?? [];
  const first = prices[0];
  if (!first) return null;
  const at = now.getTime();
  const promos = (input.promos ?? []).map((promo) => ({
    id: promo.id,
    name: promo.name,
    slug: promo.slug,
    kind: promo.kind,
    value: promo.value,
    position: promo.position,
    startAt: Date.parse(promo.startAt),
    endAt: Date.parse(promo.endAt),
    window: { from: Date.parse(promo.windowFrom), to: Date.parse(promo.windowTo) },
  }));
  const history: HistoryRow[] = (input.history ?? []).map((row) => ({
    quantityFrom: row.from,
    quantityTo: row.to,
    amountMinor: row.amount,
    validFrom: Date.parse(row.at),
  }));
  const ongoing = ongoingPromotions(promos, at);
  const holding = ongoing[0] ?? null;
  const matrix = (promotion: Promotion | null): PricingMatrixRow[] =>
    prices.map((row) => ({
      quantityFrom: row.from,
      quantityTo: row.to,
      price: promotedAmount(row.amount, promotion),
      currency: row.currency,
      lowestPriceValue: holding ? lowestPrice(history, promos, row.from, holding.window, holding.startAt) : null,
    }));
  const pricingMatrix = matrix(null);
  const pricingWith = (promotion: Promotion | null): Pricing => ({
    price: first.amount,
    finalPrice: promotedAmount(first.amount, promotion),
    currency: { code: first.currency },
  });
  return {
    currency: first.currency,
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
