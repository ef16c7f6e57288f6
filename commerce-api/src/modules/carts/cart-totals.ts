import { splitAmount } from './split-amount';

/** Prices of one piece in minor units; null when the line's quantity is not sold. */
export interface UnitPrices {
  /** Matrix price at the line's quantity. */
  price: number;
  /** The same after a running promotion; equal to price without one. */
  promoPrice: number;
  /** Matrix price of quantity 1. */
  singlePrice: number;
  lowestPriceValue: number | null;
}

export interface TotalsLine {
  quantity: number;
  isAccepted: boolean;
  categoryId: string | null;
  unit: UnitPrices | null;
}

/** What a code takes off; `categoryId` null: from every line. `discountValue`: percent, or minor units. */
export interface CodeTerms {
  discountType: 'percentage' | 'amount';
  discountValue: number;
  categoryId: string | null;
}

export interface LineAmounts {
  price: number;
  promoPrice: number;
  highestPrice: number;
  discountCodeValue: number;
  finalPrice: number;
}

export interface CartTotals {
  lines: (LineAmounts | null)[];
  originalPriceTotal: number;
  highestPriceTotal: number;
  discountCodeValue: number;
  priceTotal: number;
  amountDue: number;
}

function codeValue(terms: CodeTerms, baseMinor: number): number {
  const wanted =
    terms.discountType === 'percentage'
      ? Number((BigInt(baseMinor) * BigInt(terms.discountValue) + 50n) / 100n)
      : terms.discountValue;
  return Math.max(0, Math.min(wanted, baseMinor));
}

/**
 * Totals of a cart in minor units. A code is taken off what is left after promotions, never more than that, and split
 * over its lines by largest remainder, so that lines and totals always agree. Lines with isAccepted false, and lines
 * without a price, stand outside of every total (their own amounts are still given).
 * Source: calls.md "Cart"; the specification, section 5.
 */
export function cartTotals(lines: readonly TotalsLine[], terms: CodeTerms | null, voucherMinor = 0): CartTotals {
  const amounts = lines.map((line): LineAmounts | null => {
    if (!line.unit) return null;
    const promoPrice = Math.max(0, line.unit.promoPrice) * line.quantity;
    return {
      price: line.unit.price * line.quantity,
      promoPrice,
      highestPrice: line.unit.singlePrice * line.quantity,
      discountCodeValue: 0,
      finalPrice: promoPrice,
    };
  });
  const counted = amounts.map((amount, index) => (lines[index]?.isAccepted ? amount : null));

  if (terms) {
    const weights = counted.map((amount, index) => {
      const fits = terms.categoryId === null || lines[index]?.categoryId === terms.categoryId;
      return amount && fits ? amount.promoPrice : 0;
    });
    const base = weights.reduce((sum, weight) => sum + weight, 0);
    splitAmount(codeValue(terms, base), weights).forEach((share, index) => {
      const amount = counted[index];
      if (!amount) return;
      amount.discountCodeValue = share;
      amount.finalPrice = amount.promoPrice - share;
    });
  }

  const sumOf = (field: keyof LineAmounts) => counted.reduce((sum, amount) => sum + (amount ? amount[field] : 0), 0);
  const priceTotal = sumOf('finalPrice');
  return {
    lines: amounts,
    originalPriceTotal: sumOf('price'),
    highestPriceTotal: sumOf('highestPrice'),
    discountCodeValue: sumOf('discountCodeValue'),
    priceTotal,
    amountDue: Math.max(0, priceTotal - voucherMinor),
  };
}
