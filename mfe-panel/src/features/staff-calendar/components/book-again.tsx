import type { StaffEvent } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { CalendarPlus } from 'lucide-react';
import type { CalendarPanel } from '../calendar-panel';

export interface BookAgainProps {
  /** A visit of theirs. */
  event: Pick<StaffEvent, 'customer' | 'product'>;
  date: string;
  onOpen(panel: CalendarPanel): void;
}

/** Begins a visit for the same person and treatment, to be paid for in the salon: nothing is typed again. */
export function BookAgain({ event: { customer, product }, date, onOpen }: BookAgainProps) {
  const t = useTranslate();
  if (!customer) return null;
  const { firstName, lastName, phonePrefix, phone } = customer;
  const person = {
    firstName,
    lastName,
    phonePrefix: phonePrefix ?? '48',
    phone: phone ?? '',
    treatmentSearch: product.name,
    productId: product.id,
  };
  return (
    <Button size="sm" variant="secondary" onClick={() => onOpen({ kind: 'book', preset: { date, time: '', person } })}>
      <CalendarPlus aria-hidden="true" />
      {t('staff.book.again')}
    </Button>
  );
}
