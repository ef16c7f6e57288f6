import type { DiscountCode, LocaleCode, Market, OwnDiscountCode } from '@aksamit/contracts';
import { moneyText } from '@aksamit/contracts/money';
import { codeRefusal, isLimitReached } from './discount-code-rules';
import type { DiscountCodeRecord } from './discount-queries';
import type { OwnCodeRecord } from './own-code-queries';

/** A code as the API returns it, in one locale. */
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

interface ViewContext {
  market: Market;
  locale: LocaleCode;
  now: Date;
}

function statusOf(record: OwnCodeRecord, now: Date): OwnDiscountCode['status'] {
  const isUsed = record.usedByCustomer > 0 && (record.customerLimit ?? 1) <= record.usedByCustomer;
  if (isUsed) return 'used';
  const refusal = codeRefusal(record, now);
  if (refusal === 'expired') return 'expired';
  return refusal ? 'unavailable' : 'toBeUsed';
}

/** A code of a customer's own list, with its current state. */
export function toOwnDiscountCode(record: OwnCodeRecord, { market, locale, now }: ViewContext): OwnDiscountCode {
  const code = toDiscountCode(record, locale);
  const [currency] = market.currencies;
  const amount = moneyText(record.discountValue, currency?.code ?? 'PLN', locale);
  const off = record.discountType === 'percentage' ? `${record.discountValue}%` : amount;
  return {
    ...code,
    status: statusOf(record, now),
    info: [`−${off}`, code.productCategory?.name].filter(Boolean).join(' · '),
    addedAt: new Date(record.addedAt).toISOString(),
  };
}
