/**
 * Splits an amount over weights by largest remainder, so that the parts always add up to the amount.
 * Whole minor units; equal remainders go to the earlier part. Nothing is split when no weight is positive.
 * Source: readings.md, "Money".
 */
export function splitAmount(amountMinor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0 || amountMinor <= 0) return weights.map(() => 0);
  // Products of two amounts leave the safe integers, so the division is done in BigInt.
  const shares = weights.map((weight, index) => {
    const product = BigInt(weight) * BigInt(amountMinor);
    return { index, part: Number(product / BigInt(sum)), remainder: Number(product % BigInt(sum)) };
  });
  let left = amountMinor - shares.reduce((total, share) => total + share.part, 0);
  for (const share of [...shares].sort((a, b) => b.remainder - a.remainder || a.index - b.index)) {
    if (left <= 0) break;
    share.part += 1;
    left -= 1;
  }
  return shares.map((share) => share.part);
}
