/** What a record may refer to. */
export const REFERENCE_NAMES = [
  'bodyParts',
  'categories',
  'cities',
  'locations',
  'markets',
  'products',
  'sold',
  'voucherCategories',
] as const;
export type ReferenceName = (typeof REFERENCE_NAMES)[number];
