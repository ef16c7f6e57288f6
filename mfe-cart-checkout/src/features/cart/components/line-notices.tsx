import type { CartItem } from '@aksamit/contracts';
import { isHttpError } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { Notice } from '@aksamit/ui';
import { messageOfError } from '../../../requests/message-of-error';
import type { useChangeCartItem } from '../api/change-cart-item';
import type { PriceChange } from '../price-changes';
import type { useQuantity } from '../use-quantity';

/** Changes of one line that the cart sends. */
export interface LineChanges {
  item: CartItem;
  quantity: ReturnType<typeof useQuantity>;
  /** Whether the line is selected for this order. */
  acceptance: ReturnType<typeof useChangeCartItem>;
}

/** What the customer has to know about the line before paying, and refused changes. */
export function LineNotices({
  item,
  priceChange,
  quantity,
  acceptance,
}: LineChanges & { priceChange: PriceChange | undefined }) {
  const t = useTranslate();
  const money = useMoney();
  const hasNoPrice = isHttpError(quantity.error) && quantity.error.code === 'no_price';
  return (
    <>
      {item.pricing === null ? <Notice tone="warning">{t('line.unavailable')}</Notice> : null}
      {priceChange ? (
        <Notice tone="warning">
          {t(priceChange.after > priceChange.before ? 'line.dearer' : 'line.cheaper', {
            before: money(priceChange.before, item.pricing?.currency.code),
            after: money(priceChange.after, item.pricing?.currency.code),
          })}
        </Notice>
      ) : null}
      {item.isAccepted ? null : <Notice>{t('line.notAccepted')}</Notice>}
      {acceptance.isError ? <Notice tone="alert">{messageOfError(acceptance.error, t)}</Notice> : null}
      {quantity.error ? (
        <Notice tone="alert">
          {hasNoPrice ? t('line.noPrice', { count: quantity.most }) : messageOfError(quantity.error, t)}
        </Notice>
      ) : null}
    </>
  );
}
