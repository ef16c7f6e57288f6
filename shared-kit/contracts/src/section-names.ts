/** Names that sections of pages choose from. Source: docs/decisions/0197. */
import { z } from 'zod';

/** A drawing that comes with the shop, for sections without a photograph. */
export const sectionDrawing = z.enum([
  'velvet',
  'laser',
  'wavelengths',
  'hair-growth',
  'salon',
  'phone',
  'paw',
  'partners',
  'voucher',
  'treatment',
  'review',
  'letter',
]);
export type SectionDrawing = z.infer<typeof sectionDrawing>;

/** Ground of a promo bar: the shop's soft tone, a plain framed one, or dark velvet. Source: docs/decisions/0241. */
export const promoBarLook = z.enum(['soft', 'plain', 'velvet']);
export type PromoBarLook = z.infer<typeof promoBarLook>;

export const sectionFormName = z.enum([
  'contact',
  'contactBusiness',
  'callBack',
  'businessIdea',
  'professional',
  'reviewer',
  'newsletter',
]);
export type SectionFormName = z.infer<typeof sectionFormName>;
