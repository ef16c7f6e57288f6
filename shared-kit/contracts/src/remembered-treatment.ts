/** Treatments that a customer remembers for later: calls under /me/remembered-treatments. Source: docs/decisions/0230. */
import { z } from 'zod';
import { instant } from './envelope';
import { image } from './image';
import { gender } from './product-category';
import { MOST_REMEMBERED } from './remembered-list';

export const rememberedTreatment = z.object({
  /** Of the treatment or package: the record has no other one. */
  productId: z.string(),
  name: z.string(),
  slug: z.string(),
  gender,
  image,
  /** Sold in the market now; its price is that of GET /products. */
  isSold: z.boolean(),
  createdAt: instant,
});
export type RememberedTreatment = z.infer<typeof rememberedTreatment>;

/** POST /me/remembered-treatments: one, or what a visitor remembered before the login, the newest first. */
export const rememberRequest = z.strictObject({
  productIds: z
    .array(z.string().regex(/^[1-9]\d{0,17}$/))
    .min(1)
    .max(MOST_REMEMBERED),
});
export type RememberRequest = z.input<typeof rememberRequest>;
