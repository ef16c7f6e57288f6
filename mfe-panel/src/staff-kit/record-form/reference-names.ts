/** What a record may refer to. */
export const REFERENCE_NAMES = [
  'articleCategoryCodes',
  'articleCategories',
  'articles',
  'bodyParts',
  'categories',
  'categoryCodes',
  'cities',
  'cmsPages',
  'locations',
  'markets',
  'products',
  'promoBars',
  'sold',
  'voucherCategories',
] as const;
export type ReferenceName = (typeof REFERENCE_NAMES)[number];
