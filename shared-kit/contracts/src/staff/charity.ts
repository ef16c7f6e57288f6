/** Entries of the charity campaign. Source: content-and-business-rules.md, "Charity campaign"; readings.md, "Clocks". */
import { z } from 'zod';
import { instant, listQuery, recordId } from '../envelope';

export const charityEntry = z.object({
  id: z.string(),
  locationId: z.string(),
  reviewerName: z.string(),
  reviewUrl: z.string().nullable(),
  rating: z.int(),
  hasComment: z.boolean(),
  hasPhotos: z.boolean(),
  postedAt: instant,
  /** Minor units of PLN. */
  amount: z.int(),
  status: z.enum(['counted', 'disqualified']),
  reason: z.string().nullable(),
});
export type CharityEntry = z.infer<typeof charityEntry>;

export const charityEntriesQuery = listQuery.extend({
  locationId: recordId.optional(),
  status: z.enum(['counted', 'disqualified']).optional(),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
});

/** POST /admin/charity-entries: a review that was seen on the maps service. */
export const charityEntryRequest = z.strictObject({
  locationId: recordId,
  reviewerName: z.string().trim().min(1).max(120),
  reviewUrl: z
    .string()
    .trim()
    .max(500)
    .regex(/^https:\/\//)
    .optional(),
  rating: z.int().min(1).max(5),
  hasComment: z.boolean(),
  hasPhotos: z.boolean(),
  postedAt: instant,
});

/** PUT /admin/charity-months/{month}: the month's sum was paid to the foundation. It cannot be reverted. */
export const charityMonthChange = z.strictObject({ paid: z.literal(true) });
export const charityMonthParams = z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) });

/** PUT /admin/charity-entries/{id}: excluded from the sum with a reason, or counted again. */
export const charityEntryChange = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('disqualified'), reason: z.string().trim().min(1).max(300) }),
  z.strictObject({ status: z.literal('counted') }),
]);
