import { splitAmount } from './split-amount';

/** Prices of one piece in minor units; null when the line's quantity is not sold. */
export interface UnitPrices {
  /** Matrix price at the line's quantity. */
  price: number;
  /** The same after a running promotion; equal to price without one. */
  promoPrice: number;
  /** Matrix price of quantity 1. */
  singlePrice: number;
  /** The same after a running promotion. */
  singlePromoPrice: number;
  lowestPriceValue: number | null;
}

export interface TotalsLine {
  quantity: number;
  isAccepted: boolean;
  categoryId: string | null;
  unit: UnitPrices | null;
  /** A voucher that is bought: no discount makes it cheaper, and no voucher pays for it. */
  isVoucher?: boolean;
}

/** The reduction by a code; `categoryId` null: from every line. `discountValue`: percent, or minor units. */
export interface CodeTerms {
  discountType: 'percentage' | 'amount';
  discountValue: number;
  categoryId: string | null;
}

/** The reductions of the prices: at most one of the two discounts, and a voucher's money. Minor units. */
export interface CartReductions {
  code?: CodeTerms | null;
  /** The new customer's discount; 0: the customer does not get it. */
  newCustomer?: number;
  /** The balance of the voucher on the cart. */
  voucher?: number;
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
  /** The amount of the applied discount. */
  discountCodeValue: number;
  /** The applied discount; null: none. */
  standing: 'code' | 'newCustomer' | null;
  priceTotal: number;
  /** What the voucher pays. */
  voucherValue: number;
  amountDue: number;
}

function codeValue(terms: CodeTerms, baseMinor: number): number {
  const wanted =
    terms.discountType === 'percentage'
      ? Number((BigInt(baseMinor) * BigInt(terms.discountValue) + 50n) / 100n)
      : terms.discountValue;
  return Math.max(0, Math.min(wanted, baseMinor));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Discount {
  kind: 'code' | 'newCustomer';
  value: number;
  weights: number[];
}

/** The better of the two discounts; the new customer's where they are alike, since a code can be used another time. */
function betterDiscount(weights: (categoryId: string | null) => number[], reductions: CartReductions): Discount | null {
  const { code, newCustomer = 0 } = reductions;
  const all = weights(null);
  const own: Discount = { kind: 'newCustomer', value: Math.min(newCustomer, sum(all)), weights: all };
  const codes = code ? weights(code.categoryId) : [];
  const typed: Discount = { kind: 'code', value: code ? codeValue(code, sum(codes)) : 0, weights: codes };
  const better = typed.value > own.value ? typed : own;
  return better.value > 0 ? better : null;
}

/**
 * Totals of a cart in minor units. A discount is taken off what is left after promotions, never more than that, and
 * split over its lines by largest remainder, so that lines and totals always agree. Lines with isAccepted false, and
 * lines without a price, are excluded from every total (their own amounts are still given). A voucher is money and not
 * combined with promotions: it pays lines that have none, and where it pays no discount applies. Source: calls.md
 * "Cart"; the specification, section 5; readings.md, "Discounts" and "Vouchers".
 */
export function cartTotals(lines: readonly TotalsLine[], reductions: CartReductions = {}): CartTotals {
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
  const treatments = counted.map((amount, index) => (lines[index]?.isVoucher ? null : amount));

  const payable = sum(treatments.map((amount) => (amount && amount.promoPrice === amount.price ? amount.price : 0)));
  const voucherValue = Math.min(Math.max(0, reductions.voucher ?? 0), payable);
  const weightsOf = (categoryId: string | null) =>
    treatments.map((amount, index) => {
      const fits = categoryId === null || lines[index]?.categoryId === categoryId;
      return amount && fits ? amount.promoPrice : 0;
    });
  const discount = voucherValue > 0 ? null : betterDiscount(weightsOf, reductions);
  if (discount) {
    splitAmount(discount.value, discount.weights).forEach((share, index) => {
      const amount = treatments[index];
      if (!amount) return;
      amount.discountCodeValue = share;
      amount.finalPrice = amount.promoPrice - share;
    });
  }

  const sumOf = (field: keyof LineAmounts) => sum(counted.map((amount) => (amount ? amount[field] : 0)));
  const priceTotal = sumOf('finalPrice');
  return {
    lines: amounts,
    originalPriceTotal: sumOf('price'),
    highestPriceTotal: sumOf('highestPrice'),
    discountCodeValue: sumOf('discountCodeValue'),
    standing: discount?.kind ?? null,
    priceTotal,
    voucherValue,
    amountDue: priceTotal - voucherValue,
  };
}
