import type { ProductSummary } from '@aksamit/contracts';
import type { TreatmentListParams } from './api/list-treatments';

/** Related treatments on a product page: one row on a wide screen. */
export const RELATED_SHOWN = 3;

/**
 * Parameters for related treatments: the same zone and category; one more than shown, since the treatment itself is
 * among them.
 */
export function relatedListParams({
  gender,
  category,
}: Pick<ProductSummary, 'gender' | 'category'>): TreatmentListParams {
  return { gender, category: category.code, perPage: RELATED_SHOWN + 1 };
}
