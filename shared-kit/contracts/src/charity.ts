/** The charity campaign's sums. Source: content-and-business-rules.md, "Charity campaign". */
import { z } from 'zod';
import { instant, listQuery } from './envelope';

/** A month as it was published, by the 10th of the next; paid by the 20th. */
export const charityTotal = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  entriesCount: z.int().min(0),
  /** Minor units. */
  amount: z.int().min(0),
  currency: z.literal('PLN'),
  publishedAt: instant,
  /** Local date. */
  payBy: z.string(),
  paidAt: instant.nullable(),
});
export type CharityTotal = z.infer<typeof charityTotal>;

/** GET /charity-totals. `sort`: month, amount. */
export const charityTotalsQuery = listQuery;
