/** New amounts of many prices. Pure. */

/** What the form holds, as it is typed. */
export interface BatchFields {
  marketId: string;
  categoryId: string;
  percent: string;
  step: string;
  when: 'now' | 'later';
  validFrom: string;
}

/** What is used of a stored price. */
export interface BatchPrice {
  id: string;
  productName?: unknown;
  productId: string;
  currency: string;
  quantityFrom: number;
  quantityTo: number;
  price: number;
}

export interface BatchRule {
  /** Added to the price; negative: taken off. */
  percent: number;
  /** Minor units that the new price is a multiple of. */
  step: number;
}

/** Minor units: to the grosz or penny, to whole units, to five of them. */
export const STEPS = [1, 100, 500] as const;

/** More would be another price list. */
const LEAST_PERCENT = -90;
const MOST_PERCENT = 200;
const TYPED = /^[+-]?\d{1,3}([.,]\d{1,2})?$/;

/** `7,5` or `-10` as a number; null for what is no percentage, for none, and beyond the bounds. */
export function typedPercent(text: string): number | null {
  const typed = text.replace(/\s|%/g, '').replace('−', '-');
  if (!TYPED.test(typed)) return null;
  const percent = Number(typed.replace(',', '.'));
  return percent === 0 || percent < LEAST_PERCENT || percent > MOST_PERCENT ? null : percent;
}

/** The new amount, rounded to the nearest step; what costs something goes on costing at least one step. Minor units. */
export function batchAmount(amountMinor: number, { percent, step }: BatchRule): number {
  if (amountMinor === 0) return 0;
  // Hundredths of a percent, so that nothing is lost to fractions.
  const share = 10_000 + Math.round(percent * 100);
  return Math.max(1, Math.round((amountMinor * share) / (10_000 * step))) * step;
}

/** The prices that the rule changes, with what they become. */
export const batchChanges = (prices: readonly BatchPrice[], rule: BatchRule) =>
  prices.flatMap((price) => {
    const becomes = batchAmount(price.price, rule);
    return becomes === price.price ? [] : [{ price, becomes }];
  });
