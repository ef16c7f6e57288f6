/** Companies of the REGON register (GUS), for invoice data. Source: calls.md, "GET /gus". */
import { z } from 'zod';

/** A company as an invoice names it. */
export const gusData = z.object({
  vatId: z.string(),
  /** REGON number. */
  regon: z.string(),
  companyName: z.string(),
  /** Street and number; of a place without streets its name and number. */
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.literal('PL'),
});
export type GusData = z.infer<typeof gusData>;

/** GET /gus. Blanks, hyphens and a leading PL are ignored; a wrong check digit is 422. */
export const gusQuery = z.strictObject({ nip: z.string().trim().min(1).max(20) });
