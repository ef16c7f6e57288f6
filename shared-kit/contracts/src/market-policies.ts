import { z } from 'zod';

/**
 * What a market agrees with its customers and offers them first: pages name these figures instead of writing them out. Older page servers do
 * not pass them on: components read them by `useMarketPolicies`.
 */
export const marketPolicies = z.object({
  /** Until so long before a visit its customer may move or cancel it. */
  cancellationNoticeHours: z.int().min(0),
  /** Notice of a booking after missed visits. */
  noShowNoticeHours: z.int().min(0),
  /** A chosen slot is held for so long. */
  holdMinutes: z.int().min(1),
  /** All in all, until it is paid for. */
  longestHoldMinutes: z.int().min(1),
  /** Country prefix that forms begin with. An older API does not send it. */
  phonePrefix: z.int().min(1).default(48),
});
export type MarketPolicies = z.infer<typeof marketPolicies>;
