import type { StaffOrderProduct } from '@aksamit/contracts/staff';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { purchaseWords } from '../purchase-words';
import { Actions } from './panel-style';

export interface FoundPurchaseProps {
  purchase: StaffOrderProduct;
  onBook(purchase: StaffOrderProduct): void;
  /** Shows its next visit; without it that has no button. */
  onNext?(purchase: StaffOrderProduct): void;
}

/** A bought treatment in a list: what is left of it, with a visit to be booked. */
export function FoundPurchase({ purchase, onBook, onNext }: FoundPurchaseProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { product, bookRefusal, nextStartAt } = purchase;
  return (
    <li>
      <strong>{product.name}</strong>
      <span>{purchaseWords(purchase, t, locale)}</span>
      {bookRefusal ? <span>{t(`staff.bookRefusal.${bookRefusal}`)}</span> : null}
      <Actions>
        {bookRefusal ? null : (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`${t('staff.book.submit')}: ${product.name}`}
            onClick={() => onBook(purchase)}
          >
            {t('staff.book.submit')}
          </Button>
        )}
        {nextStartAt && onNext ? (
          <Button size="sm" variant="secondary" onClick={() => onNext(purchase)}>
            {t('staff.customer.next', { at: formatDateTime(nextStartAt, locale) })}
          </Button>
        ) : null}
      </Actions>
    </li>
  );
}
