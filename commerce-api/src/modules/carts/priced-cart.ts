import type { Market } from '@aksamit/shared-kit/contracts';
import type { Db, Trx } from '../../platform/database';
import { type CodeRefusal, codeRefusal, type DiscountCodeRecord, findCodeById } from '../discounts';
import type { ShownLine } from './cart-changes';
import { type CartRecord, loadCart } from './cart-queries';
import { type CartTotals, cartTotals, type UnitPrices } from './cart-totals';
import { priceLines } from './line-prices';

export interface PricedCart {
  record: CartRecord;
  /** Beside `record.items`. */
  prices: (UnitPrices | null)[];
  totals: CartTotals;
  code: DiscountCodeRecord | null;
  /** Why the code on the cart takes nothing off. */
  codeProblem: 'expired' | 'limit_reached' | 'not_applicable' | null;
}

export interface PricingMoment {
  market: Market;
  now: Date;
  /** The customer's e-mail in lowercase; null while it is not known. */
  customerKey: string | null;
}

/** The cart with the prices of this moment; null when there is no such cart. */
export async function priceCart(db: Db | Trx, cartId: string, moment: PricingMoment): Promise<PricedCart | null> {
  const record = await loadCart(db, cartId);
  if (!record) return null;
  const code = record.discountCodeId ? await findCodeById(db, record.discountCodeId, moment.customerKey) : null;
  return priceRecord(db, record, code, moment);
}

/** The same for a cart and a code that are already read (and locked). */
export async function priceRecord(
  db: Db | Trx,
  record: CartRecord,
  code: DiscountCodeRecord | null,
  { market, now }: PricingMoment,
): Promise<PricedCart> {
  const found = await priceLines(db, {
    marketId: market.id,
    now,
    lines: record.items.map(({ productId, quantity }) => ({ productId, quantity })),
  });
  const prices = record.items.map((item, index) => (item.product.enabled ? (found[index] ?? null) : null));
  const lines = record.items.map((item, index) => ({
    quantity: item.quantity,
    isAccepted: item.isAccepted,
    categoryId: item.product.category.id,
    unit: prices[index] ?? null,
  }));
  const refusal = code && codeRefusal(code, now);
  const terms = code && !refusal ? { ...code, categoryId: code.productCategory?.id ?? null } : null;
  const totals = cartTotals(lines, terms);
  return { record, prices, totals, code, codeProblem: problemOf(code, refusal, totals) };
}

function problemOf(code: DiscountCodeRecord | null, refusal: CodeRefusal | null, totals: CartTotals) {
  if (!code) return null;
  // A code that was switched off reads like one that has ended.
  if (refusal) return refusal === 'not_found' ? 'expired' : refusal;
  return totals.discountCodeValue === 0 && totals.priceTotal > 0 ? 'not_applicable' : null;
}

/** What is kept of the cart as it was shown. */
export function shownLines({ record, totals }: PricedCart): ShownLine[] {
  return record.items.map((item, index) => ({
    id: item.id,
    name: item.product.name,
    quantity: item.quantity,
    finalPrice: totals.lines[index]?.finalPrice ?? null,
    isAccepted: item.isAccepted,
  }));
}
