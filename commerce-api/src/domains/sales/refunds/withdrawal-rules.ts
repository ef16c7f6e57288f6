/** Withdrawal from a distance contract. Pure. Source: readings.md, "Orders"; the law: integrations.md, "Law". */

export interface WithdrawableLine {
  orderItemId: string;
  price: number;
  returned: number;
  isWithdrawn: boolean;
  /** Visits that the line gives a right to; 0 for a line that is no treatment. */
  visits: number;
  /** Visits that were performed or not attended, or begin within `performedAtWithdrawalHours`. */
  performed: number;
}

export type Exclusion = 'performed' | 'withdrawn' | null;

/**
 * The refund of a line: all that was paid when nothing was performed, else the share of the unperformed part (rounded
 * in the customer's favour). Fully performed with the customer's prior consent: excluded.
 */
export function withdrawalOf(line: WithdrawableLine): { amount: number; exclusion: Exclusion } {
  if (line.isWithdrawn) return { amount: 0, exclusion: 'withdrawn' };
  if (line.visits > 0 && line.performed >= line.visits) return { amount: 0, exclusion: 'performed' };
  const share = line.visits > 0 ? Math.floor((line.price * line.performed) / line.visits) : 0;
  return { amount: Math.max(0, line.price - share - line.returned), exclusion: null };
}
