import type { StaffEvent } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { customerName, hoursOf, shortDay } from '../visit-words';
import { FoundList } from './panel-style';

export interface FoundVisitsProps {
  visits: readonly StaffEvent[];
  onChoose(event: StaffEvent): void;
}

/** Visits of the shown calendar that a search found: each opens by one press. */
export function FoundVisits({ visits, onChoose }: FoundVisitsProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  if (visits.length === 0) return null;
  return (
    <section aria-label={t('staff.customer.inCalendar')}>
      <h3>{t('staff.customer.inCalendar')}</h3>
      <FoundList>
        {visits.map((event) => (
          <li key={event.id}>
            <strong>{customerName(event, t)}</strong>
            <span>{event.product.name}</span>
            <Button size="sm" variant="secondary" onClick={() => onChoose(event)}>
              {t('staff.customer.open', { day: shortDay(storeDateOf(event.startAt), locale), hours: hoursOf(event) })}
            </Button>
          </li>
        ))}
      </FoundList>
    </section>
  );
}
