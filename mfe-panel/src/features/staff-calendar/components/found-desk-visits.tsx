import type { StaffEvent } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { formatFullDate } from '@aksamit/module-sdk/dates';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge, Button, LinkButton, Notice } from '@aksamit/ui';
import { useId } from 'react';
import { PhoneLink } from '../../../staff-kit/phone-link';
import { deskVisitsQuery } from '../api/desk-visits';
import { refusalOf } from '../refusal';
import { customerName, hoursOf, searchTextOf, stateWord } from '../visit-words';
import { Actions, FoundList } from './panel-style';
import { STATE_TONES } from './visit-state';

export interface FoundDeskVisitsProps {
  text: string;
  /** Of the shown calendar. */
  locationId: string;
  /** Those that stand above already. */
  exceptIds: readonly string[];
  /** Shows a visit of this salon in the calendar of its day. */
  onVisit(visit: Pick<StaffEvent, 'id' | 'startAt'>): void;
  /** Opens the card of a visit's customer. */
  onCard(visitId: string): void;
}

/** Visits on any day that somebody booked by phone or at the desk: no purchase leads to them. */
export function FoundDeskVisits({ text, exceptIds, ...actions }: FoundDeskVisitsProps) {
  const t = useTranslate();
  const headingId = useId();
  const { data, error } = useQuery(deskVisitsQuery(useHttp(), text));
  if (error) {
    return (
      <Notice tone="alert" announce="polite" title={t('staff.customer.deskVisits')}>
        {refusalOf(error, t).message}
      </Notice>
    );
  }
  const visits = (data ?? []).filter(({ id }) => !exceptIds.includes(id));
  if (visits.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{t('staff.customer.deskVisits')}</h3>
      <FoundList>
        {visits.map((visit) => (
          <DeskVisit key={visit.id} visit={visit} {...actions} />
        ))}
      </FoundList>
    </section>
  );
}

function DeskVisit({
  visit,
  locationId,
  onVisit,
  onCard,
}: { visit: StaffEvent } & Omit<FoundDeskVisitsProps, 'text' | 'exceptIds'>) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { customer, doneStatus, location, product } = visit;
  const name = customerName(visit, t);
  const day = formatFullDate(visit.startAt, locale);
  return (
    <li>
      <strong>
        {day}, {hoursOf(visit)}
      </strong>
      <span>
        {name} <PhoneLink phonePrefix={customer?.phonePrefix ?? null} phone={customer?.phone ?? null} />
      </span>
      <span>{[product.name, location.name].join(' · ')}</span>
      {doneStatus === 'active' ? null : <Badge tone={STATE_TONES[doneStatus]}>{stateWord(doneStatus, t)}</Badge>}
      <Actions>
        {location.id === locationId ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('staff.customer.open', { day, hours: hoursOf(visit) })}
            onClick={() => onVisit(visit)}
          >
            {t('staff.card.openVisit')}
          </Button>
        ) : (
          <OtherSalonLink visit={visit} />
        )}
        <Button
          size="sm"
          variant="secondary"
          aria-label={`${t('staff.card.title')}: ${name}`}
          onClick={() => onCard(visit.id)}
        >
          {t('staff.card.title')}
        </Button>
      </Actions>
    </li>
  );
}

/** Leads to the day in the calendar of the visit's salon, where the same search finds it. */
function OtherSalonLink({ visit }: { visit: StaffEvent }) {
  const t = useTranslate();
  const calendar = useHref()('panel/staff-calendar');
  const { id, name } = visit.location;
  const query = new URLSearchParams({ salon: id, date: storeDateOf(visit.startAt), find: searchTextOf(visit) ?? '' });
  return (
    <LinkButton size="sm" variant="secondary" href={`${calendar}?${query}`}>
      {t('staff.customer.inSalon', { salon: name })}
    </LinkButton>
  );
}
