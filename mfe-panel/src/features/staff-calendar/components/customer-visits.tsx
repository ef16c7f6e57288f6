import type { CustomerVisit, StaffCustomer } from '@aksamit/contracts/staff';
import { formatFullDate } from '@aksamit/module-sdk/dates';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge, Button, Text } from '@aksamit/ui';
import { hoursOf, stateWord } from '../visit-words';
import { Actions, FoundList } from './panel-style';
import { STATE_TONES } from './visit-state';

export interface CustomerVisitsProps {
  customer: StaffCustomer;
  /** Of the shown calendar. */
  locationId: string;
  onVisit(visit: CustomerVisit): void;
}

/** The customer's visits in the caller's salons, the newest first; those of the shown salon open in the calendar. */
export function CustomerVisits({ customer: { visits, counts }, locationId, onVisit }: CustomerVisitsProps) {
  const t = useTranslate();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <section aria-label={t('staff.card.visits')}>
      <h3>{t('staff.card.visits')}</h3>
      <FoundList>
        {visits.map((visit) => (
          <Visit key={visit.id} visit={visit} locationId={locationId} onVisit={onVisit} />
        ))}
      </FoundList>
      {all > visits.length ? (
        <Text size="sm" tone="muted">
          {t('staff.card.newestVisits', { shown: visits.length, all })}
        </Text>
      ) : null}
    </section>
  );
}

function Visit({ visit, locationId, onVisit }: Omit<CustomerVisitsProps, 'customer'> & { visit: CustomerVisit }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { product, therapist, location, doneStatus, note } = visit;
  const day = formatFullDate(visit.startAt, locale);
  const marks = [
    ...(visit.interviewAt ? [t('staff.mark.interviewDone')] : []),
    ...(visit.customerCardAt ? [t('staff.mark.cardDone')] : []),
    ...(visit.guardianConsentAt ? [t('staff.mark.guardianDone')] : []),
  ];
  return (
    <li>
      <strong>
        {day}, {hoursOf(visit)}
      </strong>
      <Badge tone={STATE_TONES[doneStatus]}>{stateWord(doneStatus, t)}</Badge>
      <span>{[product.name, therapist.name, location.name].join(' · ')}</span>
      {marks.length > 0 ? <span>{marks.join(', ')}</span> : null}
      {note ? <span>{t('staff.card.visitNote', { note })}</span> : null}
      {location.id === locationId && doneStatus !== 'canceled' ? (
        <Actions>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('staff.customer.open', { day, hours: hoursOf(visit) })}
            onClick={() => onVisit(visit)}
          >
            {t('staff.card.openVisit')}
          </Button>
        </Actions>
      ) : null}
    </li>
  );
}
