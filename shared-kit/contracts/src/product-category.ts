/** Product categories and body parts. Source: commerce-core.md section 3. */
import { z } from 'zod';
import { listQuery, localizedSlugs } from './envelope';
import { localeCode } from './platform';

/** Gender that a record is meant for. */
export const gender = z.enum(['male', 'female']);
export type Gender = z.infer<typeof gender>;

export const productCategory = z.object({
  id: z.string(),
  modelType: z.literal('productCategory'),
  enabled: z.boolean(),
  /** Stable key of the category: epilation, endermology, hydrogenCleansing, … */
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  slugs: localizedSlugs,
  locales: z.array(z.object({ locale: localeCode, name: z.string(), slug: z.string() })),
  isVirtual: z.boolean(),
  showInMenu: z.boolean(),
  /** Path of the category's own page without the locale's prefix; null when it has none. */
  link: z.string().nullable(),
});
export type ProductCategory = z.infer<typeof productCategory>;

/** GET /product-categories. `isVirtual`: those without treatments of their own (vouchers). */
export const productCategoriesQuery = listQuery.extend({ isVirtual: z.enum(['true', 'false', '1', '0']).optional() });

export const bodyPartGroupCode = z.enum(['top', 'bottom', 'face']);

export const bodyPart = z.object({
  id: z.string(),
  /** Stable key: armpits, legs, upperLip, … */
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  slugs: localizedSlugs,
  locale: localeCode,
  group: bodyPartGroupCode,
});
export type BodyPart = z.infer<typeof bodyPart>;

export const bodyPartGroup = z.object({
  id: bodyPartGroupCode,
  code: bodyPartGroupCode,
  name: z.string(),
  bodyParts: z.array(bodyPart),
});
export type BodyPartGroup = z.infer<typeof bodyPartGroup>;
