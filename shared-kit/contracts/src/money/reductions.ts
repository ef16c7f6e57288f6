/** Rules for the reference prices shown beside a price. Pure; amounts in minor units. Source: docs/decisions/0090. */

/**
 * Whole per cent that an amount is below another, rounded down, so that no reduction is overstated; 0 when it is not
 * below. Source: commerce-core.md section 5, "Savings percentages are whole numbers".
 */
export function percentBelow(referenceMinor: number, amountMinor: number): number {
  if (referenceMinor <= 0 || amountMinor >= referenceMinor) return 0;
  return Math.floor(((referenceMinor - amountMinor) * 100) / referenceMinor);
}

/** One way of buying something. */
export interface BoughtPieces {
  /** What is paid for all pieces, after the promotion and before codes. */
  paid: number;
  /** Lowest price of one piece in the 30 days before the running promotion; null without one. */
  lowestPiece: number | null;
  pieces: number;
  /** Treatments in all; the pieces themselves unless they are packages. */
  treatments?: number;
}

/** What is announced of a promotion. */
export interface Reduction {
  /** The lowest price of the 30 days before, for all pieces: the reference price, which is struck. */
  lowest: number;
  /** The same for one treatment, rounded to the minor unit; null where only one is bought. */
  lowestEach: number | null;
  /** Whole per cent below `lowest`; 0: too little to be shown. */
  percent: number;
}

/**
 * The reduction that a promotion may announce. It is counted from the lowest price of the 30 days before, never from the
 * price just before; where that is not undercut there is no reduction, whatever the price was on the last day.
 * Source: CJEU C-330/23; art. 4 of the Polish price information act.
 */
export function reductionOf({ paid, lowestPiece, pieces, treatments = pieces }: BoughtPieces): Reduction | null {
  if (lowestPiece === null) return null;
  const lowest = lowestPiece * pieces;
  if (paid >= lowest) return null;
  return {
    lowest,
    lowestEach: treatments > 1 ? Math.round(lowest / treatments) : null,
    percent: percentBelow(lowest, paid),
  };
}
