import type { Db, Trx } from '../../../platform/database';
import { type PricedLine, priceLines as pricesOf } from '../../catalogue/pricing';
import type { UnitPrices } from './cart-totals';

interface LinesToPrice {
  marketId: string;
  now: Date;
  lines: { productId: string; quantity: number }[];
}

/** Prices of one piece per line, in their order; null for an item that is not sold (in this quantity). */
export async function priceLines(db: Db | Trx, { marketId, now, lines }: LinesToPrice): Promise<(UnitPrices | null)[]> {
  if (lines.length === 0) return [];
  // The locale only names promotions, which a cart does not show.
  const found = await pricesOf(db, lines, { marketId: Number(marketId), locale: 'pl', now });
  return found.map(unitPricesOf);
}

/** A priced line as the cart counts with it. */
export const unitPricesOf = (line: PricedLine | null): UnitPrices | null =>
  line && {
    price: line.price,
    promoPrice: line.finalPrice,
    singlePrice: line.highestPrice,
    singlePromoPrice: line.singleFinalPrice,
    lowestPriceValue: line.lowestPriceValue,
  };
