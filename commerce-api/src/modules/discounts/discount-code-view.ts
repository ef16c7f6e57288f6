import type { DiscountCode, LocaleCode } from '@aksamit/shared-kit/contracts';
import { isLimitReached } from './discount-code-rules';
import type { DiscountCodeRecord } from './discount-queries';

/** A code as the API gives it, in one locale. */
export function toDiscountCode(record: DiscountCodeRecord, locale: LocaleCode): DiscountCode {
  const { id, code, discountType, discountValue, productCategory, validTo } = record;
  return {
    id,
    code,
    discountType,
    discountValue,
    productCategory: productCategory && {
      id: productCategory.id,
      name: productCategory.name[locale],
      slug: productCategory.slugs[locale],
    },
    validTo: validTo?.toISOString() ?? null,
    limitReached: isLimitReached(record),
  };
}
