/** Withdrawal from the contract of an order. Source: readings.md, "Orders". */
import { z } from 'zod';

/** POST /orders/{id}/withdrawal. Errors: 409 withdrawal_over, nothing_to_withdraw; 422. */
export const withdrawalRequest = z.strictObject({
  /** Lines; without them the whole order. */
  orderItemIds: z.array(z.string().max(60)).min(1).max(50).optional(),
  /** The second step: without it nothing changes. */
  confirmed: z.boolean().optional(),
});
export type WithdrawalRequest = z.input<typeof withdrawalRequest>;

export const withdrawal = z.object({
  orderId: z.string(),
  /** The last instant at which one can withdraw. */
  withdrawUntil: z.string(),
  /** What goes back, in minor units. */
  amount: z.number().int(),
  /** What was not paid yet and is no longer due. */
  amountWaived: z.number().int().optional(),
  /** When it was confirmed; null: a preview. */
  confirmedAt: z.string().nullable(),
  items: z.array(
    z.object({
      orderItemId: z.string(),
      amount: z.number().int(),
      /** Why not: fully performed with prior consent, or already withdrawn. */
      exclusion: z.enum(['performed', 'withdrawn']).nullable(),
    }),
  ),
});
export type Withdrawal = z.infer<typeof withdrawal>;
