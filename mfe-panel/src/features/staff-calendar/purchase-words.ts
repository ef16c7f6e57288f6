import type { LocaleCode } from '@aksamit/contracts/platform';
import type { StaffOrderProduct } from '@aksamit/contracts/staff';
import { formatDate, type Translate } from '@aksamit/module-sdk/i18n';

/** A purchase in a line: its order, what is left to book, the last visit, and whether it is paid for. */
export function purchaseWords(
  { orderNumber, leftCount, lastVisitOn, isPaid }: StaffOrderProduct,
  t: Translate,
  locale: LocaleCode,
): string {
  const parts = [
    orderNumber,
    t('staff.book.left', { count: leftCount }),
    ...(lastVisitOn ? [t('staff.book.lastVisit', { date: formatDate(lastVisitOn, locale) })] : []),
    ...(isPaid ? [] : [t('staff.book.unpaid')]),
  ];
  return parts.join(' · ');
}
