import type { Reduction } from '@aksamit/contracts/money';
import type { PriceBlockProps } from './price';

/** How a module words a reduction. */
export interface ReductionWords {
  /** An amount in minor units as people read it. */
  money(amountMinor: number): string;
  /** `Lowest price in the 30 days before the reduction`: label of the struck price, for screen readers. */
  label: string;
  /** The whole line on the lowest price: in all, and of one where several are bought. */
  lowest(total: string, each: string | null): string;
}

/**
 * A reduction in a price block, the same everywhere: the lowest price of the 30 days before is struck and named below,
 * and the percentage is counted from it. Nothing without a reduction.
 */
export function reductionProps(
  reduction: Reduction | null,
  { money, label, lowest }: ReductionWords,
): Pick<PriceBlockProps, 'original' | 'originalLabel' | 'savings' | 'lowestPrice'> {
  if (!reduction) return {};
  const total = money(reduction.lowest);
  return {
    original: total,
    originalLabel: `${label}:`,
    savings: reduction.percent > 0 ? `−${reduction.percent}%` : undefined,
    lowestPrice: lowest(total, reduction.lowestEach === null ? null : money(reduction.lowestEach)),
  };
}
